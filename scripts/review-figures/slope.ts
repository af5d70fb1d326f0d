/**
 * Checks whether measured losses are real, with two regression lines:
 *
 * - over all matches: the result without luck, against what play gave;
 * - over all decisions: what the match really lost from there on (its result without later luck and later play, minus what was expected
 *   before), against the measured loss.
 *
 * The first is flattened whenever the judge revises its values, because an advantage that it saw wrongly disappears later; the second
 * is not.
 */
import { SeededRandom } from "@riad/core";
import type { Game } from "@riad/core";
import { luckOf, resultOf } from "@riad/review";
import type { ReviewEvent, Shares } from "@riad/review";
import { drawLevels, playMatch, reviewEvents, scaledBudgets } from "./reviewed-matches.ts";

const NODES = 1000;

interface Measured {
  /** What play alone gave seat 0, its result minus luck, and by how much the judge revised its values. */
  readonly play: number;
  readonly rest: number;
  readonly revision: number;
  /** Sums over decisions: loss times what the match then really lost, and loss squared. */
  readonly real: number;
  readonly squares: number;
}

export function measureSlope(
  game: Game,
  { seats, count, scale, seed }: { seats: number; count: number; scale: number; seed: string },
  progress: (done: number) => boolean,
): string {
  const random = new SeededRandom(`slope ${game.id} ${seats}${seed}`);
  const matches: Measured[] = [];
  while (matches.length < count) {
    const match = playMatch(game, drawLevels(game, seats, random), `slope ${matches.length}${seed}`, NODES);
    const events = reviewEvents(match, scaledBudgets(game, seats, scale));
    matches.push(measure(events, resultOf(match, events)));
    if (matches.length % 10 === 0) console.log(describe(matches));
    if (!progress(matches.length)) break;
  }
  return describe(matches);
}

/** Goes from the end to the start, so that what follows a decision is known. */
function measure(events: readonly ReviewEvent[], result: Shares): Measured {
  let [play, luck, revision, real, squares] = [0, 0, 0, 0, 0];
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    const next = events[i + 1]?.first ?? result;
    revision += next[0] - event.last[0];
    if (event.kind === "chance") luck += luckOf(event, 0);
    else {
      const gained = event.last[0] - event.first[0];
      play += gained;
      real += gained * (gained + revision);
      squares += gained ** 2;
    }
  }
  return { play, rest: result[0] - luck, revision, real, squares };
}

function describe(matches: readonly Measured[]): string {
  const count = matches.length;
  const mean = (of: (match: Measured) => number): number => matches.reduce((sum, one) => sum + of(one), 0) / count;
  const [meanX, meanY] = [mean(({ play }) => play), mean(({ rest }) => rest)];
  const xx = count * mean(({ play }) => (play - meanX) ** 2);
  const slope = (count * mean(({ play, rest }) => (play - meanX) * (rest - meanY))) / xx;
  const residue = count * mean(({ play, rest }) => (rest - meanY - slope * (play - meanX)) ** 2);
  const error = 1.96 * Math.sqrt(residue / Math.max(1, count - 2) / xx);
  // Matches are the units of the error, because the decisions of one match depend on each other.
  const squares = count * mean((one) => one.squares);
  const single = (count * mean(({ real }) => real)) / squares;
  const spread = Math.sqrt(count * mean((one) => (one.real - single * one.squares) ** 2));
  const revision = Math.sqrt(mean((one) => one.revision ** 2));
  return (
    `matches ${slope.toFixed(3)} ± ${error.toFixed(3)}, decisions ${single.toFixed(3)} ± ${((1.96 * spread) / squares).toFixed(3)}, ` +
    `revision ${(100 * revision).toFixed(1)} pp (rms), ${count} matches`
  );
}
