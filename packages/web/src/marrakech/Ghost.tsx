import type { Move } from "@riad/core";
import { NO_COLOUR, PASS, columnOf, higherSquare, lowerSquare, makeColour, rowOf } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { MARGIN } from "./art/Courtyard.tsx";
import { Rug } from "./art/Rug.tsx";
import type { RugColour } from "./art/weaves.tsx";
import { SQUARE } from "./art/tracks.tsx";

interface GhostProps {
  position: MarrakechPosition;
  move: Move;
  /** Held over the board, or dropping onto it. */
  kind: "ghost" | "arriving";
}

/** A rug that does not lie yet. */
export function Ghost({ position, move, kind }: GhostProps) {
  if (move === PASS) return null;
  const square = lowerSquare(move);
  const x = MARGIN + columnOf(square) * SQUARE;
  const y = MARGIN + rowOf(square) * SQUARE;
  const isDown = columnOf(higherSquare(move)) === columnOf(square);
  const colour = position.rugColour === NO_COLOUR ? position.colour(position.turn) : position.rugColour;
  const middle = { x: x + (isDown ? SQUARE / 2 : SQUARE), y: y + (isDown ? SQUARE : SQUARE / 2) };
  return (
    <g class={kind} style={{ transformOrigin: `${middle.x}px ${middle.y}px` }} pointer-events="none">
      <Rug colour={makeColour(colour) as RugColour} x={x} y={y} square={SQUARE} turn={isDown ? 90 : 0} />
      {kind === "ghost" && (
        <rect
          class="ghost-edge"
          x={x + 1}
          y={y + 1}
          width={(isDown ? SQUARE : 2 * SQUARE) - 2}
          height={(isDown ? 2 * SQUARE : SQUARE) - 2}
          rx="6"
        />
      )}
    </g>
  );
}
