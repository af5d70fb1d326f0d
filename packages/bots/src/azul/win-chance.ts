/**
 * What a value of the search means to people. A value is half result and half margin; the curves were laid through what
 * came of 130 matches of the strongest level against itself, and `npm run calibrate -- azul expert` shows how well.
 */
import type { Expectation } from "../player.ts";
import { POINTS_SCALE } from "./net-inputs.ts";

/** With more seats the best of the others is ahead of an average one by so much for each seat beyond two. */
const GAP_PER_SEAT = 1.8;

export function expectationOf(value: number, seats: number): Expectation {
  const cube = value * value * value;
  const odds = Math.exp(2.6 * value + 3.5 * cube) / (seats - 1);
  return {
    share: odds / (1 + odds),
    margin: POINTS_SCALE * (0.45 * value + 0.55 * cube) - GAP_PER_SEAT * (seats - 2),
  };
}

/** The shares of all seats from their values; they add up to 1. */
export function sharesOf(worth: ArrayLike<number>): number[] {
  const shares = Array.from(worth, (value) => expectationOf(value, worth.length).share);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}
