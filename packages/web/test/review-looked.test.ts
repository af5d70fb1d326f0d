/** What the page shows follows a longer look at one decision. */
import "fake-indexeddb/auto";
import "./page-globals.ts";
import { signal } from "@preact/signals";
import { makeEnding } from "@riad/core";
import type { DecisionEvent, ReviewEvent } from "@riad/review";
import { expect, test } from "vitest";
import type { ReviewRun } from "../src/review/review-run.ts";
import { ReviewView } from "../src/review/review-view.ts";
import type { ReviewedMatch } from "../src/review/reviewed-match.ts";
import { alternative, chance, decision } from "./review-events.ts";

const reviewed = {
  sitters: [{ name: "Salma" }, { name: "Idris" }],
  you: 0,
  ending: makeEnding([51, 49], [0, 1], "played"),
  match: { seats: 2, length: 9 },
} as unknown as ReviewedMatch;

const better = { ...alternative, move: 2 };
const loss = (ply: number, from: number, to: number): ReviewEvent => ({
  ...(decision(ply, 0, from, to) as DecisionEvent),
  best: { ...better, share: from },
  played: { ...alternative, share: to },
  isProven: true,
});

function viewOf(events: readonly ReviewEvent[]) {
  const run = {
    events: signal(events),
    looked: signal<ReadonlySet<number>>(new Set()),
    result: signal([1, 0]),
    noise: signal(0),
    hardFinds: signal([]),
  };
  return { view: new ReviewView(reviewed, run as unknown as ReviewRun), run };
}

test("list, bars and links follow what a longer look has found", () => {
  const { view, run } = viewOf([chance(0, 5, 0.5, 0.5), loss(5, 0.5, 0.4), loss(6, 0.7, 0.6)]);
  expect(view.jumps.value.map(({ index }) => index)).toEqual([2, 1]);
  expect(view.moments.value.map(({ index }) => index)).toEqual(expect.arrayContaining([1, 2]));
  const unclear = view.parts.value?.revision;
  // The move cost nothing, and what the next look says was right; the link to it would now be for the jump before it.
  run.looked.value = new Set([1]);
  run.events.value = run.events.value.with(1, decision(5, 0, 0.7, 0.7));
  expect(view.moments.value.map(({ index }) => index)).toEqual([2]);
  expect(view.jumps.value.map(({ index }) => index)).toEqual([2]);
  expect(view.parts.value?.revision).not.toBe(unclear);
});

test("no link leads to where the judge has looked again already, though its estimate still jumps there", () => {
  const { view, run } = viewOf([chance(0, 5, 0.5, 0.5), loss(5, 0.5, 0.4), loss(6, 0.7, 0.6)]);
  run.looked.value = new Set([2]);
  expect(view.jumps.value.map(({ index }) => index)).toEqual([1]);
});
