/** Two ways to turn Assam, or two places for a rug, outlined on the board at once. */
import type { Move } from "@riad/core";
import { PASS, columnOf, higherSquare, lowerSquare, outlookOf, rowOf } from "@riad/marrakech";
import type { MarrakechPosition, Square } from "@riad/marrakech";
import { comparedWord } from "../play/compared-words.ts";
import type { Compared } from "../play/face.ts";
import { MARGIN } from "./art/Courtyard.tsx";
import { SQUARE } from "./art/tracks.tsx";
import { centreOf, pathLine, walkStands } from "./geometry.ts";

interface ComparedMarksProps {
  position: MarrakechPosition;
  compared: readonly Compared[];
}

export function ComparedMarks({ position, compared }: ComparedMarksProps) {
  const Mark = position.phase === "rotate" ? Way : Place;
  return (
    <g class="compared-marks">
      {compared.map(({ move, kind }) => (
        <Mark key={kind} position={position} move={move} kind={kind} />
      ))}
      {position.phase === "lay" && compared.map((one) => <Label key={one.kind} {...{ one, compared }} />)}
    </g>
  );
}

type MarkProps = Compared & { position: MarrakechPosition };

/** The way, and what each square costs where it may end. */
function Way({ position, move, kind }: MarkProps) {
  const { heading, landings } = outlookOf(position, move);
  const line = pathLine(walkStands(position.assam, heading, 4));
  return (
    <>
      <path class="compared-edge" d={line} />
      <path class={`compared ${kind}`} d={line} />
      {landings.map(({ die, square, payment }) => {
        const { x, y } = centreOf(square);
        return (
          <g key={die} class={`compared-cost ${kind}`} transform={`translate(${x} ${y})`}>
            <circle r="21" />
            <text y="9" font-size="26" text-anchor="middle">
              {payment?.due ?? 0}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Place({ move, kind }: MarkProps) {
  if (move === PASS) return null;
  const [low, high] = [lowerSquare(move), higherSquare(move)];
  const box = {
    x: MARGIN + columnOf(low) * SQUARE + 4,
    y: MARGIN + rowOf(low) * SQUARE + 4,
    width: (columnOf(high) - columnOf(low) + 1) * SQUARE - 8,
    height: (rowOf(high) - rowOf(low) + 1) * SQUARE - 8,
    rx: 8,
  };
  return (
    <>
      <rect class="compared-edge" {...box} />
      <rect class={`compared ${kind}`} {...box} />
    </>
  );
}

/** On the edge of the frame, so that the rug below it stays in sight: above the upper of two rugs, below the lower one. */
function Label({ one: { move, kind }, compared }: { one: Compared; compared: readonly Compared[] }) {
  if (move === PASS) return null;
  const order = compared.filter((one) => one.move !== PASS).sort((one, two) => heightOf(one.move) - heightOf(two.move));
  const isUpper = order[0].move === move;
  const [from, to] = squaresOf(move).map(centreOf);
  const edge = SQUARE / 2;
  const middle = { x: (from.x + to.x) / 2, y: isUpper ? Math.min(from.y, to.y) - edge : Math.max(from.y, to.y) + edge };
  const word = comparedWord(kind);
  const width = Math.max(88, 15 * word.length);
  return (
    <g class={`compared-label ${kind}`} transform={`translate(${middle.x} ${middle.y})`}>
      <rect x={-width / 2} y="-17" width={width} height="34" rx="9" />
      <text y="8" font-size="25" text-anchor="middle">
        {word}
      </text>
    </g>
  );
}

/** How far down a rug lies. */
function heightOf(move: Move): number {
  return squaresOf(move).reduce((sum, square) => sum + rowOf(square), 0);
}

function squaresOf(move: Move): Square[] {
  return move === PASS ? [] : [lowerSquare(move), higherSquare(move)];
}
