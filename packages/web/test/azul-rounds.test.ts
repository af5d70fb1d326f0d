import "./page-globals.ts";
import { azul, bonusPoints } from "@riad/azul";
import { endingOf } from "@riad/core";
import { h } from "preact";
import { expect, test } from "vitest";
import { RoundChart } from "../src/azul/RoundChart.tsx";
import { findBestRound, listRounds } from "../src/azul/rounds.ts";
import { breakdown } from "../src/azul/sentences.ts";
import { groupByRound } from "../src/play/lines.ts";
import type { Face } from "../src/play/face.ts";
import { playByChance } from "./kept-match.ts";
import { rendered } from "./rendered.ts";

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
  expect(listRounds(match)).toEqual([{ points: [0, 0], floor: [0, 0], lost: [0, 0] }]);
});

test("the best round is the one that brought most; there is none where none brought anything", () => {
  const rounds = [0, 7, 7].map((points) => ({ points: [points, -points], floor: [0, points], lost: [0, points] }));
  expect([findBestRound(rounds, 0), findBestRound(rounds, 1)]).toEqual([1, -1]);
});

test("the list of moves tells the bonuses of the end apart from its last round, as the chart does", () => {
  const match = playByChance(azul, { seats: 2 }, 5000, 3);
  const rounds = listRounds(match);
  const lines = rounds.map((_, i) => ({ ply: i + 1, seat: 0, text: "", aloud: "", number: 0, round: i + 1 }));
  const face = { bonuses: bonusPoints } as unknown as Face;
  const last = groupByRound({ match, face }, lines).at(-1);
  expect(last?.bonuses).toEqual([0, 1].map((seat) => bonusPoints(match.position, seat)));
  expect(Math.max(...(last?.bonuses ?? []))).toBeGreaterThan(0);
});

test("what a floor cost is counted in full, and apart from it what was subtracted: nobody falls below 0", () => {
  let isCut = false;
  for (let seed = 1; seed <= 5; seed++) {
    const match = playByChance(azul, { seats: 2 }, 5000, seed);
    for (const { floor, lost } of listRounds(match)) {
      floor.forEach((cost, seat) => expect(lost[seat]).toBeLessThanOrEqual(cost));
      isCut ||= floor.some((cost, seat) => lost[seat] < cost);
    }
  }
  expect(isCut).toBe(true);
});

test("the bars of the rounds have colours that differ by day and by night", () => {
  const match = playByChance(azul, { seats: 4 }, 5000, 2);
  const sitters = ["Salma", "Idris", "Noor", "Karim"].map((name) => ({ name, level: null }));
  const { html } = rendered(h(RoundChart, { match, ending: endingOf(match.position), sitters, you: 0 }));
  const colours = [...html.matchAll(/--glaze:\s*([^;"]+)/g)].map(([, colour]) => colour);
  expect(new Set(colours)).toEqual(new Set(["var(--cm-a)", "var(--cm-b)", "var(--cm-c)", "var(--cm-d)"]));
});
