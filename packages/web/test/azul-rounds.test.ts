import { azul } from "@riad/azul";
import { expect, test } from "vitest";
import { findBestRound, listRounds } from "../src/azul/rounds.ts";
import { breakdown } from "../src/azul/sentences.ts";
import { playByChance } from "./kept-match.ts";

test.each(["fixed", "free"])("the rounds add up to what the tiles and the floor brought, %s wall", (wall) => {
  for (let seed = 1; seed <= 20; seed++) {
    const match = playByChance(azul, { seats: 2 + (seed % 3), options: { wall } }, 5000, seed);
    const rounds = listRounds(match);
    for (let seat = 0; seat < match.seats; seat++) {
      const points = rounds.reduce((sum, round) => sum + round.points[seat], 0);
      expect(points).toBe(breakdown(match.position, seat)[0].points);
    }
    expect(rounds.length).toBeGreaterThanOrEqual(5);
  }
});

test("a match that goes on has the rounds so far, the last of them without points", () => {
  const match = playByChance(azul, { seats: 2 }, 12, 1);
  expect(listRounds(match)).toEqual([{ points: [0, 0], floor: [0, 0] }]);
});

test("the best round is the one that brought most; there is none where none brought anything", () => {
  const rounds = [0, 7, 7].map((points) => ({ points: [points, -points], floor: [0, points] }));
  expect([findBestRound(rounds, 0), findBestRound(rounds, 1)]).toEqual([1, -1]);
});
