import { expect, test } from "vitest";
import { countTold, isBigMistake, leadOf, toldKind, verdictOf, weightOf } from "../src/index.ts";
import type { DecisionEvent } from "../src/index.ts";
import { isContradicted } from "../src/judging.ts";
import { isReopened } from "../src/verdict.ts";
import { alternative, decision } from "./decision.ts";

test.each([
  [0.019, "good"],
  [0.021, "slip"],
  [0.041, "mistake"],
  [0.081, "blunder"],
])("a loss of %d is called %s", (loss, kind) => {
  expect(verdictOf(decision(0.6, 0.6 - loss), 0.001).kind).toBe(kind);
});

test("the strictness scales what counts", () => {
  expect(verdictOf(decision(0.6, 0.55), 0.001, 2).kind).toBe("slip");
  expect(verdictOf(decision(0.6, 0.55), 0.001, 0.5).kind).toBe("blunder");
});

test("a loss within the noise is unclear; solved, it is firm; proven, it is proven", () => {
  const open = { isSolved: false, isSecondLook: true };
  expect(verdictOf(decision(0.6, 0.55, open), 0.03).certainty).toBe("unclear");
  expect(verdictOf(decision(0.6, 0.5, open), 0.03).certainty).toBe("likely");
  expect(verdictOf(decision(0.6, 0.5, open), 0.004).certainty).toBe("firm");
  expect(verdictOf(decision(0.6, 0.5, { isSolved: false }), 0.001).certainty).toBe("unclear");
  expect(verdictOf(decision(0.6, 0.5, { isSolved: false, isSearchedOut: true }), 0.03).certainty).toBe("likely");
  expect(verdictOf(decision(0.6, 0.55, { isSolved: false, isSearchedOut: true }), 0.03).certainty).toBe("unclear");
  expect(verdictOf(decision(0.6, 0.55), 0.03).certainty).toBe("firm");
  expect(verdictOf(decision(0.6, 0.55, { isProven: true }), 0.03).certainty).toBe("proven");
  expect(verdictOf(decision(0.6, 0.6, open), 0.03)).toMatchObject({ kind: "good", certainty: "likely" });
});

test("a loss that the next look at the match gives back is unclear, unless it is proven", () => {
  const thrown = decision(0.99, 0.43);
  const back = decision(0.97, 0.97, { ply: 1, seat: 1, first: [0.97, 0.03], last: [0.97, 0.03] });
  const gone = decision(0.5, 0.5, { ply: 1, seat: 1, first: [0.45, 0.55], last: [0.45, 0.55] });
  expect(isContradicted(thrown, back)).toBe(true);
  expect(isContradicted(thrown, gone)).toBe(false);
  expect(isContradicted(thrown, undefined)).toBe(false);
  expect(isContradicted({ ...thrown, isProven: true }, back)).toBe(false);
  expect(isContradicted(decision(0.6, 0.57), back)).toBe(false);
  expect(verdictOf({ ...thrown, isContradicted: true }, 0.001).certainty).toBe("unclear");
});

test("where the match is decided, points count, and it says so", () => {
  const lost = decision(0.01, 0.0, { best: alternative(0.01, -10), played: alternative(0, -17) });
  expect(verdictOf(lost, 0.001)).toMatchObject({ kind: "mistake", isAboutPoints: true });
});

test("points that the rules have counted to the end count in place of what the search expected", () => {
  const margins = { best: alternative(0.01, -10), played: alternative(0, -20) };
  expect(verdictOf(decision(0.01, 0, margins), 0.001).kind).toBe("blunder");
  expect(verdictOf(decision(0.01, 0, { ...margins, settled: 0 }), 0.001)).toMatchObject({ kind: "good" });
  expect(weightOf(decision(0.01, 0, { ...margins, settled: 7 }))).toEqual({ loss: 7, isAboutPoints: true });
});

const lostOfThree = (points: number) => {
  const rest = { best: alternative(0.3, 0), played: alternative(0.22, -points) };
  return decision(0.3, 0.22, { ...rest, first: [0.3, 0.3, 0.4], last: [0.22, 0.34, 0.44] });
};

test("with several others, what costs less than two points is a slip at most, unless it is a huge part of the win", () => {
  expect([1.9, 2].map((points) => verdictOf(lostOfThree(points), 0.001).kind)).toEqual(["slip", "blunder"]);
  expect(verdictOf(lostOfThree(1.9), 0.001, 0.5).kind).toBe("blunder");
  expect(verdictOf(decision(0.3, 0.2), 0.001).kind).toBe("blunder");
  const huge = { ...lostOfThree(0.4), last: [0.1, 0.4, 0.5] };
  expect(verdictOf(huge, 0.001)).toMatchObject({ kind: "blunder", isHuge: true });
});

test("a certain win that is thrown away is more than a matter of points", () => {
  const thrown = decision(1, 0, { best: alternative(1, 8), played: alternative(0, 1) });
  expect(verdictOf(thrown, 0.001)).toMatchObject({ kind: "blunder", isAboutPoints: false });
  const kept = decision(1, 0.99, { best: alternative(1, 12), played: alternative(0.99, 5) });
  expect(verdictOf(kept, 0.001)).toMatchObject({ kind: "mistake", isAboutPoints: true });
});

