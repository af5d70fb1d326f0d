/** Where a match was decided, in words. */
import "./page-globals.ts";
import { signal } from "@preact/signals";
import { makeEnding } from "@riad/core";
import { verdictOf } from "@riad/review";
import type { DecisionEvent, Parts, ReviewEvent } from "@riad/review";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attemptReason, reasonOf } from "../src/review/move-reasons.ts";
import { doubtWords, eventTitle, worstWords } from "../src/review/review-sentences.ts";
import type { ReviewView } from "../src/review/review-view.ts";
import type { ReviewedMatch } from "../src/review/reviewed-match.ts";
import { pointsNote, whyWords } from "../src/review/why-words.ts";
import { loadWords, say, speak } from "../src/words/words.ts";
import { chance, decision } from "./review-events.ts";

beforeAll(async () => loadWords("review"));
afterAll(async () => speak("en"));

const UNCLEAR: Parts = { even: 50, start: 0, luck: 3, own: -60, others: 22, revision: 85, result: 100 };
const CLEAR: Parts = { ...UNCLEAR, others: 107, revision: 0 };

const reviewed = {
  sitters: [
    { name: "Salma", level: null },
    { name: "Idris", level: "hard" },
  ],
  you: 0,
  ending: makeEnding([41, 40], [0, 1], "played"),
  turns: Array.from({ length: 60 }, (_, i) => ({ from: i, to: i + 1, number: i + 1, round: 5 })),
  words: {
    brief: (_: unknown, move: number) => (move === 1 ? "2 red to line 2" : "1 green to the floor"),
    row: (row: string) => row,
    why: (row: string, { points }: { points: string }) => `brings ${points} of ${row}`,
    motif: ({ name }: { name: string }) => `does ${name}`,
  },
  face: { breakdown: () => [] },
  match: { positionAt: () => ({ seats: 2, points: () => 0 }), position: {}, seats: 2, log: [] },
} as unknown as ReviewedMatch;

const row = {
  start: 0,
  luck: 0,
  revision: 0,
  pointsLost: 0,
  from: [0, 0, 0, 0],
  gave: [0, 0, 0, 0],
  own: { good: 0, slip: 0, mistake: 0, blunder: 0 },
};

const columns = (_: unknown, seat: number) => [{ label: "Complete columns", points: seat === 0 ? 0 : 14 }];

function viewOf(
  events: readonly ReviewEvent[],
  parts: Parts,
  worst: number | null = null,
  match: ReviewedMatch = reviewed,
  result = [1, 0],
  finds: readonly number[] = [],
): ReviewView {
  return {
    reviewed: match,
    run: { events: signal(events), result: signal(result), hardFinds: signal(finds) },
    seat: signal(0),
    parts: signal(parts),
    ledger: signal(result.map((one) => ({ ...row, result: one }))),
    worst: signal(worst),
    weakest: signal(null),
    verdict: (event: DecisionEvent) => verdictOf(event, 0.001),
  } as unknown as ReviewView;
}

/** Of Idris, with Salma's shares before and after. */
const thrown = (before: number, after: number): DecisionEvent => ({
  ...(decision(54, 1, before, after) as DecisionEvent),
  best: { move: 2, share: 1 - before, margin: 3, line: [2] },
  played: { move: 1, share: 1 - after, margin: -3, line: [1] },
});

test.each([
  ["en", "The match turned at turn 55: Idris chose 2 red to line 2; 1 green to the floor would have won."],
  [
    "fr",
    "La partie a basculé, tour 55\u202f: Idris a choisi 2 red to line 2\u202f; 1 green to the floor aurait gagné.",
  ],
  [
    "es",
    "La partida ha cambiado de signo en el turno 55: Idris ha elegido 2 red to line 2; con 1 green to the floor habría ganado.",
  ],
] as const)("the decision that turned a match comes first, in %s", async (language, turned) => {
  await speak(language);
  expect(whyWords(viewOf([thrown(0, 1)], UNCLEAR))).toBe(turned);
  expect(whyWords(viewOf([thrown(0, 1)], CLEAR)).startsWith(turned)).toBe(true);
});

const four = {
  ...reviewed,
  sitters: ["Salma", "Idris", "Noor", "Karim"].map((name) => ({ name, level: null })),
  ending: makeEnding([33, 43, 45, 45], [3, 2, 1, 0], "played"),
  match: { positionAt: () => ({ seats: 4, points: () => 0 }), position: {}, seats: 4, log: [] },
} as unknown as ReviewedMatch;

