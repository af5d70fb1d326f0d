import { expect, test } from "vitest";
import { isUsualLuck, largeLuck, oddsOf } from "../src/index.ts";
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

const of = (...sixths: number[]) => sixths.map((share) => [1 / 6, share] as [number, number]);

test("luck is usual where it goes as well, or as badly, more often than not", () => {
  expect(isUsualLuck(roll(0.17, 0.06, of(0.06, 0.06, 0.06, 0.06, 0.06, 0.7)), 0)).toBe(true);
  expect(isUsualLuck(roll(0.67, 1, of(1, 1, 1, 1, 0, 0)), 0)).toBe(true);
  expect(isUsualLuck(roll(0.5, 1, of(1, 1, 1, 0, 0, 0)), 0)).toBe(false);
  // Deals are samples: how often one goes as well is only about so.
  expect(isUsualLuck({ ...roll(0.67, 1, of(1, 1, 1, 1, 0, 0)), isExact: false }, 0)).toBe(false);
});

test("what large pieces of luck came to, each side alone", () => {
  const events = [roll(0.5, 0.78), roll(0.5, 0.69), roll(0.5, 0.33), roll(0.5, 0.57), roll(0.5, 0.41)];
  expect(largeLuck(events, 0)).toEqual({ good: 47, bad: -26 });
  expect(largeLuck(events, 1)).toEqual({ good: 26, bad: -47 });
});
