import fc from "fast-check";
import { expect, test } from "vitest";
import { keepSame } from "../src/play/keep.ts";

const data = fc.jsonValue({ maxDepth: 4 });

test("what is shown is what is now", () => {
  fc.assert(
    fc.property(data, data, (before, now) => {
      expect(keepSame(before, now)).toEqual(now);
    }),
    { numRuns: 1000 },
  );
});

test("what is alike stays the same object", () => {
  fc.assert(
    fc.property(data, (before) => {
      expect(keepSame(before, structuredClone(before))).toBe(before);
    }),
  );
});

test("a change leaves its neighbours as they were", () => {
  const before = { plates: [["a", "b"], ["c"]], seat: { points: 3 } };
  const now = { plates: [["a", "b"], []], seat: { points: 3 } };
  const kept = keepSame<typeof now | typeof before>(before, now);
  expect(kept).toEqual(now);
  expect(kept.plates[0]).toBe(before.plates[0]);
  expect(kept.seat).toBe(before.seat);
});
