import { SeededRandom, hashText } from "@riad/core";
import { describe, expect, test } from "vitest";

function draw(seed: number | string): number[] {
  const random = new SeededRandom(seed);
  return Array.from({ length: 20 }, () => random.below(1000));
}

describe("seeded random", () => {
  test("the same seed gives the same numbers, another seed different ones", () => {
    expect(draw(1)).toEqual(draw(1));
    expect(draw("riad")).toEqual(draw("riad"));
    expect(draw(1)).not.toEqual(draw(2));
    expect(draw("riad")).not.toEqual(draw("raid"));
  });

  test.each([1, 2, 3, 6, 7, 100, 126])("every number below %i is equally likely", (n) => {
    const random = new SeededRandom(n);
    const counts = new Array<number>(n).fill(0);
    const draws = 2000 * n;
    for (let i = 0; i < draws; i++) counts[random.below(n)]++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    // Mean n - 1, variance 2(n - 1): more than five standard deviations above is a fault, not bad luck.
    expect(chiSquare).toBeLessThanOrEqual(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
  });

  test("texts that differ in one letter lead to unrelated first numbers", () => {
    const firsts = Array.from({ length: 1000 }, (_, index) => new SeededRandom(`1 ${index}`).below(10));
    const counts = Array.from({ length: 10 }, (_, digit) => firsts.filter((first) => first === digit).length);
    const chiSquare = counts.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    expect(chiSquare).toBeLessThan(30);
    const repeats = firsts.filter((first, index) => index > 0 && first === firsts[index - 1]).length;
    expect(repeats).toBeLessThan(150);
  });

  test("a hash depends on every letter", () => {
    expect(hashText("a")).not.toBe(hashText("b"));
    expect(hashText("ab")).not.toBe(hashText("ba"));
  });
});
