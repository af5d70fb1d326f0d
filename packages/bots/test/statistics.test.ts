import { describe, expect, test } from "vitest";
import { SeededRandom } from "@riad/core";
import { eloRatings, estimate, estimateRatio, meanOf } from "../src/statistics.ts";

describe("an estimate", () => {
  test("has the mean and the half-width of the 95 % interval", () => {
    const units = Array.from({ length: 400 }, (_, index) => index % 2);
    const { mean, error, count } = estimate(units);
    expect(mean).toBe(0.5);
    expect(count).toBe(400);
    expect(error).toBeCloseTo(1.96 * 0.5 * Math.sqrt(1 / 399), 5);
  });

  test("of one value or none has no error", () => {
    expect(estimate([7])).toEqual({ mean: 7, error: 0, count: 1 });
    expect(estimate([])).toEqual({ mean: 0, error: 0, count: 0 });
    expect(meanOf([1, 3])).toEqual({ mean: 2, standardError: 1 });
  });
});

describe("a ratio of sums", () => {
  test("counts large units for more, and is exact where every unit has the same ratio", () => {
    expect(
      estimateRatio([
        [1, 2],
        [0, 0],
        [3, 6],
      ]),
    ).toEqual({ mean: 0.5, error: 0, count: 3 });
    expect(
      estimateRatio([
        [1, 1],
        [0, 3],
      ]).mean,
    ).toBe(0.25);
  });

  test("has an interval that covers the truth in about 95 of 100 samples", () => {
    const random = new SeededRandom("ratio");
    const draw = () => random.below(1000) / 1000;
    let covered = 0;
    for (let sample = 0; sample < 400; sample++) {
      // The size of a unit varies fourfold, its ratio between 0.2 and 0.6.
      const units = Array.from({ length: 40 }, (): [number, number] => {
        const size = 0.5 + 1.5 * draw();
        return [size * (0.2 + 0.4 * draw()), size];
      });
      const { mean, error } = estimateRatio(units);
      if (Math.abs(mean - 0.4) <= error) covered++;
    }
    expect(covered).toBeGreaterThan(360);
    expect(covered).toBeLessThan(396);
  });
});

describe("Elo ratings", () => {
  test("three wins in four are 191 points", () => {
    const [strong, weak] = eloRatings([
      [0, 7500],
      [2500, 0],
    ]);
    expect(Math.abs(strong - weak - 191)).toBeLessThanOrEqual(2);
  });

  test("a clean sweep stays finite and the order is right", () => {
    const ratings = eloRatings([
      [0, 100, 100],
      [0, 0, 100],
      [0, 0, 0],
    ]);
    expect(ratings.every(Number.isFinite)).toBe(true);
    expect(ratings[0]).toBeGreaterThan(ratings[1]);
    expect(ratings[1]).toBeGreaterThan(ratings[2]);
  });
});
