import { describe, expect, it } from "vitest";
import { azulLevels } from "../../src/azul/levels.ts";
import { playRound } from "../../src/round.ts";

function share(challenger: string, rest: string, seats: number, wall: string, nodes: number, rounds: number): number {
  let sum = 0;
  for (let i = 0; i < rounds; i++) {
    const options = { wall, centres: "1" };
    sum += playRound({ game: "azul", seats, options, challenger, rest, budget: { nodes }, seed: `test ${i}` }).share;
  }
  return sum / rounds;
}

describe("the levels of Azul", () => {
  it("are five, from random to expert", () => {
    expect(azulLevels.map(({ id }) => id)).toEqual(["random", "easy", "medium", "hard", "expert"]);
    for (const { about } of azulLevels) expect(about).toMatch(/^[A-Z].*\.$/);
  });

  it("let the expert beat a greedy player with very little thought", () => {
    expect(share("expert", "greedy", 2, "fixed", 400, 10)).toBeGreaterThanOrEqual(0.8);
    expect(share("expert", "greedy", 2, "free", 400, 6)).toBeGreaterThanOrEqual(0.7);
  });

  it("let the expert beat three greedy players more often than not", () => {
    expect(share("expert", "greedy", 4, "fixed", 1000, 4)).toBeGreaterThanOrEqual(0.5);
  });
});
