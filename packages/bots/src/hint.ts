/**
 * What a hint, an analysis and a review have in common: the same question gets the same answer, in the browser, in the terminal and
 * on a server, however busy the machine is and however often it is asked.
 */
import { SeededRandom } from "@riad/core";
import type { Position } from "@riad/core";
import { levelsOf, plainSenseOf } from "./levels.ts";
import { analyse, rankMoves } from "./player.ts";
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

/**
 * What a hint says. All moves are ranked; where that search did not finish, one that compares nothing looks for the best move, and a
 * third compares it with those that ranked first. A review judges decisions in the same steps, so that it seldom calls a hint a mistake.
 */
export function advise<P extends Position>(gameId: string, judge: Player<P>, position: P): Analysis {
  const { nodes = HINT_NODES } = hintBudget(gameId);
  // A player to whom comparing makes no difference has said everything then.
  if (judge.evaluate === undefined) return recommend(gameId, position, analyse(judge, position, { nodes }));
  const all = analyse(judge, position, { nodes: STEPS.ranking * nodes });
  if (all.isSolved) return recommend(gameId, position, all);
  const { move: found } = judge.evaluate(position.clone(), { nodes: STEPS.finding * nodes });
  const candidates = new Set([found, ...all.moves.slice(0, COMPARED).map(({ move }) => move)]);
  const few = judge.judge(position.clone(), [...candidates], { nodes: STEPS.comparing * nodes });
  const [best] = few.moves;
  if (!best.isSeen) return recommend(gameId, position, all);
  const others = all.moves.filter(({ move }) => !candidates.has(move));
  const moves = [...few.moves, ...others.map((one) => asFarBehind(one, all.moves[0], best, position.actor))];
  return recommend(gameId, position, { ...few, moves: rankMoves(moves, position.actor), nodes: all.nodes + few.nodes });
}

/** How a hint divides its nodes among its steps. */
const STEPS = { ranking: 0.4, finding: 0.2, comparing: 0.4 };
/** How many of the first ranking are compared again. */
const COMPARED = 2;

/** A move as far behind the best one as the first search has it behind its own. */
function asFarBehind(judged: JudgedMove, former: JudgedMove, best: JudgedMove, actor: number): JudgedMove {
  if (!judged.isSeen) return judged;
  const before = judged.shares[actor];
  const less = Math.max(0, former.shares[actor] - before);
  const own = Math.max(0, best.shares[actor] - less);
  const rest = before < 1 ? (1 - own) / (1 - before) : 0;
  const shares = judged.shares.map((share, seat) => (seat === actor ? own : share * rest));
  return { ...judged, shares, margin: judged.margin + best.margin - former.margin };
}
