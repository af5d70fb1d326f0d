import { expect, test } from "vitest";
import { gapOf, nextBestOf } from "../src/index.ts";
import { alternative, decision } from "./decision.ts";

const others = [
  { ...alternative(0.79), move: 2 },
  { ...alternative(0.96), move: 3 },
  { ...alternative(0.5), move: 4 },
];

test("the next best move is the one with the largest share, in whichever order later looks have left them", () => {
  expect(nextBestOf({ others })?.move).toBe(3);
  expect(nextBestOf({ others: [] })).toBeUndefined();
});

test("a best move is as much better as the next best one is worse, so it is no find where another is as good", () => {
  expect(gapOf(decision(0.96, 0.96, { others }))).toBe(0);
  expect(gapOf(decision(0.96, 0.96, { others: others.slice(0, 1) }))).toBeCloseTo(0.17);
  expect(gapOf(decision(0.96, 0.96))).toBe(0);
});
