/** How far each kind of player looks, pass by pass. */
import type { MarrakechPosition } from "@riad/marrakech";
import type { SearchPass } from "./search.ts";

const EVERYTHING = { window: Number.POSITIVE_INFINITY, placements: 12 };

const ONE: SearchPass = { turns: 1, ...EVERYTHING };
const TWO_SELECTIVE: SearchPass = { turns: 2, window: 0.1, placements: 4 };
const TWO: SearchPass = { turns: 2, ...EVERYTHING };
const THREE: SearchPass = { turns: 3, ...EVERYTHING };

const ONE_TURN = [ONE];
const TWO_TURNS = [TWO];
const SELECTIVE = [ONE, TWO_SELECTIVE];
const TO_THE_END = [ONE, TWO_SELECTIVE, TWO, THREE];
const ALIKE = [ONE, TWO, THREE];

export function oneTurn(): readonly SearchPass[] {
  return ONE_TURN;
}

export function twoTurns(): readonly SearchPass[] {
  return TWO_TURNS;
}

/**
 * The strongest: two turns, and every way to the end when three turns are left or fewer. Earlier experiments
 * found two turns in full, and three turns, no stronger at several times the cost, so it answers early instead.
 */
export function twoTurnsSelective(position: MarrakechPosition): readonly SearchPass[] {
  const left = turnsLeft(position);
  return left > 3 ? SELECTIVE : TO_THE_END.slice(0, 1 + left);
}

/** The same without the way to the end: what training learns from costs the same in every turn. */
export function twoTurnsSelectiveOnly(): readonly SearchPass[] {
  return SELECTIVE;
}

/**
 * For analysis: everything, so that all moves are judged alike. Two turns, as above; the third takes a hundred times as long
 * and counts only when it is finished, so it is left to the end of a match.
 */
export function everything(position: MarrakechPosition): readonly SearchPass[] {
  const left = turnsLeft(position);
  return ALIKE.slice(0, left > 3 ? 2 : left);
}

/** Turns until the match ends if nobody is ruined, the one that is being played included. */
export function turnsLeft(position: MarrakechPosition): number {
  let left = 0;
  for (let seat = 0; seat < position.seats; seat++) if (!position.isOut(seat)) left += position.rugs(seat);
  return left;
}
