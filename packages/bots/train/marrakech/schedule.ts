/** How much is played and how fast is learned. The schedule goes by matches, never by the clock. */
import type { Ruleset } from "@riad/marrakech";

/** What is played for one net, and how wide its first hidden layer is. */
export interface Schedule {
  readonly matches: number;
  readonly first: number;
}

export const SCHEDULES: Readonly<Record<Ruleset, Readonly<Record<number, Schedule>>>> = {
  anu: {
    2: { matches: 80_000, first: 64 },
    3: { matches: 100_000, first: 64 },
    4: { matches: 100_000, first: 64 },
  },
  publisher: { 2: { matches: 30_000, first: 96 } },
};

/** Width of the second hidden layer. */
export const SECOND = 32;

/** Matches between two rounds of learning. */
export const CHUNK = 200;

/** Positions remembered, and how often each is learned from. */
export const REMEMBERED = 120_000;
export const USES = 10;

const FIRST_RATE = 6e-4;
/** For nets that start at random: it is too high for one that has learned (docs/players-marrakech.md). */
const FRESH_RATE = 1e-3;
const LAST_RATE = 2e-5;

/** The learning rate after this part of all matches: it falls evenly on a logarithmic scale. The low end is worth 2–3 % of the wins. */
export function rateAt(done: number, isFresh: boolean): number {
  const first = isFresh ? FRESH_RATE : FIRST_RATE;
  return first * (LAST_RATE / first) ** done;
}

/** From this part of the matches on, the weights that are written are the mean of those passed through. */
export const AVERAGED_FROM = 0.8;

/** Takes the `count`th state of the weights into their mean. */
export function addToMean(mean: Float32Array, weights: Float32Array, count: number): void {
  for (let i = 0; i < mean.length; i++) mean[i] += (weights[i] - mean[i]) / count;
}