test.each([
  [
    "en",
    "you chose 2 red to line 2, and Karim’s chance rose from 33\u00a0% to 100\u00a0%; 1 green to the floor would have left Noor 67\u00a0%.",
  ],
  [
    "fr",
    "tu as choisi 2 red to line 2, et les chances de Karim sont passées de 33\u00a0% à 100\u00a0%\u202f; 1 green to the floor aurait laissé 67\u00a0% à Noor.",
  ],
  [
    "es",
    "has elegido 2 red to line 2, y la probabilidad de Karim ha pasado del 33\u00a0% al 100\u00a0%; con 1 green to the floor, Noor habría tenido un 67\u00a0%.",
  ],
] as const)("a move that decides the match between others tells their chances, in %s", async (language, told) => {
  await speak(language);
  const own = { seat: 0, best: way(2, 0.003), played: way(1, 0) };
  const event = { ...thrown(0, 0), ...own, first: [0.003, 0, 0.667, 0.33], last: [0, 0, 0, 1] };
  const view = viewOf([event], { ...CLEAR, result: 0 }, null, four, [0, 0, 0, 1]);
  expect(whyWords(view)).toContain(told);
  expect(eventTitle(view, 0)).toBe(say("kindTurning"));
});

test("a small swing is not told where the parts explain the result; a smaller lead is not called a win", async () => {
  await speak("en");
  expect(whyWords(viewOf([thrown(0.4, 0.6)], CLEAR))).toBe(
    "Luck was about even: Idris’s mistakes made the difference.",
  );
  expect(whyWords(viewOf([thrown(0.2, 0.9)], UNCLEAR))).toContain("would have kept 80\u00a0% instead of 10\u00a0%");
});

test("luck may turn a match, and where only the judgement changed it is said since when somebody was ahead", async () => {
  await speak("en");
  expect(whyWords(viewOf([chance(9, 10, 0.3, 0.8)], UNCLEAR))).toBe(
    "Luck turned the match at turn 10: your chance to win went from 30\u00a0% to 80\u00a0%.",
  );
  const changed = [thrown(0.3, 0.4), decision(30, 0, 0.8, 0.8)];
  expect(whyWords(viewOf(changed, UNCLEAR))).toBe(
    "From turn 31 on, you were always ahead; no single move explains it.",
  );
  expect(whyWords(viewOf([thrown(0.6, 0.7)], UNCLEAR))).toBe("You were ahead from the start to the end.");
});

test("the move that is named as the worst is not told twice", async () => {
  await speak("en");
  expect(whyWords(viewOf([thrown(0, 1)], CLEAR, 0))).toBe("Luck was about even: Idris’s mistakes made the difference.");
});

const explanation = {
  account: {
    rows: [
      { row: "floor", points: -3, amounts: { better: -3, other: 0 } },
      { row: "wall", points: -8, amounts: { better: 0, other: 8 } },
      { row: "board", points: 13 },
    ],
    total: 2,
    rival: 1,
  },
  motifs: [],
  futures: [],
};

test("what speaks against the better move now is said", async () => {
  await speak("en");
  const event = { ...thrown(0.5, 0.9), seat: 0, first: [0.5, 0.5], last: [0.1, 0.9] };
  expect(reasonOf(reviewed, event, explanation)).toContain("At first it costs points: −8 (wall) and −3 (floor).");
});

const explanationOf = (points: number) => ({
  rows: [{ row: "floor", points, amounts: { better: 0, other: -points } }],
  total: points,
  rival: 1,
});

const way = (move: number, share: number) => ({ move, share, margin: 1, line: [move] });

test("no reason is given for one of two moves with the same figures, nor by what no row explains", async () => {
  await speak("en");
  const event = thrown(0.5, 0.9);
  const attempt = { best: way(3, 0.9), played: way(1, 0.402), tried: way(2, 0.404), isRight: false, explanation };
  expect(attemptReason(reviewed, event, attempt)).toBe("");
  const later = { ...explanation, account: { rows: [{ row: "later", points: 9 }], total: 9, rival: 1 } };
  expect(reasonOf(reviewed, { ...event, best: way(2, 0.6), played: way(1, 0.1) }, later)).toMatch(
    /^Better: 1 green to the floor. We can’t name one reason: small things add up. In all/,
  );
});

