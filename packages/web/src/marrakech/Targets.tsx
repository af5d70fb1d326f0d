import { useRef } from "preact/hooks";
import { columnOf, higherSquare, lowerSquare, makeSquareName, placementOf, rowOf } from "@riad/marrakech";
import type { MarrakechPosition, Square } from "@riad/marrakech";
import { BOARD, MARGIN } from "./art/Courtyard.tsx";
import { SQUARE } from "./art/tracks.tsx";
import type { Sitter } from "../play/face.ts";
import { joinParts } from "../words/sentences.ts";
import { say } from "../words/words.ts";
import type { Laying } from "./choice.ts";
import { percent, pointUnder, squareAtPoint } from "./geometry.ts";
import { consequenceWords } from "./LayPanel.tsx";
import { groundWords } from "./sentences.ts";

/** A shorter movement is a tap, in pixels. */
const THRESHOLD = 8;

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface TargetsProps {
  position: MarrakechPosition;
  laying: Laying;
  sitters: readonly Sitter[];
  /** By how many quarter turns the board is rotated. */
  side: number;
  /** A square was tapped, or a drag ended on it. */
  tap: (square: Square) => void;
}

/** The squares a rug may lie on, as buttons over the board: tap two, drag from one to the other, or use the arrow keys. */
export function Targets({ position, laying, sitters, side, tap }: TargetsProps) {
  const group = useRef<HTMLDivElement>(null);
  const drag = useRef<{ square: Square; x: number; y: number; isMoving: boolean } | null>(null);
  const hasDragged = useRef(false);
  const first = laying.first.value;
  const squares = laying.squares;
  const partners = first === null ? [] : laying.partners(first);
  const roving = first ?? squares[0];
  const held = laying.regarded.value;
  const isHeld = (square: Square) => held !== null && (square === lowerSquare(held) || square === higherSquare(held));

  /** The second half says what the whole rug would do, as the panel does for the eye. */
  const nameOf = (square: Square) => {
    const given = { square: makeSquareName(square), ground: groundWords(position, square) };
    if (first === null || !partners.includes(square)) return say("firstHalf", given);
    const consequence = consequenceWords(laying, placementOf(first, square), position.turn, sitters);
    return joinParts([say("secondHalf", given), consequence]);
  };

  const walk = (event: KeyboardEvent, from: Square) => {
    if (event.key === "Escape" && first !== null) {
      event.preventDefault();
      event.stopPropagation();
      laying.putBack();
      group.current?.querySelector<HTMLElement>(`[data-square="${first}"]`)?.focus();
      return;
    }
    const seen = KEYS[event.key];
    if (seen === undefined) return;
    const step = onBoard(seen, side);
    event.preventDefault();
    event.stopPropagation();
    // Once the first half is chosen the arrows lead to its second half only.
    const next = nearest(first === null ? squares : [first, ...partners], from, step);
    if (next !== null) group.current?.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
  };

  const move = (event: PointerEvent) => {
    if (drag.current === null) return;
    const { x, y, square } = drag.current;
    if (!drag.current.isMoving && Math.hypot(event.clientX - x, event.clientY - y) < THRESHOLD) return;
    if (!drag.current.isMoving) {
      drag.current.isMoving = true;
      laying.chosen.value = null;
      laying.first.value = square;
    }
    laying.hover(squareUnder(event, group.current, side));
  };

  const end = (event: PointerEvent) => {
    const dragged = drag.current;
    drag.current = null;
    if (dragged?.isMoving !== true) return;
    const under = squareUnder(event, group.current, side);
    // The click that a mouse makes of a drag belongs to the whole group, and means nothing more.
    hasDragged.current = true;
    if (under === null || under === dragged.square) return;
    if (squares.includes(under)) tap(under);
    else laying.refuse(under);
  };

  return (
    <div
      class="targets"
      ref={group}
      role="group"
      aria-label={say("squaresForRug")}
      onPointerDownCapture={() => (hasDragged.current = false)}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => (drag.current = null)}
      onClick={(event) => {
        if (hasDragged.current) return;
        const missed = event.target === event.currentTarget ? squareOf(event, event.currentTarget) : null;
        if (missed !== null) laying.refuse(missed);
      }}
    >
      {squares.map((square) => (
        <button
          key={square}
          type="button"
          data-square={square}
          class={`${targetClass(square, first, partners, laying)}${isHeld(square) ? " under" : ""}`}
          tabIndex={square === roving ? 0 : -1}
          aria-pressed={square === first}
          aria-label={nameOf(square)}
          style={{
            left: percent(MARGIN + columnOf(square) * SQUARE),
            top: percent(MARGIN + rowOf(square) * SQUARE),
            width: percent(SQUARE),
            height: percent(SQUARE),
          }}
          onPointerDown={(event) => {
            drag.current = { square, x: event.clientX, y: event.clientY, isMoving: false };
            // Otherwise all further events would go to the square that was touched first.
            if (event.currentTarget.hasPointerCapture(event.pointerId))
              event.currentTarget.releasePointerCapture(event.pointerId);
          }}
          onPointerEnter={(event) => {
            if (event.pointerType === "mouse" && drag.current === null) laying.hover(square);
          }}
          onPointerLeave={() => {
            if (drag.current === null) laying.hover(null);
          }}
          onFocus={() => laying.hover(square)}
          onKeyDown={(event) => walk(event, square)}
          onClick={() => tap(square)}
        />
      ))}
    </div>
  );
}

function targetClass(square: Square, first: Square | null, partners: readonly Square[], laying: Laying): string {
  if (square === first) return "target first";
  if (first === null) return "target";
  return partners.includes(square) ? "target partner" : `target far${laying.chosen.value === null ? "" : " rest"}`;
}

/** The square under a click on the group itself, whichever way the board is turned. */
function squareOf({ offsetX, offsetY }: MouseEvent, { offsetWidth }: HTMLElement): Square | null {
  return squareAtPoint({ x: (offsetX / offsetWidth) * BOARD, y: (offsetY / offsetWidth) * BOARD });
}

/** The square under the pointer, also where no rug may lie. */
function squareUnder({ clientX: x, clientY: y }: PointerEvent, group: HTMLElement | null, side: number): Square | null {
  return group === null ? null : squareAtPoint(pointUnder({ x, y }, group, side));
}

/** A direction on screen as a direction on the board, which may be rotated. */
function onBoard([dx, dy]: readonly [number, number], side: number): readonly [number, number] {
  let [x, y] = [dx, dy];
  for (let quarter = 0; quarter < side; quarter++) [x, y] = [y, -x];
  return [x, y];
}

/** The closest square that lies in the direction of the key. */
function nearest(squares: readonly Square[], from: Square, [dx, dy]: readonly [number, number]): Square | null {
  let best: Square | null = null;
  let least = Infinity;
  for (const square of squares) {
    const along = (columnOf(square) - columnOf(from)) * dx + (rowOf(square) - rowOf(from)) * dy;
    const aside = Math.abs((columnOf(square) - columnOf(from)) * dy) + Math.abs((rowOf(square) - rowOf(from)) * dx);
    if (along <= 0 || along + 2 * aside >= least) continue;
    least = along + 2 * aside;
    best = square;
  }
  return best;
}
