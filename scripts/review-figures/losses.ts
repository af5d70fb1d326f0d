/**
 * Checks measured losses by playing on. At decisions of matches between mixed levels, the strongest level plays the match to its end
 * many times after the best move and after the move that was played, with the same luck for both. The result is the slope of the real
 * difference over the measured loss: 1 is right, and less than 1 means that losses are overstated.
 */
import { CHANCE, SeededRandom, listMoves } from "@riad/core";
import type { Game, Match, Move, Seat } from "@riad/core";
import { positionClassesOf } from "@riad/bots";
import { drawForBranch, endOfBranch, leaveAt, lossOf, playOn } from "@riad/review";
import { drawLevels, judgeFor, playMatch, reviewMove, scaledBudgets } from "./reviewed-matches.ts";

const NODES = 300;
/** One decision in this many is examined. */
const EVERY = 7;
/** Smaller losses get no second look in a review and are left out here. */
const LEAST = 0.015;
/** How many times the match is played on after each of the two moves, and with how many nodes per decision. */
const FUTURES = 12;
const FUTURE_NODES = 200;

interface Played {
  readonly group: string;
  readonly match: number;
  readonly measured: number;
  readonly real: number;
}

export function measureLosses(
  game: Game,
  { seats, count, scale, seed }: { seats: number; count: number; scale: number; seed: string },
  progress: (done: number) => boolean,
): string[] {
  const random = new SeededRandom(`losses ${game.id} ${seats}${seed}`);
  const budgets = scaledBudgets(game, seats, scale);
  const played: Played[] = [];
  for (let i = 0; i < count; i++) {
    const match = playMatch(game, drawLevels(game, seats, random), `losses ${i}${seed}`, NODES);
    for (let ply = random.below(EVERY); ply < match.length; ply += EVERY) {
      const position = match.positionAt(ply);
      if (position.actor === CHANCE || listMoves(position).length < 2) continue;
      const event = reviewMove(match, ply, match.log.slice(ply, ply + 2), budgets);
      if (lossOf(event) < LEAST) continue;
      const [best, own] = [event.best.move, event.played.move].map((move) => playOut(match, ply, move, event.seat));
      const size = event.isSolved ? "solved" : (positionClassesOf(game.id)?.sizeOf(position) ?? "open");
      played.push({ group: size, match: i, measured: lossOf(event), real: best - own });
    }
    if (!progress(i + 1)) break;
  }
  const groups = [...new Set(played.map(({ group }) => group))].sort();
  return [
    describe("all", played),
    ...groups.map((group) =>
      describe(
        group,
        played.filter((one) => one.group === group),
      ),
    ),
  ];
}

/** The mean share of the win that the seat gets after this move. */
function playOut(match: Match, ply: number, move: Move, seat: Seat): number {
  const player = judgeFor(match.game);
  let sum = 0;
  for (let future = 0; future < FUTURES; future++) {
    const branch = leaveAt(match, ply);
    branch.play(move);
    const draw = (): Move => drawForBranch(match, branch, { kind: "new", seed: `${ply} ${future}` });
    for (const _ of playOn(branch, player, { nodes: FUTURE_NODES }, draw));
    sum += endOfBranch(branch).shares[seat];
  }
  return sum / FUTURES;
}

/** The slope through the origin. Matches are the units of its error, because the decisions of one match depend on each other. */
function describe(name: string, played: readonly Played[]): string {
  const squares = played.reduce((sum, { measured }) => sum + measured ** 2, 0);
  const slope = played.reduce((sum, { measured, real }) => sum + measured * real, 0) / squares;
  const byMatch = new Map<number, number>();
  for (const { match, measured, real } of played) {
    byMatch.set(match, (byMatch.get(match) ?? 0) + measured * (real - slope * measured));
  }
  const spread = Math.sqrt([...byMatch.values()].reduce((sum, one) => sum + one ** 2, 0));
  const mean = (of: (one: Played) => number): string =>
    ((100 * played.reduce((sum, one) => sum + of(one), 0)) / played.length).toFixed(1);
  return (
    `${name}: slope ${slope.toFixed(2)} ± ${((1.96 * spread) / squares).toFixed(2)}, ` +
    `measured ${mean(({ measured }) => measured)} pp, real ${mean(({ real }) => real)} pp (means of ${played.length})`
  );
}
