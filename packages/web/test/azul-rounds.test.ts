import "./page-globals.ts";
import { azul, bonusPoints } from "@riad/azul";
import { Match, OVER, SeededRandom, countRounds, endingOf, listTurns, unwrap } from "@riad/core";
import { h } from "preact";
import { describe, expect, test } from "vitest";
import { RoundChart } from "../src/azul/RoundChart.tsx";
import { examples } from "../src/azul/examples.ts";
import { findBestRound, listRounds } from "../src/azul/rounds.ts";
import { breakdown } from "../src/azul/sentences.ts";
import { groupByRound } from "../src/play/lines.ts";
import type { Face } from "../src/play/face.ts";
import { chooseMove, playByChance } from "./kept-match.ts";
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

describe("a match from a position within a round", () => {
  const [text] = examples.filter(({ name }) => name === "exampleTwo").map(({ position }) => position);
  const play = (plies: number) => {
    const match = unwrap(Match.fromPosition(azul, text));
    const random = new SeededRandom(1);
    while (match.length < plies && match.actor !== OVER) match.play(chooseMove(match.position, random));
    return match;
  };

  test("is in its round 1 from the start, on every screen that counts rounds", () => {
    expect(countRounds(play(0))).toBe(1);
    const match = play(5000);
    const rounds = [...new Set(listTurns(match).map(({ round }) => round))];
    expect(rounds).toEqual(listRounds(match).map((_, i) => i + 1));
    expect(countRounds(match)).toBe(rounds.length);
    expect(rounds.length).toBeGreaterThan(1);
  });

  test("adds up with what everybody had at the start", () => {
    const match = play(5000);
    const start = match.positionAt(0);
    for (const seat of [0, 1]) {
      const rows = breakdown(match.position, seat, start);
      expect(rows[0].points).toBe(start.points(seat));
      expect(rows[0].points).toBeGreaterThan(0);
      expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(match.position.points(seat));
      expect(listRounds(match).reduce((sum, { points }) => sum + points[seat], 0)).toBe(rows[1].points);
    }
    const sitters = ["Salma", "Idris"].map((name) => ({ name, level: null }));
    const { html } = rendered(h(RoundChart, { match, ending: endingOf(match.position), sitters, you: 0 }));
    expect([...html.matchAll(/from-start">(\d+)/g)].map(([, points]) => points).toSorted()).toEqual(["10", "19"]);
  });
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

test("in every line of figures the players have the order of their places", () => {
  const orders = [1, 2, 3, 4, 5].map((seed) => {
    const match = playByChance(azul, { seats: 2 }, 5000, seed);
    const ending = endingOf(match.position);
    const sitters = ["Salma", "Idris"].map((name) => ({ name, level: null }));
    const { html } = rendered(h(RoundChart, { match, ending, sitters, you: null }));
    const lines = [...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, line]) => line.match(/Salma|Idris/g) ?? []);
    for (const names of lines.filter(({ length }) => length === 2))
      expect(names).toEqual(ending.ranking.map(({ seat }) => sitters[seat].name));
    return ending.ranking[0].seat === 1 && lines.some(({ length }) => length === 2);
  });
  expect(orders).toContain(true);
});

test("the figures of a long match add up to the total below them, above what was counted in them already", () => {
  const match = playByChance(azul, { seats: 2 }, 5000, longSeed());
  const sitters = ["Salma", "Idris"].map((name) => ({ name, level: null }));
  const ending = endingOf(match.position);
  const { html } = rendered(h(RoundChart, { match, ending, sitters, you: null }));
  const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row]) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, figure]) => Number(figure.replace("−", "-"))),
  );
  const total = rows.findIndex((_, i) => html.split("<tr")[i + 1].includes("total"));
  const { length } = ending.ranking;
  for (let at = 0; at < length; at++) {
    const sum = rows.slice(1, total).reduce((all, row) => all + row[at], 0);
    expect([sum, rows[total][at]]).toEqual(Array(2).fill(match.position.points(ending.ranking[at].seat)));
  }
});

/** More rounds than fit in one line. */
function longSeed(): number {
  let seed = 1;
  while (listRounds(playByChance(azul, { seats: 2 }, 5000, seed)).length <= 6) seed++;
  return seed;
}

test("the bars of the rounds have colours that differ by day and by night", () => {
  const match = playByChance(azul, { seats: 4 }, 5000, 2);
  const sitters = ["Salma", "Idris", "Noor", "Karim"].map((name) => ({ name, level: null }));
  const { html } = rendered(h(RoundChart, { match, ending: endingOf(match.position), sitters, you: 0 }));
  const colours = [...html.matchAll(/--glaze:\s*([^;"]+)/g)].map(([, colour]) => colour);
  expect(new Set(colours)).toEqual(new Set(["var(--cm-a)", "var(--cm-b)", "var(--cm-c)", "var(--cm-d)"]));
});
