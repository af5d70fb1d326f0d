import { azul } from "@riad/azul";
import { expect, test } from "vitest";
import { judgeChance } from "../src/index.ts";
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
