/**
 * Checks whether measured losses are real, with three slopes that are 1 if they are:
 *
 * - over all matches: the result without luck, against what play gave;
 * - over levels: the same two, each by how much it changes with the levels that were drawn (the instrument);
 * - over all decisions: what the match really lost from there on (its result without later luck and later play, minus what was expected
 *   before), against the measured loss.
 *
 * The first is flattened by every error of a loss, even if the errors cancel out on average: play gets what the result does not
 * (errors in variables). Who was drawn to play knows nothing of these errors, so the second is not flattened, nor is the third.
 */
import { SeededRandom } from "@riad/core";
import type { Game } from "@riad/core";
import { estimate, estimateRatio, levelsOf } from "@riad/bots";
import type { Estimate } from "@riad/bots";
import { luckOf, pluginOf, resultOf } from "@riad/review";
import type { ReviewEvent, Shares } from "@riad/review";
import { drawLevels, playMatch, reviewEvents, scaledBudgets } from "./reviewed-matches.ts";

const NODES = 1000;

interface Measured {
  /** By how much the level of seat 0 is stronger than those of the others: by what levels lose on average, or else by their order. */
  readonly lead: number;
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
    const levels = drawLevels(game, seats, random);
    const match = playMatch(game, levels, `slope ${matches.length}${seed}`, NODES);
    const events = reviewEvents(match, scaledBudgets(game, seats, scale));
    matches.push({ lead: leadOf(game, levels), ...measure(events, resultOf(match, events)) });
    if (matches.length % 10 === 0) console.log(describe(matches));
    if (!progress(matches.length)) break;
  }
  return describe(matches);
}

function leadOf(game: Game, levels: readonly string[]): number {
  const known = pluginOf(game.id).levelLosses?.[levels.length]?.levels;
  const ids = levelsOf(game.id).map(({ id }) => id);
  const [own, ...others] = levels.map((id) => (known === undefined ? ids.indexOf(id) : -known[id].perMille));
  return own - others.reduce((sum, other) => sum + other, 0) / others.length;
}

/** Goes from the end to the start, so that what follows a decision is known. */
function measure(events: readonly ReviewEvent[], result: Shares): Omit<Measured, "lead"> {
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
  const revision = Math.sqrt(meanOf(matches.map((one) => one.revision ** 2)));
  return (
    `matches ${show(slopeAlong(matches, ({ play }) => play))}, levels ${show(slopeAlong(matches, ({ lead }) => lead))}, ` +
    // Matches are the units of the interval, because the decisions of one match depend on each other.
    `decisions ${show(estimateRatio(matches.map(({ real, squares }) => [real, squares])))}, ` +
    `revision ${(100 * revision).toFixed(1)} pp (rms), ${matches.length} matches`
  );
}

/** How much the result without luck changes where play changes by 1, along something that both change with. */
function slopeAlong(matches: readonly Measured[], instrument: (match: Measured) => number): Estimate {
  const along = meanOf(matches.map(instrument));
  const play = meanOf(matches.map((match) => match.play));
  const rest = meanOf(matches.map((match) => match.rest));
  return estimateRatio(
    matches.map((match) => {
      const weight = instrument(match) - along;
      return [weight * (match.rest - rest), weight * (match.play - play)];
    }),
  );
}

function meanOf(values: readonly number[]): number {
  return estimate(values).mean;
}

function show({ mean, error }: Estimate): string {
  return `${mean.toFixed(3)} ± ${error.toFixed(3)}`;
}
