import { expect, it } from "vitest";
import { softened } from "../../src/azul/utility.ts";

it("takes no match for won or lost before the last round is searched, but the surer the more points there are", () => {
  const shares = [-9, -2, 0, 2, 9].map((margin) => {
    const { share } = softened({ utility: 0, share: margin > 0 ? 1 : 0, margin });
    return share;
  });
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares[0]).toBeGreaterThan(0);
  expect(shares[4]).toBeLessThan(1);
  expect(shares[1] + shares[3]).toBeCloseTo(1, 9);
});

it("leaves what the net expects as it is", () => {
  const expected = { utility: 0.1, share: 0.9, margin: -2 };
  expect(softened(expected)).toEqual(expected);
});
