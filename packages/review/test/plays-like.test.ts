import { expect, test } from "vitest";
import type { LedgerRow, LevelLosses } from "../src/index.ts";
import { believable, believableAccuracy, playsLike } from "../src/plays-like.ts";

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
  expect(playsLike(row(0.41, 0.01), 2, LOSSES)).toEqual({ level: "medium", from: "medium", to: "medium", apart: 0 });
  expect(playsLike(row(0.45, 0.1), 2, LOSSES)).toEqual({ level: "medium", from: "easy", to: "medium", apart: 1 });
  expect(playsLike(row(0.01, 0.04), 2, LOSSES)).toMatchObject({ level: "expert", to: "expert" });
});

test("says nothing where nothing could be lost or was measured", () => {
  expect(playsLike(row(0, 0, 0), 2, LOSSES)).toBeNull();
  expect(playsLike(row(0.2, 0.01), 3, LOSSES)).toBeNull();
  expect(playsLike(row(0.2, 0.01), 2, undefined)).toBeNull();
});

const isPerson = () => true;

test("is shown only of a match that could be judged, and of seats that decided enough", () => {
  const like = { level: "expert", from: "hard", to: "expert", apart: 1 };
  const enough = row(0.02, 0.01, 12);
  expect(believable([like, like], [enough, row(0.02, 0.01, 11)], isPerson)).toEqual([like, null]);
  expect(believable([null, like], [enough, enough], isPerson)).toEqual([null, like]);
  expect(believable([like, like], [enough, { ...enough, revision: -0.16 }], isPerson)).toEqual([null, null]);
});

test("names no level where the interval is wide, and tells no person that they play blindly", () => {
  const rows = [row(0.5, 0.2), row(0.75, 0.1), row(0.66, 0.01)];
  const likes = rows.map((one) => playsLike(one, 2, LOSSES));
  expect(likes.map((like) => like?.apart)).toEqual([2, 1, 0]);
  expect(believable(likes, rows, () => true)).toEqual([null, null, likes[2]]);
  expect(believable(likes, rows, () => false)).toEqual([null, likes[1], likes[2]]);
});

test("shows an accuracy only beside a level, and none that is hardly more than blind", () => {
  const like = { level: "easy", from: "easy", to: "easy", apart: 0 };
  expect(believableAccuracy(row(0.6, 0.01), like)).toBe(50);
  expect(believableAccuracy(row(0.6, 0.01), null)).toBeNull();
  expect(believableAccuracy({ ...row(0.6, 0.01), accuracy: 9 }, like)).toBeNull();
});
