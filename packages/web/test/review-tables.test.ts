/** The tables of a result: which columns they have, and what is said beside a name. */
import "./page-globals.ts";
import { signal } from "@preact/signals";
import { makeEnding } from "@riad/core";
import { LATER, partsOf, verdictOf } from "@riad/review";
import type { AccountRow, DecisionEvent, LedgerRow } from "@riad/review";
import { h } from "preact";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AccountTable } from "../src/review/AccountTable.tsx";
import { LedgerTable } from "../src/review/LedgerTable.tsx";
import { nameParts } from "../src/review/result-parts.ts";
import type { ReviewedMatch } from "../src/review/reviewed-match.ts";
import type { ReviewView } from "../src/review/review-view.ts";
import { StandingsTable } from "../src/review/StandingsTable.tsx";
import { loadWords, speak } from "../src/words/words.ts";
import { rendered } from "./rendered.ts";

beforeAll(async () => Promise.all([loadWords("review"), loadWords("marrakech")]));
afterAll(async () => speak("en"));

const row = (own: number, others: number, seats = 2): LedgerRow => ({
  start: 0,
  luck: 0,
  own: { good: 0, slip: 0, mistake: 0, blunder: own },
  from: [0, others, 0, 0].slice(0, seats),
  gave: [],
  revision: 0,
  result: 1 / seats + own + others,
  pointsLost: 0,
  choices: 20,
  perMille: 0,
  perMilleError: 0,
  lossRatio: null,
  accuracy: 60,
});
const like = { level: "medium", from: "medium", to: "medium", apart: 0 };

function viewOf(rows: readonly LedgerRow[], points: number[], places: number[], likes: readonly object[]): ReviewView {
  const sitters = ["Salma", "Idris", "Noor", "Karim"].slice(0, rows.length).map((name) => ({ name, level: "medium" }));
  const face = { badge: () => null, tiebreak: "moreDirhams" };
  const counts = rows.map(() => ({ slip: 0, mistake: 0, blunder: 0 }));
  return {
    reviewed: { sitters, you: 0, face, match: { position: {} }, ending: makeEnding(points, places, "played") },
    run: { events: signal([]), playsLike: signal(likes) },
    seat: signal(0),
    ledger: signal(rows),
    counts: signal(counts),
    isHard: signal(false),
    verdict: (event: DecisionEvent) => verdictOf(event, 0.01),
  } as unknown as ReviewView;
}

const heads = (view: ReviewView) => rendered(h(LedgerTable, { view })).text;

test("columns without an entry, or with two seats with a single one, are left out", () => {
  const rows = [row(-0.3, 0.1), row(-0.1, 0.3)];
  const both = heads(viewOf(rows, [30, 40], [1, 0], [like, like]));
  expect(both).toMatch(/plays like.*accuracy/);
  const far = { ...like, apart: 1000 };
  expect(heads(viewOf(rows, [30, 40], [1, 0], [far, far]))).not.toMatch(/plays like|accuracy|lost per move/);
  expect(heads(viewOf(rows, [30, 40], [1, 0], [like, far]))).not.toMatch(/plays like|accuracy/);
  expect(heads(viewOf(rows, [30, 40], [1, 0], []))).toContain("lost per move");
});

test("mistakes beyond a whole win on both sides are told as what is left of them", () => {
  expect(heads(viewOf([row(-0.3, 0.1), row(-0.1, 0.3)], [30, 40], [1, 0], []))).toContain("own mistakes");
  const beyond = heads(viewOf([row(-2.9, 2.4), row(-2.4, 2.9)], [30, 40], [1, 0], []));
  expect(beyond).not.toMatch(/own mistakes|290/);
  expect(beyond).toMatch(/mistakes.*−50/);
});

test("with what is unclear beside them, mistakes are the same in the table as in the bars, and rows add up", () => {
  const one = { ...row(-2.9, 2), revision: 0.41, result: 0.01 };
  const two = { ...row(-2, 2.9), revision: -0.41, result: 0.99 };
  const { text, html } = rendered(h(LedgerTable, { view: viewOf([one, two], [30, 40], [1, 0], []) }));
  expect(text).toMatch(/mistakes unclear result/);
  expect(text).toMatch(/−90 \+41 1\b/);
  // Where the start has no column of its own, it is in what the row starts from.
  expect(html).toMatch(/is-folded">50</);
});

test("one bar is called mistakes only where nothing unclear is in it", () => {
  const reviewed = { sitters: [{ name: "Salma" }, { name: "Idris" }], you: 0 } as unknown as ReviewedMatch;
  const labels = (given: LedgerRow) => nameParts(partsOf(given), reviewed, 0).map(({ label }) => label);
  expect(labels({ ...row(-2.9, 2.5), result: 0.1 })).toContain("mistakes");
  const beyond = labels({ ...row(-2.9, 1.7), result: 0 });
  expect(beyond).toContain("play");
  expect(beyond).not.toContain("mistakes");
});

test("an account of estimates has no columns for the two moves", () => {
  const reviewed = { sitters: [{ name: "Salma" }, { name: "Idris" }], you: 0 } as unknown as ReviewedMatch;
  const told = (rows: readonly AccountRow[]) => {
    const account = { rows, total: 3, rival: 1 };
    return rendered(h(AccountTable, { reviewed, account, seat: 0, heads: ["played", "better"] })).text;
  };
  const estimated = { row: "one", points: 2 };
  expect(told([estimated, { row: LATER, points: 1 }])).not.toMatch(/played|better/);
  expect(told([estimated, { row: "two", points: 1, amounts: { better: 1, other: 0 } }])).toMatch(
    /played better difference/,
  );
});

test("beside whoever won with as many points as another stands by what", () => {
  const rows = [0, 1, 2, 3].map(() => row(0, 0, 4));
  const { text } = rendered(h(StandingsTable, { view: viewOf(rows, [33, 45, 43, 45], [3, 0, 2, 1], []) }));
  expect(text).toMatch(/Idris ?more dirhams/);
  expect(text.match(/more dirhams/g)).toHaveLength(1);
});
