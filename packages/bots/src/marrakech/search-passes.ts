/** How far each kind of player looks, pass by pass. */
import type { MarrakechPosition } from "@riad/marrakech";
import type { SearchPass } from "./search.ts";

const EVERYTHING = { window: Number.POSITIVE_INFINITY, placements: 12 };

const ONE: SearchPass = { turns: 1, ...EVERYTHING };
const TWO_SELECTIVE: SearchPass = { turns: 2, window: 0.1, placements: 4 };
const TWO_NARROW: SearchPass = { turns: 2, window: 0.04, placements: 2 };
const TWO: SearchPass = { turns: 2, ...EVERYTHING };
const THREE_SELECTIVE: SearchPass = { turns: 3, window: 0.03, placements: 2, candidates: 4 };
const THREE: SearchPass = { turns: 3, ...EVERYTHING };

const ONE_TURN = [ONE];
const TWO_TURNS = [TWO];
const NARROW = [ONE, TWO_NARROW];
const SELECTIVE = [ONE, TWO_SELECTIVE];
const DEEP = [ONE, TWO_SELECTIVE, THREE_SELECTIVE];
const TO_THE_END = [ONE, TWO_SELECTIVE, TWO, THREE];
const ALIKE = [ONE, TWO, THREE];

export function oneTurn(): readonly SearchPass[] {
  return ONE_TURN;
}

export function twoTurns(): readonly SearchPass[] {
  return TWO_TURNS;
}

/** Two turns, and every way to the end when three turns are left or fewer. */
export function twoTurnsSelective(position: MarrakechPosition): readonly SearchPass[] {
  const left = turnsLeft(position);
  return left > 3 ? SELECTIVE : TO_THE_END.slice(0, 1 + left);
}

/**
 * The strongest: where two turns leave several moves close together, these are compared three turns deep. Measured for two seats
 * with the course's rules only; elsewhere a turn has more ways to go on, and the time for a third one is short.
 */
export function threeTurnsSelective(position: MarrakechPosition): readonly SearchPass[] {
  const isMeasured = position.seats === 2 && position.ruleset === "anu";
  return isMeasured && turnsLeft(position) > 3 ? DEEP : twoTurnsSelective(position);
}

/**
 * For training and for the measure of luck: two turns in less than half the time, and the same in every turn. What it says is off by 0.45 % of a
 * win from two turns in full (150 turns, rms), which is little beside the net's own error of 3 %.
 */
export function twoTurnsNarrow(): readonly SearchPass[] {
  return NARROW;
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
