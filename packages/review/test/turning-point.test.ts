import { expect, test } from "vitest";
import { findTurningPoint, isDecisive } from "../src/index.ts";
import type { ChanceEvent, ReviewEvent, Verdict } from "../src/index.ts";
import { decision } from "./decision.ts";

const firm = (): Verdict => ({ kind: "blunder", certainty: "firm", isAboutPoints: false, losesLead: true });
const unclear = (): Verdict => ({ ...firm(), certainty: "unclear" });
const likely = (): Verdict => ({ ...firm(), certainty: "likely" });

const look = (...shares: number[]) => decision(shares[0], shares[0], { first: shares, last: shares });

/** Of seat 1, with the shares of seat 0 before and after. */
const theirs = (before: number, after: number) =>
  decision(1 - before, 1 - after, { seat: 1, first: [before, 1 - before], last: [after, 1 - after] });

const roll = (before: number, after: number): ChanceEvent => ({
  kind: "chance",
  ply: 0,
  end: 1,
  first: [before, 1 - before],
  last: [after, 1 - after],
  possibilities: [],
  isExact: true,
});

const find = (events: readonly ReviewEvent[], result: readonly number[], judge = firm) =>
  findTurningPoint(events, result, judge);

test("the last decision after which the winner stays ahead turned the match", () => {
  const events = [roll(0.5, 0.6), decision(0.6, 0.02), theirs(0.02, 0.98), decision(0.98, 0.02), theirs(0, 1)];
  expect(find(events, [1, 0])).toEqual({ kind: "decision", winner: 0, index: 4, before: 0, after: 1 });
});

test("so may a roll", () => {
  const events = [decision(0.5, 0.4), roll(0.4, 0.9), theirs(0.9, 0.95)];
  expect(find(events, [1, 0])).toMatchObject({ kind: "luck", index: 1 });
});

const after = (share: number) => theirs(share, share);

test("luck has turned no match whose winner was unlucky in all, nor where the judge changed its mind by as much", () => {
  const last = [decision(0.39, 0.39), roll(0.39, 0.62)];
  expect(find([...last, after(0.7)], [1, 0])).toMatchObject({ kind: "luck", index: 1 });
  expect(find([roll(0.7, 0.4), ...last, after(0.7)], [1, 0])).toBeNull();
  expect(find([...last, after(0.89)], [1, 0])).toBeNull();
  expect(find([decision(0.1, 0.1), roll(0.39, 0.62), after(0.7)], [1, 0])).toBeNull();
});

test("where only the judgement changed, or the decision is unclear, the winner was ahead from there on", () => {
  const changed = [decision(0.5, 0.4), theirs(0.7, 0.8)];
  expect(find(changed, [1, 0])).toEqual({ kind: "since", winner: 0, index: 1, before: 0.4, after: 0.7 });
  expect(find([decision(0.5, 0.4), theirs(0.4, 0.8)], [1, 0], unclear)).toMatchObject({ kind: "since", index: 1 });
  // No look at all said so before the end.
  expect(find([decision(0.5, 0.4)], [1, 0])).toMatchObject({ kind: "since", index: 0, after: 1 });
});

test("who was ahead all the time had no turning point", () => {
  expect(find([roll(0.6, 0.7), decision(0.7, 0.6)], [1, 0])).toMatchObject({ kind: "start", index: 0 });
});

test("with several others, ahead is whoever has the largest share", () => {
  const many = decision(0.3, 0.2, { first: [0.3, 0.4, 0.3], last: [0.2, 0.35, 0.45] });
  expect(find([many], [0, 0, 1])).toMatchObject({ kind: "decision", winner: 2, index: 0 });
});

test("of several others one may decide the match by a small loss of its own, if the looks around it say so too", () => {
  const turning = decision(0.09, 0.01, { seat: 2, first: [0.01, 0.9, 0.09], last: [0.97, 0.02, 0.01] });
  const isTold = (before: ReviewEvent, later: ReviewEvent, turned = turning) => {
    const events = [before, turned, later];
    const point = findTurningPoint(events, turned.last.length === 2 ? [1, 0] : [1, 0, 0], likely);
    return point?.kind === "decision" && isDecisive(point, events, likely);
  };
  expect(isTold(look(0.02, 0.84, 0.14), look(0.92, 0.07, 0.01))).toBe(true);
  expect(isTold(look(0.02, 0.84, 0.14), look(0.4, 0.35, 0.25))).toBe(false);
  expect(isTold(look(0.6, 0.3, 0.1), look(0.92, 0.07, 0.01))).toBe(false);
  // Of two, the loss of the one is the gain of the other.
  expect(isTold(after(0.1), after(0.9), theirs(0.1, 0.9))).toBe(false);
});

test("a shared win, and a match without events, have none", () => {
  expect(find([decision(0.5, 0.4)], [0.5, 0.5])).toBeNull();
  expect(find([], [1, 0])).toBeNull();
});
