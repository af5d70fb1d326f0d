/** The parts of a review that need no browser: what is drawn and said follows from its numbers. */
import "./page-globals.ts";
import { listTurns } from "@riad/core";
import { azul, marrakech } from "@riad/games";
import { partsOf } from "@riad/review";
import type { DecisionEvent, LedgerRow, ReviewEvent } from "@riad/review";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  bandsOf,
  changeOf,
  nearestEvent,
  shapeOf,
  shareLine,
  sharesAfter,
  stackShares,
  turnScale,
} from "../src/review/graph.ts";
import type { Mode } from "../src/review/graph.ts";
import { nameParts, placeBars, toldParts } from "../src/review/result-parts.ts";
import { signed } from "../src/review/review-sentences.ts";
import type { ReviewedMatch } from "../src/review/reviewed-match.ts";
import { loadWords, speak } from "../src/words/words.ts";
import { playByChance } from "./kept-match.ts";

const row: LedgerRow = {
  start: -0.014,
  luck: 0.034,
  own: { good: -0.02, slip: -0.1, mistake: -0.21, blunder: -0.4 },
  from: [0, 0.216],
  gave: [-0.73, 0.73],
  revision: -0.006,
  result: 0,
  choices: 20,
  perMille: 36,
  perMilleError: 9,
  accuracy: 60,
};
const sitters = [
  { name: "Salma", level: null },
  { name: "Idris", level: "hard" },
];
const reviewed = { sitters, you: 0 } as unknown as ReviewedMatch;

beforeAll(async () => loadWords("review"));
afterAll(async () => speak("en"));

describe("the waterfall", () => {
  test("starts on the ground, hangs each bar where the one before ends, and ends at the result", () => {
    const bars = placeBars(nameParts(partsOf(row), reviewed, 0));
    expect(bars[0]).toMatchObject({ part: "even", from: 0, to: 50 });
    for (const [i, bar] of bars.slice(1, -1).entries()) expect(bar.from).toBe(bars[i].to);
    expect(bars.at(-2)?.to).toBe(bars.at(-1)?.value);
    expect(bars.at(-1)).toMatchObject({ part: "result", from: 0, to: 0 });
  });

  test("adds up whatever the parts are; mistakes that leave the scale are one bar of both sides", () => {
    const rows = fc.record({
      start: share(-0.2, 0.2),
      luck: share(-0.8, 0.8),
      lost: share(-5, 0),
      given: share(-0.5, 5),
      result: fc.constantFrom(0, 0.5, 1),
    });
    fc.assert(
      fc.property(rows, ({ start, luck, lost, given, result }) => {
        const parts = partsOf({ ...row, start, luck, own: { ...NONE, mistake: lost }, from: [0, given], result });
        const named = nameParts(parts, reviewed, 0);
        const bars = placeBars(named);
        expect(bars.at(-2)?.to).toBe(parts.result);
        const play = named.find(({ part }) => part === "play");
        if (play === undefined) return;
        expect(play.value).toBe(parts.own + parts.others);
        expect(play.detail).toBe(`you gave away ${-parts.own}, Idris gave back ${parts.others}`);
      }),
    );
  });
});

function share(min: number, max: number) {
  return fc.double({ min, max, noNaN: true });
}

const NONE = { good: 0, slip: 0, mistake: 0, blunder: 0 };

test.each([
  ["en", "play", "you gave away 353, Idris gave back 313"],
  ["fr", "jeu", "tu as cédé 353, Idris a rendu 313"],
  ["es", "juego", "regalaste 353, Idris devolvió 313"],
] as const)("says the net of what exceeds the scale, in %s", async (language, label, detail) => {
  await speak(language);
  const many = { ...row, own: { ...NONE, mistake: -3.53 }, from: [0, 3.13] };
  const told = toldParts(nameParts(partsOf(many), reviewed, 0));
  expect(told.at(-1)).toEqual({ part: "play", label, value: -40, detail });
});

test.each([
  ["en", "luck, Idris’s mistakes, your mistakes"],
  ["fr", "chance, erreurs d’Idris, tes erreurs"],
  ["es", "suerte, errores de Idris, tus errores"],
] as const)("names the parts, in %s", async (language, parts) => {
  await speak(language);
  const told = toldParts(nameParts(partsOf(row), reviewed, 0));
  expect(told.map(({ label }) => label).join(", ")).toBe(parts);
});

test.each([
  ["en", "−6.1"],
  ["fr", "−6,1"],
  ["es", "−6,1"],
] as const)("writes a sign with every number but zero, in %s", async (language, fraction) => {
  await speak(language);
  expect([signed(3), signed(-0.4), signed(-18), signed(-6.08, 1)]).toEqual(["+3", "0", "−18", fraction]);
});

const shares = (own: number) => [own, 1 - own];
const alternative = { move: 1, share: 0, margin: 0, line: [1] };

function decision(ply: number, seat: number, first: number, last: number): ReviewEvent {
  const rest = { others: [], blindLoss: 0, isChoice: true, isSolved: true, isProven: false, isSecondLook: false };
  return {
    kind: "decision",
    ply,
    seat,
    played: alternative,
    best: alternative,
    first: shares(first),
    last: shares(last),
    ...rest,
  };
}

function chance(ply: number, end: number, first: number, last: number): ReviewEvent {
  return { kind: "chance", ply, end, first: shares(first), last: shares(last), possibilities: [], isExact: true };
}

describe("the graph", () => {
  const match = playByChance(azul, { seats: 2 }, 1000, 4);
  const events = [chance(0, 5, 0.5, 0.6), decision(5, 0, 0.6, 0.4), decision(6, 1, 0.4, 0.5)];

  const ys = (mode: Mode) => shareLine(events, 0, match, mode).map(({ y }) => Number(y.toFixed(6)));

  test("follows the shares, or adds up luck and play alone", () => {
    expect(ys("all")).toEqual([0.5, 0.6, 0.6, 0.4, 0.4, 0.5]);
    expect(ys("luck")).toEqual([0.5, 0.6, 0.6, 0.6, 0.6, 0.6]);
    expect(ys("play")).toEqual([0.5, 0.5, 0.5, 0.3, 0.3, 0.4]);
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

  test("calls it a blunder only where the lead is lost, and marks nothing that is unclear", () => {
    const verdict = { kind: "blunder", certainty: "firm", isAboutPoints: false, losesLead: false } as const;
    expect(shapeOf(verdict)).toBe("mistake");
    expect(shapeOf({ ...verdict, losesLead: true })).toBe("blunder");
    expect(shapeOf({ ...verdict, certainty: "unclear" })).toBeNull();
  });
});
