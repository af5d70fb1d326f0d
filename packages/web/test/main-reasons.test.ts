/** Why a move is better: the reason that is read is the largest one, and what is not explained is said. */
import "./page-globals.ts";
import { CHANCE, listMoves } from "@riad/core";
import { azul } from "@riad/games";
import { WHOLE } from "@riad/review";
import type { DecisionEvent, Explanation } from "@riad/review";
import { beforeAll, expect, test } from "vitest";
import { azulReviewWords } from "../src/azul/review-words.ts";
import { attemptReason, reasonOf } from "../src/review/move-reasons.ts";
import type { ReviewedMatch } from "../src/review/reviewed-match.ts";
import { loadWords, speak } from "../src/words/words.ts";
import { playByChance } from "./kept-match.ts";
import { decision } from "./review-events.ts";

const match = playByChance(azul, { seats: 3 }, 60, 4);
const ply = match.log.findIndex((_, i) => match.positionAt(i).actor !== CHANCE);
const [one, two] = listMoves(match.positionAt(ply));
const sitters = ["Salma", "Idris", "Lea"].map((name) => ({ name, level: null }));
const reviewed = { match, sitters, you: 0, words: azulReviewWords } as unknown as ReviewedMatch;
const way = (move: number, share: number) => ({ move, share, margin: 5, line: [move] });
const lost = (best = 0.5, played = 0.4): DecisionEvent => ({
  ...(decision(ply, 0, best, played) as DecisionEvent),
  best: way(two, best),
  played: way(one, played),
});

const counted = (row: string, points: number) => ({ row, points, amounts: { better: points, other: 0 } });

function explained(
  motifs: readonly [name: string, row: string, numbers: Record<string, number>][],
  rows: NonNullable<Explanation["account"]>["rows"],
  total = 9,
): Explanation {
  return {
    motifs: motifs.map(([name, row, numbers]) => ({ name, row, numbers, weight: 1 })),
    account: { rows, total, rival: 2 },
    futures: [],
  };
}

const ahead = ["endAhead", WHOLE, { points: 43, best: 41, other: 27, otherBest: 32 }] as const;
const exact = ["exactFit", "ownTiles", { line: 1, points: 5 }] as const;
const later = ["laterOverflow", "ownFloor", { spaces: 1 }] as const;

beforeAll(async () => {
  await loadWords("review");
  await speak("en");
});

const beside = (floor: number) =>
  reasonOf(reviewed, lost(), explained([[...ahead], [...exact]], [counted("ownTiles", 3), counted("ownFloor", floor)]));

test("a row that is twice as large as what the second motif is about takes its place", () => {
  expect(beside(13)).toMatch(/instead of 27 to 32\. It also loses about 13 points less on the floor\./);
  expect(beside(5)).toMatch(/instead of 27 to 32\. It also fills line 1 exactly/);
});

test("the largest is said first, whether a motif or a row", () => {
  const said = reasonOf(
    reviewed,
    lost(),
    explained([[...later]], [counted("ownFloor", 1), counted("theirBonuses", 8)]),
  );
  expect(said).toMatch(/It costs Lea about 8 points in bonuses\. It also probably fills 1 fewer floor space/);
});

test("what was tried is explained by the largest row too", () => {
  const explanation = explained([[...later]], [counted("ownFloor", 1), counted("ownTiles", 4)]);
  const attempt = { tried: way(two, 0.5), best: way(two, 0.5), played: way(one, 0.4), isRight: true, explanation };
  expect(attemptReason(reviewed, lost(), attempt)).toMatch(/scores about 4 points more for tiles this round/);
});

test("whose floor or wall it is about is said: the one whom the account is about, not the one with the most points", () => {
  expect(reasonOf(reviewed, lost(), explained([], [counted("theirTiles", 4)]))).toContain("keeps Lea from scoring");
});

test("where no row explains more than half of it, that is said; beside a reason only", () => {
  const said = (rest: number, motifs: Parameters<typeof explained>[0] = [[...later]]) =>
    reasonOf(reviewed, lost(), explained(motifs, [counted("ownFloor", 1), { row: "later", points: rest }], 1 + rest));
  expect(said(6.6)).toMatch(/In all it’s worth about 8 points more\. For most of that we can’t name a cause\.$/);
  expect(said(0.8)).not.toContain("name a cause");
  expect(reasonOf(reviewed, lost(), explained([], [{ row: "later", points: 6 }], 6))).not.toContain("For most of that");
});

test("the size in whole points is rounded from the tenths beside it", () => {
  expect(reasonOf(reviewed, lost(), explained([[...later]], [counted("ownFloor", 9.46)], 9.46))).toContain(
    "about 10 points more",
  );
});

test("a large difference of the chances that is none of points is said", () => {
  expect(reasonOf(reviewed, lost(0.35, 0.05), explained([], [counted("theirTiles", 1)], 0))).toContain(
    "On average it’s worth less than 1 point, but it wins more often: 35\u00a0% instead of 5\u00a0%.",
  );
  expect(reasonOf(reviewed, lost(0.35, 0.3), explained([], [counted("theirTiles", 1)], 0))).not.toContain("On average");
});
