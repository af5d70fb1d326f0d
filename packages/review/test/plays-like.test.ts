import { expect, test } from "vitest";
import type { LedgerRow, LevelLosses } from "../src/index.ts";
import { believable, playsLike } from "../src/plays-like.ts";

const level = (perMille: number) => ({ perMille, error: 1, matches: 20 });
const LOSSES: LevelLosses = {
  2: {
    date: "2026-11-17",
    weights: "",
    levels: { random: level(60), easy: level(30), medium: level(20), hard: level(8), expert: level(2) },
  },
};

function row(perMille: number, perMilleError: number, choices = 30): LedgerRow {
  const own = { good: 0, slip: 0, mistake: 0, blunder: 0 };
  const rest = { start: 0, luck: 0, revision: 0, result: 0.5, pointsLost: 0, accuracy: 50 };
  return { ...rest, own, from: [0, 0], gave: [0, 0], choices, perMille, perMilleError };
}

test("the nearest level, and those at the ends of the interval", () => {
  expect(playsLike(row(21, 1), 2, LOSSES)).toEqual({ level: "medium", from: "medium", to: "medium" });
  expect(playsLike(row(24, 8), 2, LOSSES)).toEqual({ level: "medium", from: "easy", to: "medium" });
  expect(playsLike(row(1, 4), 2, LOSSES)).toMatchObject({ level: "expert", to: "expert" });
});

test("says nothing where nothing was decided or measured", () => {
  expect(playsLike(row(0, 0, 0), 2, LOSSES)).toBeNull();
  expect(playsLike(row(20, 1), 3, LOSSES)).toBeNull();
  expect(playsLike(row(20, 1), 2, undefined)).toBeNull();
});

test("is shown only of a match that could be judged, and of seats that decided enough", () => {
  const like = { level: "expert", from: "hard", to: "expert" };
  const enough = row(2, 1, 12);
  expect(believable([like, like], [enough, row(2, 1, 11)])).toEqual([like, null]);
  expect(believable([null, like], [enough, enough])).toEqual([null, like]);
  expect(believable([like, like], [enough, { ...enough, revision: -0.16 }])).toEqual([null, null]);
});
