/**
 * What a hint, an analysis and a review have in common: the same question gets the same answer, in the browser, in the terminal and
 * on a server, however busy the machine is and however often it is asked.
 */
import { SeededRandom } from "@riad/core";
import type { Move, Position } from "@riad/core";
import { levelsOf, plainSenseOf } from "./levels.ts";
import { analyse, rankMoves } from "./player.ts";
import type { Analysis, JudgedMove, Level, Player } from "./player.ts";

/** Less than a second's work in every game: with more seats a position takes longer. */
const HINT_NODES = 200_000;

/** How far a hint looks: positions, not time. */
export function hintNodes(gameId: string, { seats }: Position): number {
  return levelsOf(gameId).at(-1)?.budget.nodes ?? HINT_NODES / Math.max(2, seats);
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

/** A hint spends this much of its nodes on ranking all moves, the rest on comparing a few. */
const RANKING = 0.4;
/** How many of the ranking are compared again. */
const COMPARED = 2;

/**
 * What a hint says. All moves are ranked; where that search did not finish, the best one is looked for and compared with those that
 * ranked first. A review judges decisions in the same steps, so that it seldom calls a hint a mistake.
 */
export function advise<P extends Position>(gameId: string, judge: Player<P>, position: P): Analysis {
  const nodes = hintNodes(gameId, position);
  // A player to whom comparing makes no difference has said everything then.
  if (judge.evaluate === undefined) return recommend(gameId, position, analyse(judge, position, { nodes }));
  const all = analyse(judge, position, { nodes: RANKING * nodes });
  if (all.isSolved) return recommend(gameId, position, all);
  const first = all.moves.slice(0, COMPARED).map(({ move }) => move);
  const few = compareWithBest(judge, position, first, (1 - RANKING) * nodes);
  const [best] = few.moves;
  if (!best.isSeen) return recommend(gameId, position, all);
  const compared = new Set(few.moves.map(({ move }) => move));
  const others = all.moves.filter(({ move }) => !compared.has(move));
  const moves = [...few.moves, ...others.map((one) => moveBehind(one, all.moves[0], best, position.actor))];
  return recommend(gameId, position, { ...few, moves: rankMoves(moves, position.actor), nodes: all.nodes + few.nodes });
}

/** This much of a comparison goes to finding the best move. */
const FINDING = 0.2;

/**
 * Compares some moves with the best one, which is found by another search: the luck of finding does not count twice. A search that
 * compares nothing looks further, and finds what an unfinished look at all moves has missed.
 */
export function compareWithBest<P extends Position>(
  judge: Player<P>,
  position: P,
  moves: readonly Move[],
  nodes: number,
): Analysis {
  if (judge.evaluate === undefined) return judge.judge(position.clone(), moves, { nodes });
  const found = judge.evaluate(position.clone(), { nodes: FINDING * nodes }).move;
  return judge.judge(position.clone(), [...new Set([...moves, found])], { nodes: (1 - FINDING) * nodes });
}

/** A share as far behind the best as an earlier search had it behind its own best, `from`. */
export function asFarBehind(share: number, from: number, to: number): number {
  return Math.min(to, Math.max(0, to - from + share));
}

function moveBehind(judged: JudgedMove, former: JudgedMove, best: JudgedMove, actor: number): JudgedMove {
  if (!judged.isSeen) return judged;
  const before = judged.shares[actor];
  const own = asFarBehind(before, former.shares[actor], best.shares[actor]);
  const rest = before < 1 ? (1 - own) / (1 - before) : 0;
  const shares = judged.shares.map((share, seat) => (seat === actor ? own : share * rest));
  return { ...judged, shares, margin: judged.margin + best.margin - former.margin };
}
