/** Rugs on their way: held over the board, unrolling on it, and the outline of the one that was laid last. */
import type { Move } from "@riad/core";
import { PASS, columnOf, higherSquare, lowerSquare, rowOf } from "@riad/marrakech";
import type { MarrakechPosition, Square } from "@riad/marrakech";
import { MARGIN } from "./art/Courtyard.tsx";
import { Rug } from "./art/Rug.tsx";
import { SQUARE } from "./art/tracks.tsx";
import { RUGS } from "./art/weaves.tsx";
import { colourToLay } from "./Board.tsx";
import { percent } from "./geometry.ts";

interface LooseRugProps {
  position: MarrakechPosition;
  move: Move;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The two squares of a rug, in units of the board. */
function boxOf(move: Move): Box {
  const [low, high] = [lowerSquare(move), higherSquare(move)];
  return {
    x: MARGIN + columnOf(low) * SQUARE,
    y: MARGIN + rowOf(low) * SQUARE,
    width: (columnOf(high) - columnOf(low) + 1) * SQUARE,
    height: (rowOf(high) - rowOf(low) + 1) * SQUARE,
  };
}

/** A rug that has not been laid yet: whole, and lifted off the board with its shadow beneath it. */
export function HeldRug({ position, move }: LooseRugProps) {
  if (move === PASS) return null;
  const { x, y, width, height } = boxOf(move);
  const isDown = height > width;
  return (
    <g class="held" pointer-events="none">
      <rect class="held-shade" x={x + 10} y={y + 16} width={width - 6} height={height - 6} rx="8" />
      <g class="held-rug" style={{ transformOrigin: `${x + width / 2}px ${y + height / 2}px` }}>
        <Rug colour={colourToLay(position)} x={x} y={y} square={SQUARE} turn={isDown ? 90 : 0} />
        <Edge class="held-edge" box={{ x: x + 2, y: y + 2, width: width - 4, height: height - 4 }} />
      </g>
    </g>
  );
}

/**
 * A rug that unrolls where it is laid, away from Assam. Frame, cloth and roll are elements of their own that are only moved, so
 * that neither the wool nor the board is painted again while it happens.
 */
export function UnrollingRug({ position, move, lasts }: LooseRugProps & { lasts: number }) {
  if (move === PASS) return null;
  const near = nearHalf(position.assam, move);
  const turn = near === lowerSquare(move) ? 0 : 180;
  const { width, height } = boxOf(move);
  const angle = (height > width ? 90 : 0) + turn;
  const colour = colourToLay(position);
  return (
    <div
      class="unrolling"
      style={{
        left: percent(MARGIN + columnOf(near) * SQUARE),
        top: percent(MARGIN + rowOf(near) * SQUARE),
        width: percent(2 * SQUARE),
        height: percent(SQUARE),
        rotate: `${angle}deg`,
        "--unroll": `${lasts}ms`,
        "--roll": RUGS[colour].base,
      }}
      aria-hidden="true"
    >
      <div class="unrolling-frame">
        <svg class="unrolling-cloth" viewBox={`0 0 ${2 * SQUARE} ${SQUARE}`}>
          <Rug colour={colour} x={0} y={0} square={SQUARE} turn={0} />
        </svg>
      </div>
      <div class="unrolling-roll" />
    </div>
  );
}

/** The half next to Assam; the first one where both are as near. */
function nearHalf(assam: Square, move: Move): Square {
  const [low, high] = [lowerSquare(move), higherSquare(move)];
  return distance(assam, high) < distance(assam, low) ? high : low;
}

function distance(one: Square, other: Square): number {
  return Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other));
}

/** A line round the rug that was laid last, for a moment; looking back it stays. */
export function LatestRug({ move }: { move: Move }) {
  if (move === PASS) return null;
  const { x, y, width, height } = boxOf(move);
  return <Edge class="latest-rug" box={{ x: x + 2, y: y + 2, width: width - 4, height: height - 4 }} />;
}

/** What a lesson speaks of. */
export function MarkedSquare({ square }: { square: number }) {
  const [x, y] = [MARGIN + columnOf(square) * SQUARE, MARGIN + rowOf(square) * SQUARE];
  return <Edge class="subject" box={{ x: x + 2, y: y + 2, width: SQUARE - 4, height: SQUARE - 4 }} />;
}

/** A line of gold with a dark one under it, to be seen on any rug. */
function Edge({ class: kind, box }: { class: string; box: Box }) {
  return (
    <g class={kind}>
      <rect class="edge-ground" {...box} rx="8" />
      <rect {...box} rx="8" />
    </g>
  );
}
