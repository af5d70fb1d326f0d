import { SeededRandom } from "@riad/core";
import { describe, expect, it } from "vitest";
import { fitDeviation } from "../../../scripts/calibration/smooth.ts";

/** Expectations of all sizes, and results that follow them with logits higher by `offset`. */
function samples(count: number, offset: number): { match: number; share: number; won: number }[] {
  const random = new SeededRandom(1);
  const uniform = (): number => (random.below(1 << 20) + 0.5) / (1 << 20);
  return Array.from({ length: count }, (_, match) => {
    const share = uniform();
    const truth = 1 / (1 + ((1 - share) / share) * Math.exp(-offset));
    return { match, share, won: uniform() < truth ? 1 : 0 };
  });
}

describe("the smooth curve of calibration", () => {
  it.each([0, 0.3])("finds how far expectations are off, within its interval: logits off by %f", (offset) => {
    const curve = fitDeviation(samples(20_000, offset));
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const truth = 1 / (1 + ((1 - share) / share) * Math.exp(-offset)) - share;
      const { mean, error } = curve?.(share) ?? { mean: Number.NaN, error: Number.NaN };
      expect(error).toBeLessThan(0.01);
      expect(Math.abs(mean - truth)).toBeLessThan(3 * error);
    }
  });

  it("counts the decisions of one match as one piece of evidence", () => {
    const single = samples(3000, 0);
    const repeated = single.flatMap((sample) => [sample, sample, sample, sample]);
    const [one, other] = [single, repeated].map((all) => fitDeviation(all)?.(0.5).error ?? Number.NaN);
    expect(other).toBeCloseTo(one, 3);
  });

  it("says nothing where there are hardly any samples", () => {
    expect(fitDeviation(samples(20, 0))).toBeUndefined();
  });
});
