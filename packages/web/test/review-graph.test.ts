/** The curve of a review, and the moment that is opened first. */
import "./page-globals.ts";
import { signal } from "@preact/signals";
import { listTurns, makeEnding } from "@riad/core";
import { azul, marrakech } from "@riad/games";
import { toldKind, verdictOf } from "@riad/review";
import type { DecisionEvent, ReviewEvent } from "@riad/review";
import { describe, expect, test } from "vitest";
import {
  bandsOf,
  changeOf,
  isLossOf,
  marksOf,
  nearestEvent,
  shareLine,
  sharesAfter,
  splitLine,
  stackShares,
  turnScale,
} from "../src/review/graph.ts";
import type { Mode } from "../src/review/graph.ts";
import type { ReviewedMatch } from "../src/review/reviewed-match.ts";
import type { ReviewRun } from "../src/review/review-run.ts";
import { ReviewView, isForced } from "../src/review/review-view.ts";
import { playByChance } from "./kept-match.ts";
import { alternative, chance, decision, shares } from "./review-events.ts";

describe("the graph", () => {
  const match = playByChance(azul, { seats: 2 }, 1000, 4);
  const events = [chance(0, 5, 0.5, 0.6), decision(5, 0, 0.6, 0.4), decision(6, 1, 0.4, 0.5)];

  const ys = (mode: Mode) => shareLine(events, 0, match, mode).map(({ y }) => Number(y.toFixed(6)));

  test("follows the shares, or adds up luck and play alone", () => {
    expect(ys("all")).toEqual([0.5, 0.6, 0.4, 0.5]);
    expect(ys("luck")).toEqual([0.5, 0.6, 0.6, 0.6]);
    expect(ys("play")).toEqual([0.5, 0.5, 0.3, 0.4]);
    expect(shareLine([], 0, match, "all")).toEqual([]);
  });

  test("has the shares of the table for screen readers, not what was expected and did not happen", () => {
    // The other could have taken the win away, and did not.
    const spared = [...events, decision(7, 1, 0.1, 0.5)];
    const after = spared.map(({ last }) => last[0]);
    expect(
      shareLine(spared, 0, match, "all")
        .slice(1)
        .map(({ y }) => y),
    ).toEqual(after);
  });

  test("falls at a decision that is told by the figure shown for it; a changed judgement before it is a jump of its own", () => {
    // After the deal 76 %, but the look at the decision began with 84.
    const told = decision(5, 0, 0.84, 0.52);
    const line = shareLine(
      [chance(0, 5, 0.5, 0.76), told, decision(6, 1, 0.3, 0.5)],
      0,
      match,
      "all",
      (one) => one === told,
    );
    expect(line.map(({ y }) => y)).toEqual([0.5, 0.76, 0.84, 0.52, 0.5]);
    const { pieces, jumps } = splitLine(line);
    expect(jumps.map((jump) => jump.map(({ y }) => y))).toEqual([[0.76, 0.84]]);
    expect(jumps[0][0].x).toBe(jumps[0][1].x);
    expect(pieces.map((piece) => piece.map(({ y }) => y))).toEqual([
      [0.5, 0.76],
      [0.84, 0.52, 0.5],
    ]);
  });

  test("stacks to a whole, the reader at the bottom", () => {
    const layers = stackShares(events, [1, 0], match);
    expect(layers[0].lower.every(({ y }) => y === 0)).toBe(true);
    for (const { y } of layers[1].upper) expect(y).toBeCloseTo(1, 9);
  });

  test("has a band per round, and a scale of turns where there are none", () => {
    const bands = bandsOf(listTurns(match), match.length);
    expect(bands.map(({ round }) => round)).toEqual(bands.map((_, i) => i + 1));
    expect([bands[0].from, bands.at(-1)?.to]).toEqual([0, 1]);
    const walk = playByChance(marrakech, { seats: 2 }, 1000, 4);
    expect(bandsOf(listTurns(walk), walk.length)).toEqual([]);
    expect(turnScale(listTurns(walk), walk.length)[0].number).toBe(1);
  });

  test("finds the event nearest to a press, and what it gave a seat", () => {
    expect(nearestEvent(events, 6 / match.length, match)).toBe(1);
    expect(events.map((event) => Number(changeOf(event, 0).toFixed(6)))).toEqual([0.1, -0.2, 0.1]);
  });

  test("knows what the review says about the position after a move that it has looked at", () => {
    const judged = {
      ...(decision(5, 1, 0.6, 0.4) as DecisionEvent),
      best: { ...alternative, move: 2 },
      others: [{ ...alternative, move: 3, share: 0.5 }],
    };
    expect([1, 2, 3, 4].map((move) => sharesAfter([judged], 5, move))).toEqual([
      shares(0.4),
      shares(0.6),
      shares(0.5),
      null,
    ]);
    expect(sharesAfter([judged], 6, 1)).toBeNull();
  });

  const marked = (mode: Mode, given = events) =>
    marksOf({ events: given, seat: 0, match, judge: (event) => verdictOf(event, 0.02), hardFinds: [], mode });

  test("marks the largest luck, good and bad, whatever else is told", () => {
    const lucks = [0.28, -0.04, 0.19, -0.17, 0.05, -0.1, -0.11].map((luck, i) => chance(i, i + 1, 0.5, 0.5 + luck));
    expect(marked("all", lucks).map(({ index, shape }) => [index, shape])).toEqual([
      [0, "lucky"],
      [2, "lucky"],
      [3, "unlucky"],
      [5, "unlucky"],
      [6, "unlucky"],
    ]);
  });

  test("marks only what moves the curve, on the curve", () => {
    expect(marked("all").map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(marked("luck").map(({ index }) => index)).toEqual([0]);
    expect(marked("play").map(({ index, y }) => [index, Number(y.toFixed(6))])).toEqual([
      [1, 0.3],
      [2, 0.4],
    ]);
  });

  test("tells the seat's own mistakes as losses, those too that cost no share of the win", () => {
    const kind = "mistake" as const;
    const isLoss = (event: ReviewEvent, change: number) => isLossOf({ index: 0, kind, change }, event, 0);
    expect(isLoss(decision(5, 0, 0, 0), 0)).toBe(true);
    expect(isLoss(decision(5, 1, 0.4, 0.6), 0.2)).toBe(false);
    expect(isLossOf({ index: 0, kind: "find", change: 0.2 }, decision(5, 0, 0.6, 0.6), 0)).toBe(false);
  });

  test("calls it a blunder only where the lead or an even position is lost, and marks nothing that is unclear", () => {
    const verdict = { kind: "blunder", certainty: "firm", isAboutPoints: false, losesLead: false } as const;
    expect(toldKind(verdict)).toBe("mistake");
    expect(toldKind({ ...verdict, losesLead: true })).toBe("blunder");
    expect(toldKind({ ...verdict, certainty: "unclear" })).toBeNull();
  });
});

function forced(ply: number, share: number): DecisionEvent {
  return { ...(decision(ply, 1, share, share) as DecisionEvent), isChoice: false };
}

/** A review that is complete, of as much as the view reads. */
function runOf(events: readonly ReviewEvent[]): ReviewRun {
  const looked = signal(new Set());
  const found = { result: signal([0, 1]), noise: signal(0.02), hardFinds: signal([]) };
  return { events: signal(events), looked, ...found } as unknown as ReviewRun;
}

describe("moves that may be looked at again", () => {
  test("are never the only ones that there were", () => {
    const match = playByChance(azul, { seats: 2 }, 1000, 4);
    const ending = makeEnding([44, 48], [1, 0], "played");
    const events = [chance(0, 5, 0.5, 0.6), forced(5, 0.4), forced(6, 0.2), decision(7, 0, 0.05, 0.05)];
    const reviewed = { sitters: [], you: 0, ending, match } as unknown as ReviewedMatch;
    const view = new ReviewView(reviewed, runOf(events));
    expect(view.jumps.value.map(({ index }) => index)).toEqual([3]);
    expect([0, 1].map((index) => isForced(events[index]))).toEqual([false, true]);
  });
});

describe("the moment that is opened first", () => {
  const reviewed = { sitters: [], you: 0, ending: makeEnding([44, 48], [1, 0], "played") } as unknown as ReviewedMatch;
  const match = playByChance(azul, { seats: 2 }, 1000, 4);
  const openedOf = (loss: number, isSolved = true) => {
    const events = [chance(0, 5, 0.5, 0.6), { ...(decision(5, 0, 0.6, 0.6 - loss) as DecisionEvent), isSolved }];
    return new ReviewView({ ...reviewed, match }, runOf(events)).opened.value;
  };

  test("is the move that the sentence names, although luck mattered more", () => {
    expect(openedOf(0.03)).toBe(1);
  });

  test("is what mattered most where no move cost anything to speak of", () => {
    expect(openedOf(0.01)).toBe(0);
    // What is too close to call is named nowhere.
    expect(openedOf(0.03, false)).toBe(0);
  });
});
