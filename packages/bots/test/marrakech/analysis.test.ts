import { SeededRandom, listMoves } from "@riad/core";
import type { MarrakechPosition } from "@riad/marrakech";
import { expect, test } from "vitest";
import { analyse } from "../../src/player.ts";
import { marrakechLevels } from "../../src/marrakech/levels.ts";
import { Search } from "../../src/marrakech/search.ts";
import { everything } from "../../src/marrakech/search-passes.ts";
import { netEvaluatorFor } from "../../src/marrakech/shipped-nets.ts";
import { Prover } from "../../src/prover.ts";
import { SETUPS, near, playOut, start } from "./positions.ts";

const expert = marrakechLevels[4].create(new SeededRandom(1));
const hard = marrakechLevels[3].create(new SeededRandom(1));

test.each(SETUPS)("the last two turns are proven whatever the budget: $name", ({ seats, ruleset }) => {
  for (const left of [1, 2]) {
    const position = near(left, seats, 3, ruleset);
    const { isProven, isSolved, shares, moves } = analyse(expert, position.clone(), { nodes: 1 });
    expect([isProven, isSolved]).toEqual([true, true]);
    expect(shares).toEqual(new Prover<MarrakechPosition>().prove(position, 1e6)?.shares);
    expect(moves.map(({ move }) => move).sort((a, b) => a - b)).toEqual(listMoves(position));
    for (const { line, move } of moves) expect(line[0]).toBe(move);
  }
});

test("the last three turns are proven if the budget allows it", () => {
  const position = near(3, 2, 1);
  const [small, large] = [2000, 100_000].map((nodes) => analyse(expert, position.clone(), { nodes }));
  expect([small.isProven, large.isProven]).toEqual([false, true]);
  // The search weighs shares against points, so it may give away a little of the win.
  const search = analyse(expert, position.clone(), { nodes: 2000 });
  expect(Math.abs(search.shares[position.turn] - large.shares[position.turn])).toBeLessThan(0.1);
  // Three rolls of a die with six faces, and a tie of two.
  for (const share of large.shares) expect(share * 12 * 6 ** 3).toBeCloseTo(Math.round(share * 12 * 6 ** 3), 9);
});

test.each(SETUPS)("every move is looked at, however little time there is: $name", ({ seats, ruleset }) => {
  let seen = 0;
  playOut(start(seats, ruleset), hard, new SeededRandom(seats), (met) => {
    if (seen++ % 5 !== 0) return;
    const { moves } = analyse(expert, met.clone(), { nodes: 1 });
    for (const { isSeen, shares } of moves) expect([isSeen, shares.length]).toEqual([true, seats]);
  });
});

test.each([2, 3, 4])("one turn and two turns agree on what a position is worth, on average: %i seats", (seats) => {
  const search = new Search(netEvaluatorFor("anu", seats));
  const differences: number[] = [];
  playOut(start(seats), hard, new SeededRandom(seats), (met) => {
    const passes = everything(met).slice(0, 2);
    if (met.phase !== "rotate" || passes.length < 2 || differences.length === 12) return;
    const [one, two] = [1, 2].map((turns) => {
      const moves = search.run(met.clone(), {}, passes.slice(0, turns), { isWhole: true });
      return moves.reduce((best, move) => (move.utility > best.utility ? move : best)).value[met.turn];
    });
    differences.push(two - one);
  });
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
  expect(differences.length).toBe(12);
  expect(Math.abs(mean)).toBeLessThan(0.03);
});