test("with several others, a move that turned the match is not called one of points only", async () => {
  await speak("en");
  const event = { ...thrown(0, 0), seat: 0, best: way(2, 0.01), played: way(1, 0), last: [0, 1, 0, 0] };
  const turning = { ...event, first: [0.01, 0, 0.99, 0] };
  const counted = { ...explanation, account: explanationOf(17) };
  expect(reasonOf(four, turning, counted)).toBe("Better: 1 green to the floor. It brings 17 points of floor.");
  expect(reasonOf(four, { ...event, first: [0.01, 0.99, 0, 0] }, counted)).toContain("Who wins was settled by then");
});

test("of a try, the match was decided only where the best move would not have changed it either", async () => {
  await speak("en");
  const event = { ...thrown(0.5, 0.9), seat: 0, first: [0.06, 0.94, 0, 0], last: [0.01, 0.98, 0.01, 0] };
  const counted = { ...explanation, account: explanationOf(6) };
  const attempt = { best: way(3, 0.06), played: way(1, 0.01), tried: { ...way(2, 0.016), margin: 7 }, isRight: false };
  expect(attemptReason(four, event, { ...attempt, explanation: counted })).toBe("Your move brings 6 points of floor.");
  const lost = { ...attempt, best: way(3, 0.017), explanation: counted };
  expect(attemptReason(four, event, lost)).toContain("Who wins was settled by then");
});

test("that most of it has no name is not said where the table names more than that", async () => {
  await speak("en");
  const event = { ...thrown(0.5, 0.9), seat: 0, first: [0.5, 0.5], last: [0.1, 0.9] };
  const motifs = [{ name: "tile", row: "wall", params: {} }] as unknown as [];
  const told = (wall: number, floor: number, later: number) => {
    const rows = [
      { row: "wall", points: wall, amounts: { better: wall, other: 0 } },
      { row: "floor", points: floor, amounts: { better: floor, other: 0 } },
      { row: "later", points: later },
    ];
    return reasonOf(reviewed, event, {
      ...explanation,
      motifs,
      account: { rows, total: wall + floor + later, rival: 1 },
    });
  };
  expect(told(7, -6, 3.4)).not.toContain("we can’t name a cause");
  expect(told(2, 3, 4.9)).not.toContain("we can’t name a cause");
  expect(told(2, 2, 4.9)).toContain("we can’t name a cause");
  expect(told(2, -1, 3.4)).toContain("we can’t name a cause");
});

const ODDS = [1 / 6, 2 / 6, 2 / 6, 1 / 6];
const after = (move: number, ...shares: number[]) => ({
  move,
  possibilities: shares.map((own, i) => ({ outcomes: [i + 1], weight: ODDS[i], shares: [own, 1 - own] })),
});

test.each([
  [
    "en",
    "Better: 1 green to the floor. It leaves you at least 50\u00a0% to win on 5 of 6 rolls; 2 red to line 2 does so on 3.",
    "It leaves you at least 17\u00a0% to win on 4 of 6 rolls; 2 red to line 2 does so on none.",
    "It leaves you 100\u00a0% to win on every roll; 2 red to line 2 does so on 1.",
  ],
  [
    "fr",
    "Mieux\u202f: 1 green to the floor. Ce coup te laisse au moins 50\u00a0% de chances de gagner avec 5 lancers sur 6\u202f; 2 red to line 2, avec 3.",
    "Ce coup te laisse au moins 17\u00a0% de chances de gagner avec 4 lancers sur 6\u202f; 2 red to line 2, avec aucun.",
    "Ce coup te laisse 100\u00a0% de chances de gagner avec tous les lancers\u202f; 2 red to line 2, avec 1.",
  ],
  [
    "es",
    "Mejor: 1 green to the floor. Esa jugada te deja al menos un 50\u00a0% de probabilidad de ganar con 5 de 6 tiradas; 2 red to line 2, con 3.",
    "Esa jugada te deja al menos un 17\u00a0% de probabilidad de ganar con 4 de 6 tiradas; 2 red to line 2, con ninguna.",
    "Esa jugada te deja un 100\u00a0% de probabilidad de ganar con todas las tiradas; 2 red to line 2, con 1.",
  ],
] as const)(
  "where nothing that was counted tells two moves apart, the rolls after them do, in %s",
  async (...given) => {
    const [language, mixed, none, all] = given;
    await speak(language);
    const position = { seats: 2, points: () => 0, play: () => undefined, weight: (face: number) => 6 * ODDS[face - 1] };
    const words = { ...reviewed.words, outcome: () => "free" };
    const rolled = { ...reviewed, words, match: { seats: 2, positionAt: () => position } };
    const event = { ...thrown(0.5, 0.9), seat: 0, best: way(2, 0.69), played: way(1, 0.56) };
    const later = { account: { rows: [{ row: "later", points: 0.4 }], total: 0.4, rival: 1 }, motifs: [] };
    const said = (best: readonly number[], played: readonly number[], rest: object = {}) =>
      reasonOf(rolled as unknown as ReviewedMatch, event, {
        ...later,
        futures: [after(2, ...best), after(1, ...played)],
        ...rest,
      });
    expect(said([0.17, 0.5, 1, 1], [1, 1, 0.17, 0])).toBe(mixed);
    expect(said([0, 0.17, 0.17, 0], [0, 0, 0, 0])).toContain(none);
    expect(said([1, 1, 1, 1], [1, 0.5, 0.5, 0.5])).toContain(all);
    // What was counted comes first, and figures that hardly differ explain nothing.
    expect(said([0, 0.17, 0.17, 0], [0, 0, 0, 0], { account: explanationOf(5) })).not.toContain("17");
    expect(said([0.5, 0.5, 0.5, 0.5], [0.48, 0.48, 0.48, 0.48])).not.toContain("50");
  },
);

