/** A position of Marrakech as one drawing: the board, and a card per seat below it. */
import { OVER } from "@riad/core";
import { makeColour } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { Card, EDGE, Paper } from "../art/Drawing.tsx";
import type { Sheet } from "../art/Drawing.tsx";
import type { Sitter } from "../play/face.ts";
import { say } from "../words/words.ts";
import { BOARD } from "./art/Courtyard.tsx";
import { Board, StandingAssam } from "./Board.tsx";
import { Coordinates } from "./Coordinates.tsx";

const CARD = 58;
const GAP = 10;

export function picture(position: MarrakechPosition, sitters: readonly Sitter[]): Sheet {
  const width = BOARD + 2 * EDGE;
  const height = BOARD + CARD + 3 * EDGE;
  const card = (BOARD - GAP * (position.seats - 1)) / position.seats;
  const content = (
    <>
      <Paper width={width} height={height} />
      <svg x={EDGE} y={EDGE} width={BOARD} height={BOARD}>
        <Board position={position} />
        <Coordinates side={0} />
        <StandingAssam position={position} />
      </svg>
      {sitters.map(({ name }, seat) => (
        <g transform={`translate(${EDGE + seat * (card + GAP)} ${BOARD + 2 * EDGE})`}>
          <SeatCard {...{ position, seat, name }} width={card} />
        </g>
      ))}
    </>
  );
  return { width, height, content };
}

/** The board alone. */
export function thumbnail(position: MarrakechPosition): Sheet {
  const content = (
    <>
      <Board position={position} />
      <StandingAssam position={position} />
    </>
  );
  return { width: BOARD, height: BOARD, content };
}

interface SeatCardProps {
  position: MarrakechPosition;
  seat: number;
  name: string;
  width: number;
}

function SeatCard({ position, seat, name, width }: SeatCardProps) {
  const { dirhams, squares, points, isOut } = position.scoreParts(seat);
  return (
    <g opacity={isOut ? 0.6 : undefined}>
      <Card width={width} height={CARD} isTurn={position.actor !== OVER && position.turn === seat} />
      <use href={`#swatch-${makeColour(position.colour(seat))}`} x="10" y="11" width="36" height="36" />
      <text x="56" y="25" font-size="17">
        {name}
      </text>
      <text x="56" y="45" font-size="15" class="soft">
        {dirhams} + {squares}, {isOut ? say("outShort") : say("rugsShort", { count: position.rugs(seat) })}
      </text>
      <text class="title" x={width - 12} y="27" font-size="22" text-anchor="end">
        {points}
      </text>
    </g>
  );
}
