import { expect, test } from "vitest";
import { doubtBefore, surpriseBefore } from "../src/index.ts";
import type { ChanceEvent, DecisionEvent } from "../src/index.ts";
import { decision } from "./decision.ts";

const unsolved = (first: number, last: number, rest: Partial<DecisionEvent> = {}) =>
  decision(first, last, { isSolved: false, ...rest });
const theirs = (first: number, last: number) =>
  unsolved(1 - first, 1 - last, { seat: 1, first: [first, 1 - first], last: [last, 1 - last] });
const deal = (own: number): ChanceEvent => ({
  kind: "chance",
  ply: 0,
  end: 1,
  possibilities: [],
  isExact: true,
  first: [0.3, 0.7],
  last: [own, 1 - own],
});

test("a loss is in doubt where the estimate rose by half of it since the mover's last decision, with nobody's doing", () => {
  const events = [unsolved(0.05, 0.05), theirs(0.05, 0.05), theirs(0.19, 0.19), unsolved(0.31, 0.01)];
  expect(doubtBefore(events, 3)).toBeCloseTo(0.05, 9);
  // What another player gave is no change of mind, and neither is what chance gave.
  expect(doubtBefore([unsolved(0.05, 0.05), theirs(0.05, 0.3), unsolved(0.31, 0.01)], 2)).toBeNull();
  expect(doubtBefore([unsolved(0.05, 0.05), deal(0.3), unsolved(0.31, 0.01)], 2)).toBeNull();
  expect(doubtBefore([unsolved(0.05, 0.05), deal(0.1), unsolved(0.31, 0.01)], 2)).toBeCloseTo(0.1, 9);
});

test("a loss is not in doubt where the comparison came to its end, or nothing came before it", () => {
  const before = unsolved(0.05, 0.05);
  expect(doubtBefore([before, decision(0.31, 0.01)], 1)).toBeNull();
  expect(doubtBefore([before, unsolved(0.31, 0.01, { isProven: true })], 1)).toBeNull();
  expect(doubtBefore([unsolved(0.31, 0.01)], 0)).toBeNull();
});

test("a best move is a surprise where less than half of what it kept was expected before it", () => {
  const find = decision(0.14, 0.14);
  expect(surpriseBefore([decision(0.53, 0.01), theirs(0.01, 0.01), find], 2)).toBeCloseTo(0.01, 9);
  expect(surpriseBefore([decision(0.53, 0.08), theirs(0.08, 0.08), find], 2)).toBeNull();
  expect(surpriseBefore([find], 0)).toBeNull();
});
