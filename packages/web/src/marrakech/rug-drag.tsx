/** Carrying the rug in hand onto the board with the pointer: an addition to tapping, never the only way. */
import { useComputed, useSignal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Move } from "@riad/core";
import type { MarrakechPosition } from "@riad/marrakech";
import { useRef } from "preact/hooks";
import { colourToLay } from "./Board.tsx";
import type { Laying } from "./choice.ts";
import { pointUnder, squareAtPoint } from "./geometry.ts";

/** A shorter movement is a tap, in pixels. */
const THRESHOLD = 8;
/** How long a rug that was dropped where it cannot lie takes back to the panel, in milliseconds. */
const RETURN = 200;

interface CarriedAt {
  /** In pixels of the window. */
  readonly x: number;
  readonly y: number;
  /** On its way back to the panel. */
  readonly returns: boolean;
}

/** Signals, so that the table is not redrawn with every movement of the pointer. */
interface RugDrag {
  /** Null while nothing is carried. */
  readonly at: ReadonlySignal<CarriedAt | null>;
  readonly isCarried: ReadonlySignal<boolean>;
  readonly start: (event: PointerEvent) => void;
}

interface RugDragWish {
  laying: Laying;
  /** What lies over the board and turns with it. */
  over: () => Element | null;
  side: number;
  /** The rug was dropped where it may lie. */
  drop: (move: Move) => void;
}

export function useRugDrag(wish: RugDragWish): RugDrag {
  const at = useSignal<CarriedAt | null>(null);
  const isCarried = useComputed(() => at.value !== null);
  const latest = useRef(wish);
  latest.current = wish;

  function start(event: PointerEvent): void {
    if (event.button !== 0 || latest.current.laying.moves.length === 0) return;
    const picture = event.currentTarget as Element;
    const { clientX, clientY, pointerId } = event;
    let hasMoved = false;
    const under = ({ clientX: x, clientY: y }: PointerEvent) => {
      const { over, side } = latest.current;
      const board = over();
      return board === null ? null : pointUnder({ x, y }, board, side);
    };
    const move = (moved: PointerEvent) => {
      if (!hasMoved && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < THRESHOLD) return;
      hasMoved = true;
      at.value = { x: moved.clientX, y: moved.clientY, returns: false };
      const point = under(moved);
      latest.current.laying.hovered.value = point === null ? null : latest.current.laying.moveAt(point);
    };
    const end = (ended: PointerEvent) => {
      picture.removeEventListener("pointermove", move as EventListener);
      picture.removeEventListener("pointerup", end as EventListener);
      picture.removeEventListener("pointercancel", end as EventListener);
      if (!hasMoved) return;
      const { laying, drop } = latest.current;
      const point = ended.type === "pointerup" ? under(ended) : null;
      const found = point === null ? null : laying.moveAt(point);
      laying.hovered.value = null;
      if (found !== null) {
        at.value = null;
        drop(found);
        return;
      }
      const square = point === null ? null : squareAtPoint(point);
      if (square !== null) laying.refuse(square, null);
      const { left, top, width, height } = picture.getBoundingClientRect();
      at.value = { x: left + width / 2, y: top + height / 2, returns: true };
      setTimeout(() => {
        if (at.value?.returns === true) at.value = null;
      }, RETURN);
    };
    picture.setPointerCapture(pointerId);
    picture.addEventListener("pointermove", move as EventListener);
    picture.addEventListener("pointerup", end as EventListener);
    picture.addEventListener("pointercancel", end as EventListener);
  }

  return { at, isCarried, start };
}

interface CarriedRugProps {
  at: RugDrag["at"];
  position: MarrakechPosition;
  laying: Laying;
}

/** The rug under the pointer; where it may lie, the board shows it instead. */
export function CarriedRug({ at: { value: at }, position, laying }: CarriedRugProps) {
  if (at === null) return null;
  const kind = `${at.returns ? " returns" : ""}${laying.hovered.value === null ? "" : " placed"}`;
  return (
    <div class={`carried-rug${kind}`} aria-hidden="true" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <svg viewBox="0 0 200 100">
        <use href={`#rug-${colourToLay(position)}`} width="200" height="100" />
      </svg>
    </div>
  );
}
