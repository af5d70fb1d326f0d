import { expect, test } from "vitest";
import { findMoments } from "../src/index.ts";
import type { ChanceEvent, Verdict } from "../src/index.ts";
import { decision } from "./decision.ts";

const roll: ChanceEvent = {
  kind: "chance",
  ply: 0,
  end: 1,
  first: [0.5, 0.5],
  last: [0.55, 0.45],
  possibilities: [],
  isExact: true,
};

const verdict = (): Verdict => ({ kind: "mistake", certainty: "firm", isAboutPoints: false, losesLead: false });

test("five moments at most, fewer in a lenient review, and luck counts by the same measure", () => {
  const many = Array.from({ length: 10 }, (_, i) => decision(0.5, 0.2 + i / 100));
  const count = (strictness: number) => findMoments(many, 0, verdict, [], strictness).length;
  expect([count(0.5), count(1), count(2)]).toEqual([5, 5, 3]);
  const lucky = [0.5, 1, 2].map((strictness) => findMoments([roll], 0, verdict, [], strictness).length);
  expect(lucky).toEqual([1, 1, 0]);
});