test.each([
  [
    "en",
    "Just before, our estimate was only 6\u00a0%, so the true loss may be smaller.",
    "Probably Idris’s worst move, in round 5: ",
  ],
  [
    "fr",
    "Juste avant, notre estimation n’était que de 6\u00a0%\u202f: la perte réelle est peut-être plus faible.",
    "Sans doute le pire coup d’Idris, manche 5\u202f: ",
  ],
  [
    "es",
    "Justo antes, nuestra estimación era solo del 6\u00a0%: la pérdida real puede ser menor.",
    "Probablemente la peor jugada de Idris, ronda 5: ",
  ],
] as const)("a loss that may be a change of our own mind is told as such, in %s", async (language, doubt, worst) => {
  await speak(language);
  const thought = { ...thrown(0.5, 0.94), isSolved: false, isSecondLook: true };
  const doubted = { ...thrown(0.69, 0.99), isSolved: false, isSecondLook: true };
  const view = viewOf([thought, doubted], CLEAR, 1);
  expect(doubtWords(view, 1)).toBe(doubt);
  expect(worstWords(view)).toContain(worst);
  expect(doubtWords(viewOf([thought, thrown(0.69, 0.99)], CLEAR, 1), 1)).toBe("");
});

test("a move that turned the match for another is not doubted for the little that it cost whoever made it", async () => {
  await speak("en");
  const likely = { isSolved: false, isSecondLook: true };
  const before = { ...thrown(0, 0), ...likely, first: [0.02, 0.01, 0.96, 0.01], last: [0.02, 0.01, 0.96, 0.01] };
  const turned = { ...before, first: [0.02, 0.12, 0.86, 0], last: [0.97, 0.01, 0.02, 0] };
  const view = (result: readonly number[]) => viewOf([before, turned], CLEAR, null, four, [...result]);
  expect(doubtWords(view([1, 0, 0, 0]), 1)).toBe("");
  expect(doubtWords(view([0, 0, 1, 0]), 1)).toContain("Just before, our estimate was only 1\u00a0%");
});

test("where nothing seemed left before a hard find, that is said", async () => {
  await speak("en");
  const found = { ...thrown(0.86, 0.86), best: way(1, 0.14), played: way(1, 0.14), others: [way(2, 0.01)] };
  const view = (finds: readonly number[]) => viewOf([thrown(0.47, 0.99), found], CLEAR, null, reviewed, [1, 0], finds);
  expect(doubtWords(view([1]), 1)).toBe("Just before, our estimate was only 1\u00a0%.");
  expect(doubtWords(view([]), 1)).toBe("");
});

test("where the points differ most stays below a short sentence", async () => {
  await speak("en");
  const counted = { ...reviewed, face: { breakdown: columns } } as unknown as ReviewedMatch;
  const note = (parts: Parts, events: readonly ReviewEvent[] = [], worst: number | null = null) =>
    pointsNote(viewOf(events, parts, worst, counted));
  expect(note(CLEAR, [thrown(0, 1)], 0)).toBe("The biggest difference: complete columns, 0 points to 14.");
  expect(note(CLEAR, [thrown(0, 1)])).toBe("");
  expect(note(UNCLEAR)).toBe("");
});
