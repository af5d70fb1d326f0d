/**
 * What a hint, an analysis and a review have in common: the same question gets the same answer, in the browser, in the terminal and
 * on a server, however busy the machine is and however often it is asked.
 */
import { SeededRandom } from "@riad/core";
import type { Move, Position } from "@riad/core";
import { levelsOf, plainSenseOf } from "./levels.ts";
import { analyse, evaluate, rankMoves } from "./player.ts";
import type { Analysis, JudgedMove, Level, Player } from "./player.ts";
import { FEW } from "./position-classes.ts";

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

/** Whether a search cannot tell the second from the first, which is not worse. */
export function isAsGood(best: JudgedMove, one: JudgedMove, actor: number): boolean {
  if (!best.isSeen || !one.isSeen) return false;
  return best.shares[actor] - one.shares[actor] < NOISE.share && best.margin - one.margin < NOISE.margin;
}

/**
 * The move that a hint recommends comes first, the others as they are ranked. Of moves that are equal within the noise, people
 * are told the one that looks sensible: a search may prefer the floor to an empty line by a hair. Facts have no noise. Only the first
 * `among` moves were compared with each other by one search.
 */
export function recommend(gameId: string, position: Position, analysis: Analysis, among = Infinity): Analysis {
  const { moves, isProven } = analysis;
  const { actor } = position;
  const [best] = moves;
  const isEqual = (one: JudgedMove): boolean =>
    isProven ? one.shares[actor] === best.shares[actor] && one.margin === best.margin : isAsGood(best, one, actor);
  const sense = plainSenseOf(gameId);
  let chosen = best;
  for (const one of moves.slice(0, among)) {
    if (one.isSeen && isEqual(one) && sense(position, one.move) > sense(position, chosen.move)) chosen = one;
  }
  return { ...analysis, moves: [chosen, ...moves.filter((one) => one !== chosen)] };
}

/** One comparison of a hint: so many moves, with so many times `hintNodes`. */
interface Look {
  readonly count: number;
  readonly nodes: number;
}

/** All moves are ranked with this part of `hintNodes`. */
const RANKING = 0.4;
/** The second looks further than the first, because it is between two moves only. A search that comes to its end takes fewer nodes. */
const LOOKS: readonly Look[] = [
  { count: FEW, nodes: 1.7 },
  { count: 2, nodes: 1.3 },
];
/** With more seats the same nodes take longer. */
const MANY_SEATS = 0.3;

/**
 * What a hint says. All moves are ranked; then the best one is looked for and compared with those that came first, as a review does it with
 * a decision, so that it seldom calls a hint a mistake. What was searched to the end of the round needs one comparison only, but not
 * less: the ends of a few moves are looked at beyond the next deal, those of all are not.
 */
export function advise<P extends Position>(gameId: string, judge: Player<P>, position: P): Analysis {
  const nodes = hintNodes(gameId, position);
  // A player to whom comparing makes no difference has said everything then.
  if (judge.evaluate === undefined) return recommend(gameId, position, analyse(judge, position, { nodes }));
  const unit = position.seats === 2 ? nodes : MANY_SEATS * nodes;
  let analysis = recommend(gameId, position, analyse(judge, position, { nodes: RANKING * unit }));
  for (const look of LOOKS) {
    if (analysis.isProven || analysis.moves.length === 1) break;
    analysis = recommend(gameId, position, compareFirst(judge, position, analysis, look, unit), look.count);
    if (analysis.isSolved || analysis.isSearchedOut === true) break;
  }
  return analysis;
}

/** The first moves of an analysis, and the best one that another search finds; the rest stays as far behind as it was. */
function compareFirst<P extends Position>(
  judge: Player<P>,
  position: P,
  before: Analysis,
  { count, nodes }: Look,
  unit: number,
): Analysis {
  const { actor } = position;
  const seen = before.moves.filter(({ isSeen }) => isSeen).map(({ move }) => move);
  const isSearch = count > 2 && !before.isSolved;
  const found = isSearch ? evaluate(judge, position.clone(), { nodes: FINDING * nodes * unit }).move : seen[0];
  const moves = [...new Set([found, ...seen])].slice(0, count);
  const few = judge.judge(position.clone(), moves, { nodes: (isSearch ? 1 - FINDING : 1) * nodes * unit });
  const [best] = few.moves;
  if (!best.isSeen) return before;
  const [former] = rankMoves(before.moves, actor);
  const others = before.moves.filter(({ move }) => !moves.includes(move));
  return {
    ...few,
    moves: [...few.moves, ...others.map((one) => moveBehind(one, former, best, actor))],
    nodes: before.nodes + few.nodes,
  };
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
