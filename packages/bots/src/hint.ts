/**
 * What a hint, an analysis and a review have in common: the same question gets the same answer, in the browser, in the terminal and
 * on a server, however busy the machine is and however often it is asked.
 */
import { SeededRandom } from "@riad/core";
import type { Position } from "@riad/core";
import { levelsOf } from "./levels.ts";
import type { Budget, Level, Player } from "./player.ts";

/** Less than a second's work in every game. */
const HINT_NODES = 100_000;

/** How far a hint looks: positions, not time. */
export function hintBudget(gameId: string): Budget {
  return { nodes: levelsOf(gameId).at(-1)?.budget.nodes ?? HINT_NODES };
}

/** A player whose judgements depend on no seed of a match or an engine. */
export function newJudge<P extends Position>(level: Level<P>): Player<P> {
  return level.create(new SeededRandom("judge"));
}
