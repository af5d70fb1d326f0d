/** What a move that was tried is told to be worth, beside the one played. */
import "./page-globals.ts";
import type { Account } from "@riad/review";
import { expect, test } from "vitest";
import { accountOfTry } from "../src/review/try-session.ts";
import { alternative } from "./review-events.ts";

const account: Account = {
  rows: [
    { row: "ownTiles", points: 2, amounts: { better: 2, other: 0 } },
    { row: "later", points: 1.5 },
  ],
  total: 3.5,
  rival: 1,
};
const explanation = { account, motifs: [], futures: [] };
const low = { ...alternative, share: 0.61 };
const high = { ...alternative, move: 2, share: 0.66 };
const attempt = { best: high, isRight: false, explanation };

test("a better try brings more than the move played", () => {
  expect(accountOfTry({ ...attempt, tried: high, played: low })).toBe(account);
});

test("a worse try brings less, and the amounts of the move played still come first", () => {
  expect(accountOfTry({ ...attempt, tried: low, played: high })).toEqual({
    rows: [
      { row: "ownTiles", points: -2, amounts: { better: 0, other: 2 } },
      { row: "later", points: -1.5 },
    ],
    total: -3.5,
    rival: 1,
  });
});

test("where nothing is told there is nothing to turn", () => {
  const nothing = { ...explanation, account: null };
  expect(accountOfTry({ ...attempt, explanation: nothing, tried: low, played: high })).toBeNull();
});
