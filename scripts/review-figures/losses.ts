/**
 * Whether measured losses are real ones, by playing on: from decisions of matches of mixed levels, the best move and the one played are
 * both played on many times by the strongest level, with the same luck for both. The line is that of the real difference on the measured
 * loss; 1 is right, less means that losses are overstated.
 */
import { CHANCE, SeededRandom, listMoves } from "@riad/core";
import type { Game, Match, Move, Seat } from "@riad/core";
import { positionClassesOf } from "@riad/bots";
import { drawForBranch, endOfBranch, leaveAt, lossOf, playOn } from "@riad/review";
import { drawLevels, judgeFor, playMatch, reviewMove, scaledBudgets } from "./reviewed-matches.ts";

const NODES = 300;
/** One decision in so many is looked at. */
const EVERY = 7;
/** What is not worth a second look says nothing here. */
const LEAST = 0.015;
/** How often each of the two moves is played on, and with how many nodes per decision. */
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

/** The mean share of the seat that moves. */
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

/** Through the origin; decisions of one match depend on each other, so that matches are the units. */
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
