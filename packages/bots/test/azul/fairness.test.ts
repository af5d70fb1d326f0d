import { azul } from "@riad/azul";
import { SeededRandom, unwrap } from "@riad/core";
import { describe, expect, it } from "vitest";
import { azulLevels } from "../../src/azul/levels.ts";
import { tickWhenLookedAt } from "../ticking.ts";
import { VARIANTS, opening, variantName, walkMatch } from "./matches.ts";

const EXPERT = azulLevels[4];

describe("the strongest level", () => {
  for (const variant of VARIANTS) {
    it(`sees the public position only: ${variantName(variant)}`, () => {
      // A position that went through its string has no history, and no seed of the match can have come along.
      let turn = 0;
      walkMatch(variant, 11, (position) => {
        if (turn++ % 25 !== 0) return;
        const read = unwrap(azul.notation.parsePosition(azul.notation.makePosition(position)));
        const choices = [position.clone(), read].map((one, index) =>
          EXPERT.create(new SeededRandom(index)).choose(one, { nodes: 100 }),
        );
        expect(choices[0]).toEqual(choices[1]);
      });
    });
  }

  it("makes the same choice again with the same nodes", () => {
    for (const variant of [VARIANTS[0], VARIANTS[7], VARIANTS[8]]) {
      const matches = [0, 1].map(() => {
        const player = EXPERT.create(new SeededRandom(5));
        const moves: number[] = [];
        walkMatch(
          variant,
          7,
          () => undefined,
          (position) => {
            const { move } = player.choose(position, { nodes: 30 });
            moves.push(move);
            return move;
          },
        );
        return moves;
      });
      expect(matches[0]).toEqual(matches[1]);
    }
  });

  it("evaluates a position alike whatever it was asked before", () => {
    for (const variant of [VARIANTS[0], VARIANTS[2], VARIANTS[4]]) {
      const position = opening(variant, 3);
      const player = EXPERT.create(new SeededRandom(5));
      const first = player.evaluate?.(position.clone(), { nodes: 200 });
      player.choose(position.clone(), { nodes: 2000 });
      expect(first?.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(player.evaluate?.(position.clone(), { nodes: 200 })).toEqual(first);
    }
  });

  it("respects its time budget", () => {
    tickWhenLookedAt();
    const position = opening(VARIANTS[0], 2);
    const [soon, late] = [3, 60].map((ms) => EXPERT.create(new SeededRandom(5)).choose(position, { ms }).nodes);
    expect(soon).toBeLessThan(late / 4);
  });
});
