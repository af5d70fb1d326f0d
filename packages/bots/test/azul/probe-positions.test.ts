import { azul } from "@riad/azul";
import { SeededRandom, unwrap } from "@riad/core";
import { describe, expect, it } from "vitest";
import { azulLevels } from "../../src/azul/levels.ts";

/** Lost matches in which version 0.2 chose the worse of two moves; shares as six million nodes of its search saw them. */
const PROBES = [
  {
    position:
      "AF0bcde1acde3bcde4abbeCbB0306040403D0705090810 A3Mb01d03e10a11b12e21c24c30a33d42S2a3FaB14Mb01c02d03a11b12a22d31e43S2d13c1Ff wall=fixed",
    better: { move: "A0c1", share: 0.52 },
    worse: "A4b3",
  },
  {
    position:
      "BF0abde1aadd2abbe3bceeCacfB0907080709D0405050404 A4Ma00b01c13d14e21b23d31S3e24d3FB7Mc02d03a11b12b23c30S4c2F wall=fixed",
    better: { move: "B3e1", share: 0.36 },
    worse: "BCa2",
  },
];

describe("positions that were misjudged", () => {
  it.each(PROBES)("$better.move is better than $worse", ({ position: text, better, worse }) => {
    const position = unwrap(azul.notation.parsePosition(text));
    const moves = [better.move, worse].map((move) => unwrap(azul.notation.parseMove(position, move)));
    const judged = azulLevels[4].create(new SeededRandom(1)).judge(position, moves, { nodes: 150_000 }).moves;
    const [best, other] = judged.map(({ shares }) => shares[position.actor]);
    expect(judged[0].move).toBe(moves[0]);
    expect(best - other).toBeGreaterThan(0.02);
    expect(Math.abs(best - better.share)).toBeLessThan(0.12);
  });
});
