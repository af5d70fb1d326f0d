/** A4, A5: `draw` gives outcomes as likely as `weight` says, and the weights sum to all possible draws. */
import { SeededRandom, listMoves } from "@riad/core";
import { describe, expect, it } from "vitest";
import { countTiles } from "../src/index.ts";
import { at } from "./positions.ts";

const BAGS: Readonly<Record<string, string>> = {
  "a full bag": "AFCfB2020202020D0000000000 A0MSFB0MSF",
  "a small bag": "AFCfB0302010004D* A0MSFB0MSF",
  "exactly one factory": "AFCfB0200010001D* A0MSFB0MSF",
  "a bag that runs out": "AFCfB0100010000D* A0MSFB0MSF",
  "an empty bag": "AFCfB0000000000D* A0MSFB0MSF",
};

function ways(size: number, wanted: number): number {
  let product = 1;
  for (let i = 0; i < wanted; i++) product = (product * (size - i)) / (i + 1);
  return product;
}

describe("dealing", () => {
  for (const [name, text] of Object.entries(BAGS)) {
    it(`from ${name}`, () => {
      const position = at(text);
      const outcomes = listMoves(position);
      const total = outcomes.reduce((sum, outcome) => sum + position.weight(outcome), 0);
      const inBag = countTiles(position.bag);
      expect(total).toBe(inBag >= 4 ? ways(inBag, 4) : ways(countTiles(position.lid), 4 - inBag));
      expect(outcomes).toEqual(outcomes.toSorted((x, y) => x - y));

      const draws = 60_000;
      const random = new SeededRandom(`chi ${name}`);
      const seen = new Map<number, number>();
      for (let i = 0; i < draws; i++) {
        const outcome = position.draw(random);
        seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
      }
      expect([...seen.keys()].every((outcome) => position.weight(outcome) > 0)).toBe(true);
      let chiSquare = 0;
      for (const outcome of outcomes) {
        const expected = (draws * position.weight(outcome)) / total;
        chiSquare += ((seen.get(outcome) ?? 0) - expected) ** 2 / expected;
      }
      // With k degrees of freedom the statistic has mean k and variance 2k; five standard deviations are not bad luck.
      const freedom = outcomes.length - 1;
      expect(chiSquare).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom) + 1);
    });
  }

  it("gives no weight to impossible deals", () => {
    const position = at("AFCfB0200010001D* A0MSFB0MSF");
    const other = at("AFCfB2020202020D0000000000 A0MSFB0MSF");
    expect(listMoves(other).filter((move) => position.weight(move) > 0)).toEqual(listMoves(position));
  });
});
