import { expect, test } from "vitest";
import type { LedgerRow, LevelLosses } from "../src/index.ts";
import { believable, playsLike } from "../src/plays-like.ts";

const level = (ratio: number) => ({ perMille: 0, error: 0, ratio, ratioError: 0.01, matches: 20 });
const LOSSES: LevelLosses = {
  2: {
    date: "2026-11-17",
    weights: "",
    levels: { random: level(0.8), easy: level(0.6), medium: level(0.4), hard: level(0.2), expert: level(0.02) },
  },
};

function row(mean: number, error: number, choices = 30): LedgerRow {
  const own = { good: 0, slip: 0, mistake: 0, blunder: 0 };
  const rest = { start: 0, luck: 0, revision: 0, result: 0.5, pointsLost: 0, accuracy: 50 };
  const lossRatio = choices === 0 ? null : { mean, error, count: choices };
  return { ...rest, own, from: [0, 0], gave: [0, 0], choices, perMille: 0, perMilleError: 0, lossRatio };
}

test("the nearest level, and those at the ends of the interval", () => {
  expect(playsLike(row(0.41, 0.01), 2, LOSSES)).toEqual({ level: "medium", from: "medium", to: "medium" });
  expect(playsLike(row(0.45, 0.1), 2, LOSSES)).toEqual({ level: "medium", from: "easy", to: "medium" });
  expect(playsLike(row(0.01, 0.04), 2, LOSSES)).toMatchObject({ level: "expert", to: "expert" });
});

test("says nothing where nothing could be lost or was measured", () => {
  expect(playsLike(row(0, 0, 0), 2, LOSSES)).toBeNull();
  expect(playsLike(row(0.2, 0.01), 3, LOSSES)).toBeNull();
  expect(playsLike(row(0.2, 0.01), 2, undefined)).toBeNull();
});

test("is shown only of a match that could be judged, and of seats that decided enough", () => {
  const like = { level: "expert", from: "hard", to: "expert" };
  const enough = row(0.02, 0.01, 12);
  expect(believable([like, like], [enough, row(0.02, 0.01, 11)])).toEqual([like, null]);
  expect(believable([null, like], [enough, enough])).toEqual([null, like]);
  expect(believable([like, like], [enough, { ...enough, revision: -0.16 }])).toEqual([null, null]);
});
