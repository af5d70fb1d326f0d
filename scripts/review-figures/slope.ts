/** Whether a measured loss is a real one: the result without luck should fall by as much as the losses say. */
import { SeededRandom } from "@riad/core";
import type { Game } from "@riad/core";
import { makeLedger, resultOf, verdictOf } from "@riad/review";
import { drawLevels, playMatch, reviewEvents, scaledBudgets } from "./reviewed-matches.ts";

const NODES = 1000;

/** A line through all matches: x is what play alone gave seat 0, y is its result less luck and start. */
export function measureSlope(
  game: Game,
  { seats, count, scale, seed }: { seats: number; count: number; scale: number; seed: string },
  progress: (done: number) => boolean,
): string {
  const random = new SeededRandom(`slope ${game.id} ${seats}${seed}`);
  const points: { x: number; y: number }[] = [];
  while (points.length < count) {
    const match = playMatch(game, drawLevels(game, seats, random), `slope ${points.length}${seed}`, NODES);
    const events = reviewEvents(match, scaledBudgets(game, seats, scale));
    const [row] = makeLedger(events, resultOf(match, events), (event) => verdictOf(event, 0).kind);
    const own = Object.values(row.own).reduce((sum, part) => sum + part, 0);
    const others = row.from.reduce((sum, part) => sum + part, 0);
    points.push({ x: own + others, y: row.result - row.luck });
    if (points.length % 10 === 0) console.log(describe(points));
    if (!progress(points.length)) break;
  }
  return describe(points);
}

function describe(points: readonly { x: number; y: number }[]): string {
  const mean = (of: "x" | "y"): number => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [meanX, meanY] = [mean("x"), mean("y")];
  const xx = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / xx;
  const rest = points.reduce((sum, { x, y }) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0);
  const error = 1.96 * Math.sqrt(rest / Math.max(1, points.length - 2) / xx);
  return `slope ${slope.toFixed(3)} ± ${error.toFixed(3)}, ${points.length} matches`;
}
