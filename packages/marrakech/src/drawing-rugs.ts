/**
 * Publisher's rules for two: each seat has a shuffled pile of rugs in two colours, and lays the top one (M14). The
 * order of a pile does not exist before it is drawn: an outcome is the colour of the top rug.
 */
import type { Move, MoveList, Random, Seat } from "@riad/core";
import type { Cells } from "./layout.ts";
import { layout, phases } from "./layout.ts";
import { NO_COLOUR } from "./rugs.ts";
import type { Colour } from "./rugs.ts";

const { ACTOR, FIRST_COLOURS, PHASE, RUGS, RUG_COLOURS, SECOND_COLOURS, SECOND_RUGS, TURN } = layout;
const { ROTATE } = phases;

/** How many rugs of this colour are in the pile of the seat whose turn it is. */
export function rugsOfColour(cells: Cells, colour: Colour): number {
  const seat = cells[TURN];
  if (colour === cells[SECOND_COLOURS + seat]) return cells[SECOND_RUGS + seat];
  return colour === cells[FIRST_COLOURS + seat] ? cells[RUGS + seat] - cells[SECOND_RUGS + seat] : 0;
}

export function listColours(cells: Cells, into: MoveList): number {
  const first = cells[FIRST_COLOURS + cells[TURN]];
  const second = cells[SECOND_COLOURS + cells[TURN]];
  let count = 0;
  const lower = Math.min(first, second);
  const higher = Math.max(first, second);
  if (rugsOfColour(cells, lower) > 0) into[count++] = lower;
  if (rugsOfColour(cells, higher) > 0) into[count++] = higher;
  return count;
}

export function randomColour(cells: Cells, random: Random): Move {
  const seat = cells[TURN];
  const isSecond = random.below(cells[RUGS + seat]) < cells[SECOND_RUGS + seat];
  return cells[(isSecond ? SECOND_COLOURS : FIRST_COLOURS) + seat];
}

/** The drawn rug leaves the pile; the next one has not been drawn yet. */
export function spendDrawn(cells: Cells, seat: Seat): void {
  if (cells[RUG_COLOURS + seat] === cells[SECOND_COLOURS + seat]) cells[SECOND_RUGS + seat]--;
  cells[RUG_COLOURS + seat] = NO_COLOUR;
}

export function drawRug(cells: Cells, colour: Colour): void {
  cells[RUG_COLOURS + cells[TURN]] = colour;
  cells[PHASE] = ROTATE;
  cells[ACTOR] = cells[TURN];
}
