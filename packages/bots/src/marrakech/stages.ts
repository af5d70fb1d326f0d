/** How far each kind of player looks, stage by stage. */
import type { MarrakechPosition } from "@riad/marrakech";
import type { Stage } from "./search.ts";

const EVERYTHING = { window: Number.POSITIVE_INFINITY, placements: 12 };

const ONE: Stage = { turns: 1, ...EVERYTHING };
const TWO_SELECTIVE: Stage = { turns: 2, window: 0.1, placements: 4 };
const TWO: Stage = { turns: 2, ...EVERYTHING };
const THREE_SELECTIVE: Stage = { turns: 3, window: 0.06, placements: 3 };
const THREE: Stage = { turns: 3, ...EVERYTHING };

const ONE_TURN = [ONE];
const TWO_TURNS = [TWO];
const MIDDLE = [ONE, TWO_SELECTIVE, TWO, THREE_SELECTIVE];
const LAST_THREE = [ONE, TWO_SELECTIVE, TWO, THREE_SELECTIVE, THREE];
const LAST_TWO = [ONE, TWO];

export function oneTurn(): readonly Stage[] {
  return ONE_TURN;
}

export function twoTurns(): readonly Stage[] {
  return TWO_TURNS;
}

/** The strongest: as deep as its budget allows, and every way to the end when the end is near. */
export function stagesOf(position: MarrakechPosition): readonly Stage[] {
  const left = turnsLeft(position);
  if (left <= 1) return ONE_TURN;
  if (left === 2) return LAST_TWO;
  return left === 3 ? LAST_THREE : MIDDLE;
}

/** Turns until the match ends if nobody is ruined, the one that is being played included. */
function turnsLeft(position: MarrakechPosition): number {
  let left = 0;
  for (let seat = 0; seat < position.seats; seat++) if (!position.isOut(seat)) left += position.rugs(seat);
  return left;
}
