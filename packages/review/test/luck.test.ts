import { azul } from "@riad/azul";
import type { Player } from "@riad/bots";
import { expect, test } from "vitest";
import { judgeChance, luckOf } from "../src/index.ts";
import { alignMean } from "../src/luck.ts";
import { badJudge, playByChance } from "./matches.ts";

const BUDGETS = { decision: 1, second: 1, worthALook: 1, secondLooks: 0, chance: 1, samples: 3 };

test("matches that begin alike are compared with deals of their own, and always with the same ones", () => {
  const drawn = [3, 4, 3].map((seed) => {
    const match = playByChance(azul, { seats: 2 }, seed);
    return judgeChance(match, 0, badJudge(azul), BUDGETS).possibilities.map(({ outcomes }) => outcomes);
  });
  // With the same few deals in every match, what they have in common would be the luck of all first deals.
  expect(drawn[0]).not.toEqual(drawn[1]);
  expect(drawn[0]).toEqual(drawn[2]);
});

/** Gives the deals shares above and below a half by turns; `asked` lists the nodes of every question. */
function wavering(by: number): { player: Player; asked: (number | undefined)[] } {
  const asked: (number | undefined)[] = [];
  const evaluate: Player["evaluate"] = (_, { nodes }) => {
    asked.push(nodes);
    const share = 0.5 + (asked.length % 2 === 0 ? by : -by);
    return { move: 0, shares: [share, 1 - share], margin: 0, isProven: false, nodes: 1 };
  };
  return { player: { ...badJudge(azul), evaluate }, asked };
}

test.each([
  { by: 0.03, nodes: [10, 10, 10, 10] },
  { by: 0.1, nodes: [10, 10, 10, 10, 333, 333, 333, 333] },
  // Twice as far apart takes twice the nodes, but never more than four times.
  { by: 0.45, nodes: [10, 10, 10, 10, 800, 800, 800, 800] },
])("where the deals differ by $by from their mean, each of the four has $nodes nodes", ({ by, nodes }) => {
  const match = playByChance(azul, { seats: 2 }, 3);
  const { player, asked } = wavering(by);
  const event = judgeChance(match, 0, player, { ...BUDGETS, chance: 10, chanceAgain: 200 });
  // What came up is judged as often and as deeply as what could have: otherwise the mean of the luck would not be zero.
  expect(asked).toEqual(nodes);
  expect(event.possibilities).toHaveLength(3);
  expect(luckOf(event, 0)).toBeCloseTo(by + by / 3, 9);
});

test("possibilities get the mean of the move before, keep their order and stay between 0 and 1", () => {
  const shares = [0.1, 0.4, 0.97, 1];
  const possibilities = shares.map((share, i) => ({ outcomes: [i], weight: 0.25, shares: [share, 1 - share] }));
  for (const mean of [0.35, 0.6175, 0.8]) {
    const aligned = alignMean(possibilities, 0, mean).map((one) => one.shares);
    expect(aligned.reduce((sum, [own]) => sum + own / 4, 0)).toBeCloseTo(mean, 9);
    for (const [i, [own, other]] of aligned.entries()) {
      expect(own + other).toBeCloseTo(1, 9);
      expect(own).toBeLessThanOrEqual(1);
      if (i > 0) expect(own).toBeGreaterThan(aligned[i - 1][0]);
    }
  }
  expect(alignMean([], 0, 0.5)).toEqual([]);
});
