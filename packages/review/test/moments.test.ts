import { expect, test } from "vitest";
import { findExercises, findMoments, findSlips, findWeakest, verdictOf } from "../src/index.ts";
import type { ChanceEvent, DecisionEvent, Verdict } from "../src/index.ts";
import { alternative, decision } from "./decision.ts";

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

test("five moments at most, fewer in a lenient review, but what anybody would call lucky is told in all of them", () => {
  const many = Array.from({ length: 10 }, (_, i) => decision(0.5, 0.2 + i / 100));
  const count = (strictness: number) => findMoments(many, 0, verdict, { strictness }).length;
  expect([count(0.5), count(1), count(2)]).toEqual([5, 5, 3]);
  const lucky = [0.5, 1, 2].map((strictness) => findMoments([roll], 0, verdict, { strictness }).length);
  expect(lucky).toEqual([1, 1, 1]);
  const small: ChanceEvent = { ...roll, last: [0.53, 0.47] };
  expect([0.5, 1, 2].map((strictness) => findMoments([small], 0, verdict, { strictness }).length)).toEqual([1, 0, 0]);
});

const judge = (event: DecisionEvent) => verdictOf(event, 0.001);

const points = (lost: number, share: number) =>
  decision(share, 0, { best: alternative(share, -40), played: alternative(0, -40 - lost) });

test("what cost the win comes before what only cost points, and of each kind the largest first", () => {
  const events = [points(6, 0.015), points(16, 0.001), decision(0.3, 0.24), points(8, 0.01), decision(0.5, 0.4), roll];
  const listed = findMoments(events, 0, judge);
  expect(listed.map(({ index }) => index)).toEqual([4, 2, 5, 1, 3]);
  expect(Object.keys(listed[0])).toEqual(["index", "kind", "change"]);
  expect(findExercises(events, 0, judge)).toEqual([4, 2, 1, 3, 0]);
});

test("of mistakes that cost as many percent the one that turned the match is the worst, and always a moment", () => {
  const events = [...Array.from({ length: 6 }, () => decision(1, 0)), decision(0.9999, 0.0001), decision(0.5, 0.4)];
  expect(findExercises(events, 0, judge)[0]).toBe(0);
  expect(findExercises(events, 0, judge, 6)[0]).toBe(6);
  expect(findExercises(events, 0, judge, 7)[0]).toBe(0);
  expect(findMoments(events, 0, judge, { turning: 6 }).map(({ index }) => index)).toContain(6);
});

/** Of seat 1, with the shares of seat 0. */
const theirs = (before: number, after: number, rest: Partial<DecisionEvent> = {}) =>
  decision(1 - before, 1 - after, { seat: 1, first: [before, 1 - before], last: [after, 1 - after], ...rest });

test("with two seats the decisive mistakes of the other one are listed too, but the worst own move always is", () => {
  const events = [decision(0.5, 0.4), theirs(0.1, 0.9), theirs(0.4, 0.45)];
  expect(findMoments(events, 0, judge)).toEqual([
    { index: 1, kind: "mistake", change: expect.closeTo(0.8, 9) },
    { index: 0, kind: "mistake", change: expect.closeTo(-0.1, 9) },
  ]);
  const many = [decision(0.5, 0.45), ...Array.from({ length: 7 }, () => theirs(0, 1))];
  expect(findMoments(many, 0, judge).map(({ index }) => index)).toEqual([1, 2, 3, 4, 0]);
  // With several others nothing is said about them.
  const three = theirs(0.1, 0.9, { first: [0.1, 0.8, 0.1], last: [0.8, 0.1, 0.1] });
  expect(findMoments([three], 0, judge)).toEqual([]);
});

test("the turning point that is named is a moment of every seat, with what it changed for it", () => {
  const three = theirs(0.1, 0.9, { first: [0.4, 0.5, 0.1], last: [0.44, 0.1, 0.46] });
  expect(findMoments([three], 0, judge, { turning: 0 })).toEqual([
    { index: 0, kind: "mistake", change: expect.closeTo(0.04, 9) },
  ]);
  const margins = { best: alternative(0.5, 0), played: alternative(0.4, -9) };
  const own = decision(0.5, 0.4, { first: [0.5, 0.5, 0], ...margins });
  expect(
    findMoments([three, ...Array.from({ length: 7 }, () => own)], 0, judge, { turning: 0 }).map(({ index }) => index),
  ).toEqual([1, 2, 3, 4, 0]);
  // With two seats too, although it is smaller than the others.
  expect(findMoments([theirs(0.45, 0.55), decision(0.9, 0.3)], 0, judge).map(({ index }) => index)).toEqual([1, 0]);
  const unsure = theirs(0.45, 0.52, { isSolved: false, isSecondLook: true });
  expect(findMoments([unsure, decision(0.9, 0.3)], 0, judge, { turning: 0 }).map(({ index }) => index)).toEqual([1, 0]);
});

