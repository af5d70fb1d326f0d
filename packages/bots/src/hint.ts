/**
 * What a hint, an analysis and a review have in common: the same question gets the same answer, in the browser, in the terminal and
 * on a server, however busy the machine is and however often it is asked.
 */
import { SeededRandom } from "@riad/core";
import type { Position } from "@riad/core";
import { levelsOf, plainSenseOf } from "./levels.ts";
import type { Analysis, Budget, JudgedMove, Level, Player } from "./player.ts";

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

/** Moves whose shares and margins differ by less are equal as far as the search knows. */
const NOISE = { share: 0.015, margin: 1.5 };

/**
 * The move that a hint recommends comes first, the others as they are ranked. Of moves that are equal within the noise, people
 * are told the one that looks sensible: a search may prefer the floor to an empty line by a hair. Facts have no noise.
 */
export function recommend(gameId: string, position: Position, analysis: Analysis): Analysis {
  const { moves, isProven } = analysis;
  const { actor } = position;
  const [best] = moves;
  const isEqual = ({ isSeen, shares, margin }: JudgedMove): boolean => {
    if (!isSeen || !best.isSeen) return false;
    const less = { share: best.shares[actor] - shares[actor], margin: best.margin - margin };
    return isProven ? less.share === 0 && less.margin === 0 : less.share < NOISE.share && less.margin < NOISE.margin;
  };
  const sense = plainSenseOf(gameId);
  let chosen = best;
  for (const one of moves) {
    if (isEqual(one) && sense(position, one.move) > sense(position, chosen.move)) chosen = one;
  }
  return { ...analysis, moves: [chosen, ...moves.filter((one) => one !== chosen)] };
}
