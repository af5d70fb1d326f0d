import { expect, test } from "vitest";
import { largeLuck, oddsOf } from "../src/index.ts";
import type { ChanceEvent } from "../src/index.ts";

const roll = (from: number, to: number, outcomes: readonly [weight: number, share: number][] = []): ChanceEvent => ({
  kind: "chance",
  ply: 0,
  end: 1,
  first: [from, 1 - from],
  last: [to, 1 - to],
  possibilities: outcomes.map(([weight, share]) => ({ outcomes: [1], weight, shares: [share, 1 - share] })),
  isExact: true,
});

test("how often it goes at least as well, or as badly, by the percentages that are shown", () => {
  const outcomes = [
    [1 / 6, 0.2],
    [2 / 6, 0.9991],
    [2 / 6, 0.998],
    [1 / 6, 0.5],
  ] as [number, number][];
  expect(oddsOf(roll(0.7, 0.9991, outcomes), 0)).toBeCloseTo(4 / 6, 9);
  expect(oddsOf(roll(0.7, 0.5, outcomes), 0)).toBeCloseTo(2 / 6, 9);
  // What is good for one is bad for the other.
  expect(oddsOf(roll(0.7, 0.9991, outcomes), 1)).toBeCloseTo(4 / 6, 9);
});

test("what large pieces of luck came to, each side alone", () => {
  const events = [roll(0.5, 0.78), roll(0.5, 0.69), roll(0.5, 0.33), roll(0.5, 0.57), roll(0.5, 0.41)];
  expect(largeLuck(events, 0)).toEqual({ good: 47, bad: -26 });
  expect(largeLuck(events, 1)).toEqual({ good: 26, bad: -47 });
});
