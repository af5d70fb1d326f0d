/** The first phase of a turn: Assam is turned by a quarter or keeps his heading. Also decides whose turn comes next. */
import type { Move, Seat } from "@riad/core";
import type { Heading } from "./board.ts";
import type { Cells } from "./layout.ts";
import { actors, layout, phases } from "./layout.ts";
import { NO_COLOUR } from "./rugs.ts";

const { ACTOR, HEADING, NEXT, OUT, PHASE, RUGS, RUG_COLOURS, SEATS, TURN } = layout;
const { DRAW, ROLL, ROTATE } = phases;
const { CHANCE, OVER } = actors;

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
  beginTurn(cells, cells[NEXT + cells[TURN]]);
}

/** Works out which seat comes after each; call it whenever a seat goes out. */
export function orderSeats(cells: Cells): void {
  const seats = cells[SEATS];
  for (let seat = 0; seat < seats; seat++) {
    let next = (seat + 1) % seats;
    while (next !== seat && cells[OUT + next] !== 0) next = (next + 1) % seats;
    cells[NEXT + seat] = next;
  }
}

/** The match is over when this seat has no rug left or is the only one still in (M11). */
export function beginTurn(cells: Cells, seat: Seat): void {
  const drawsRug = cells[RUG_COLOURS + seat] === NO_COLOUR;
  cells[TURN] = seat;
  cells[PHASE] = drawsRug ? DRAW : ROTATE;
  cells[ACTOR] = drawsRug ? CHANCE : seat;
  if (cells[RUGS + seat] === 0 || cells[NEXT + seat] === seat) cells[ACTOR] = OVER;
}
