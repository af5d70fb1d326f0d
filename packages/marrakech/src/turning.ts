/** The first phase of a turn: Assam is turned by a quarter or left as he faces. And whose turn comes next. */
import { CHANCE, OVER } from "@riad/core";
import type { Move, Seat } from "@riad/core";
import type { Heading } from "./board.ts";
import type { Cells } from "./layout.ts";
import {
  ACTOR,
  DRAW,
  FIRST_COLOURS,
  HEADING,
  OUT,
  PHASE,
  ROLL,
  ROTATE,
  RUGS,
  RUG_COLOUR,
  SEATS,
  SEATS_IN,
  SECOND_COLOURS,
  TURN,
} from "./layout.ts";
import { NO_COLOUR } from "./rugs.ts";

export const LEFT: Move = 0;
export const STRAIGHT: Move = 1;
export const RIGHT: Move = 2;

export function turned(heading: Heading, rotation: Move): Heading {
  return (heading + rotation + 3) & 3;
}

export function turnAssam(cells: Cells, rotation: Move): void {
  cells[HEADING] = turned(cells[HEADING], rotation);
  cells[PHASE] = ROLL;
  cells[ACTOR] = CHANCE;
}

/** Gives the turn to the next seat that is still in. */
export function endTurn(cells: Cells): void {
  const seats = cells[SEATS];
  let seat = cells[TURN];
  do {
    seat++;
    if (seat === seats) seat = 0;
  } while (cells[OUT + seat] !== 0);
  beginTurn(cells, seat);
}

/** The match is over when this seat has no rug left or is alone (M11). */
export function beginTurn(cells: Cells, seat: Seat): void {
  const drawsRug = cells[SECOND_COLOURS + seat] !== NO_COLOUR;
  cells[TURN] = seat;
  cells[PHASE] = drawsRug ? DRAW : ROTATE;
  cells[RUG_COLOUR] = drawsRug ? NO_COLOUR : cells[FIRST_COLOURS + seat];
  cells[ACTOR] = cells[RUGS + seat] === 0 || cells[SEATS_IN] < 2 ? OVER : drawsRug ? CHANCE : seat;
}
