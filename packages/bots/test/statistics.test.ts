import { describe, expect, test } from "vitest";
import { eloRatings, estimate } from "../src/statistics.ts";

describe("an estimate", () => {
  test("has the mean and the half-width of the 95 % interval", () => {
    const units = Array.from({ length: 400 }, (_, index) => index % 2);
    const { mean, error, count } = estimate(units);
    expect(mean).toBe(0.5);
    expect(count).toBe(400);
    expect(error).toBeCloseTo(1.96 * 0.5 * Math.sqrt(1 / 399), 5);
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
