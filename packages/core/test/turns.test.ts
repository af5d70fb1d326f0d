import { Match, listTurns, stopAfter, stopBefore, turnAt, unwrap } from "@riad/core";
import { describe, expect, test } from "vitest";
import { race } from "./race.ts";

function matchOf(...moves: number[]): Match {
  const match = unwrap(Match.fromSetup(race, { seats: 2 }));
  for (const move of moves) unwrap(match.play(move));
  return match;
}

describe("turns of a game without `opens`", () => {
  test("are what one seat decides in a row, including rolls", () => {
    expect(listTurns(matchOf())).toEqual([]);
    expect(listTurns(matchOf(0, 1, 12, 0, 1))).toEqual([
      { number: 1, round: 0, seat: 0, from: 0, to: 1 },
      { number: 2, round: 0, seat: 1, from: 1, to: 3 },
      { number: 3, round: 0, seat: 0, from: 3, to: 4 },
      { number: 4, round: 0, seat: 1, from: 4, to: 5 },
    ]);
  });

  test("are found by a ply", () => {
    const turns = listTurns(matchOf(0, 1, 12, 0));
    expect([0, 1, 2, 3, 9].map((ply) => turnAt(turns, ply)?.number)).toEqual([1, 2, 2, 3, 3]);
    expect(turnAt([], 0)).toBeUndefined();
  });
});

test("stepping goes from decision to decision, past the rolls, and stays within the match", () => {
  const match = matchOf(0, 1, 12, 0, 1);
  expect([0, 1, 2, 3, 4, 5, 9].map((ply) => stopAfter(match, ply))).toEqual([1, 3, 3, 4, 5, 5, 5]);
  expect([0, 1, 2, 3, 4, 5, 9].map((ply) => stopBefore(match, ply))).toEqual([0, 0, 1, 1, 3, 4, 4]);
});