test.each([
  ["the lead is lost", 0.6, 0.3, "lost", true],
  ["of the lead nothing but an even position is left", 0.9, 0.48, "lost", true],
  ["an even position is thrown away", 0.47, 0, "even", true],
  ["the lead is kept", 0.9, 0.7, "kept", false],
  ["it was even and still is", 0.55, 0.45, "level", false],
  ["the mover was behind already", 0.44, 0.2, "none", false],
])("%s: %d to %d", (_name, best, played, lead, losesLead) => {
  const event = decision(best, played);
  const verdict = verdictOf(event, 0);
  expect([leadOf(event, verdict), verdict.losesLead]).toEqual([lead, losesLead]);
});

function leadAfter(first: number[], last: number[]) {
  const event = decision(first[0], last[0], { first, last });
  return leadOf(event, verdictOf(event, 0));
}

test("level is measured from an equal share, and only the first of several is ahead", () => {
  expect(leadAfter([0.28, 0.24, 0.24, 0.24], [0.1, 0.3, 0.3, 0.3])).toBe("even");
  expect(leadAfter([0.19, 0.27, 0.27, 0.27], [0.1, 0.3, 0.3, 0.3])).toBe("none");
  expect(leadAfter([0.4, 0.2, 0.2, 0.2], [0.31, 0.23, 0.23, 0.23])).toBe("kept");
  expect(leadAfter([0.4, 0.5, 0.05, 0.05], [0.1, 0.8, 0.05, 0.05])).toBe("even");
});

const judge = (event: DecisionEvent) => verdictOf(event, 0);

test("what costs as much as a blunder without losing the lead is a big mistake, and what is unclear is not counted", () => {
  const events = [
    decision(0.3, 0.14),
    decision(0.5, 0.4),
    decision(0.5, 0.4, { isSolved: false, isContradicted: true }),
    decision(0.5, 0.5),
    decision(0.6, 0.57, { seat: 1 }),
  ];
  expect(events.map((event) => isBigMistake(judge(event)))).toEqual([true, false, false, false, false]);
  expect(countTold(events, 0, judge)).toEqual({ slip: 0, mistake: 1, blunder: 1 });
});

test("two losses that read the same have the same name", () => {
  const both = [decision(0.334, 0.255), decision(0.336, 0.255)];
  expect(both.map((event) => judge(event).kind)).toEqual(["mistake", "blunder"]);
  expect([decision(0.346, 0.274), decision(0.2949, 0.2149)].map((event) => judge(event).kind)).toEqual([
    "blunder",
    "blunder",
  ]);
});

const told = (best: number, played: number) => toldKind(judge(decision(best, played)));

const ofFour = (played: number) => {
  const margins = { best: alternative(0.9, 5), played: alternative(played, 0) };
  const shares = { first: [0.9, 0.1, 0, 0], last: [played, 1 - played, 0, 0] };
  return toldKind(judge(decision(0.9, played, { ...margins, ...shares })));
};

test("a quarter of the win is a blunder whatever became of the lead; with more seats, as much less as an even share is", () => {
  expect([told(0.98, 0.66), told(0.3, 0.02), told(0.98, 0.74)]).toEqual(["blunder", "blunder", "mistake"]);
  expect([ofFour(0.78), ofFour(0.77)]).toEqual(["mistake", "blunder"]);
});

test("a match is called decided only if it stays so", () => {
  const lost = decision(0.01, 0, { best: alternative(0.01, -3), played: alternative(0, -15) });
  expect(
    isReopened(lost, [
      [0.01, 0.99],
      [0, 1],
    ]),
  ).toBe(false);
  expect(
    isReopened(lost, [
      [0.99, 0.01],
      [0, 1],
    ]),
  ).toBe(true);
  expect(isReopened(decision(1, 0.99), [[0.5, 0.5]])).toBe(true);
  expect(isReopened(decision(0.5, 0.4), [[1, 0]])).toBe(false);
  expect(verdictOf(lost, 0.001)).toMatchObject({ kind: "blunder", isAboutPoints: true });
  expect(verdictOf({ ...lost, isReopened: true }, 0.001)).toMatchObject({ kind: "good", isAboutPoints: false });
});

const four = (best: number, played: number) =>
  decision(best, played, {
    best: alternative(best, -10),
    played: alternative(played, -21),
    first: [best, 1 - best, 0, 0],
    last: [played, 1 - played, 0, 0],
  });

test("with several others, a seat that has hardly a chance loses points, although the match is not decided", () => {
  const behind = verdictOf(four(0.045, 0.044), 0.001);
  expect(behind).toMatchObject({ kind: "blunder", isAboutPoints: true });
  expect([leadOf(four(0.045, 0.044), behind), leadOf(four(0.01, 0), behind)]).toEqual(["far", "decided"]);
  expect(verdictOf(four(0.06, 0.059), 0.001)).toMatchObject({ kind: "good", isAboutPoints: false });
  // Between two others it may be open, or be turned by this very move.
  const open = { ...four(0.01, 0), first: [0.01, 0.6, 0.39, 0], last: [0, 0.6, 0.4, 0] };
  const turning = { ...four(0.01, 0), first: [0.01, 0, 0.99, 0], last: [0, 1, 0, 0] };
  expect([leadOf(open, behind), leadOf(turning, behind)]).toEqual(["far", "far"]);
});