test("the turning point is no moment of a seat for which it changed nothing", () => {
  const four = theirs(0, 0, { first: [0, 0, 0.67, 0.33], last: [0, 0, 0, 1] });
  const listedFor = (seat: number) => findMoments([four], seat, judge, { turning: 0 }).length;
  expect([0, 1, 2, 3].map(listedFor)).toEqual([0, 0, 1, 1]);
});

test("where nothing else would be listed, the largest mistake of the only other seat is", () => {
  const small = [theirs(0.4, 0.46), theirs(0.4, 0.47), decision(0.5, 0.49)];
  expect(findMoments(small, 0, judge)).toEqual([{ index: 1, kind: "mistake", change: expect.closeTo(0.07, 9) }]);
  expect(findMoments([theirs(0.4, 0.41)], 0, judge)).toEqual([]);
  expect(findMoments([theirs(0.4, 0.5, { isContradicted: true })], 0, judge)).toEqual([]);
});

const listed = (...events: DecisionEvent[]) =>
  findMoments(events, 0, (event) => verdictOf(event, 0.03)).map(({ index }) => index);

test("what is only likely of the other seat is listed if it is very large, and hides what is smaller than it if it is not", () => {
  const unsure = { isSolved: false, isSecondLook: true };
  expect(listed(theirs(0.1, 0.9, unsure), theirs(0.1, 0.3))).toEqual([0, 1]);
  expect(listed(theirs(0.1, 0.3, unsure), decision(0.5, 0.4))).toEqual([1]);
  expect(listed(theirs(0.1, 0.3, unsure), theirs(0.1, 0.25), theirs(0.1, 0.4))).toEqual([2]);
  // What is unclear says nothing about the size of anything else.
  expect(listed(theirs(0.1, 0.5, { ...unsure, isContradicted: true }), theirs(0.1, 0.25))).toEqual([1]);
});

test("where no clear mistake cost the win the largest slips are listed, two of them however large the luck was", () => {
  const unclear = decision(0.5, 0.47, { isSolved: false });
  const slips = [decision(0.5, 0.479), decision(0.5, 0.47), decision(0.5, 0.475), decision(0.5, 0.477), unclear];
  expect(findSlips([...slips, points(6, 0.015)], 0, judge)).toEqual([1, 2, 3]);
  expect(findSlips([...slips, decision(0.3, 0.24)], 0, judge)).toEqual([]);
  const lucks = Array.from({ length: 7 }, (): ChanceEvent => ({ ...roll, last: [0.3, 0.7] }));
  const indexes = findMoments([...slips, ...lucks], 0, judge).map(({ index }) => index);
  expect(indexes).toEqual([5, 6, 7, 1, 2]);
  expect(findMoments([...slips, ...lucks], 0, judge, { strictness: 2, hardFinds: [] })).toHaveLength(3);
  expect(findMoments([...slips, points(6, 0.015)], 0, judge).map(({ index }) => index)).toEqual([1, 2, 3, 5]);
});

const rolled = (own: number): ChanceEvent => ({ ...roll, last: [own, 1 - own] });

test("a seat that lost is told only large good luck, and any bad luck", () => {
  const lucks = [rolled(0.55), rolled(0.6), rolled(0.45)];
  const listedAfter = (own: number) =>
    findMoments(lucks, 0, judge, { result: [own, 1 - own] }).map(({ index }) => index);
  expect([1, 0.5, 0].map(listedAfter)).toEqual([
    [1, 0, 2],
    [1, 0, 2],
    [1, 2],
  ]);
});

test("the weakest move is the one that cost most, if the loss can be seen", () => {
  const contradicted = decision(0.5, 0.4, { isContradicted: true });
  const events = [decision(0.5, 0.49), decision(0.5, 0.48), contradicted, decision(0.9, 0.5, { seat: 1 })];
  expect(findWeakest(events, 0)).toBe(1);
  // Both would be shown as 50 %; and a match that was decided is a matter of points.
  expect(findWeakest([decision(0.504, 0.5), decision(0.01, 0)], 0)).toBeNull();
});
