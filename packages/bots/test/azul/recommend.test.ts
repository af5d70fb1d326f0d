import { unwrap } from "@riad/core";
import { FLOOR, azul, draftTarget } from "@riad/azul";
import { describe, expect, test } from "vitest";
import { advise, analyse, evaluate, findLevel, newJudge, recommend } from "../../src/index.ts";
import type { Analysis, JudgedMove } from "../../src/index.ts";

/** Three empty lines; the search once sent a purple tile of the centre to the floor here. */
const position = unwrap(
  azul.notation.parsePosition("AF1acde2abdd4acceCadB1617161615D0000000000 A0MS0b11e2FbB0MS0c12e1Ff wall=fixed"),
);

function judged(text: string, share: number, margin = 0): JudgedMove {
  const move = unwrap(azul.notation.parseMove(position, text));
  return { move, isSeen: true, shares: [share, 1 - share], margin, line: [move] };
}

function recommended(moves: readonly JudgedMove[], isProven = false): string {
  const analysis: Analysis = { shares: [0.5, 0.5], moves, isSolved: false, isProven, nodes: 1 };
  return azul.notation.makeMove(position, recommend("azul", position, analysis).moves[0].move);
}

describe("what a hint recommends", () => {
  test("is not the floor where a line is as good within the noise", () => {
    expect(recommended([judged("ACdF", 0.452, -0.9), judged("ACd2", 0.448, -1.2)])).toBe("ACd2");
  });

  test("is the one ranked first, of lines that bring as many points this round", () => {
    expect(recommended([judged("ACd3", 0.5), judged("ACd2", 0.5)])).toBe("ACd3");
    expect(recommended([judged("ACdF", 0.5), judged("A2d2", 0.5), judged("A4c2", 0.49)])).toBe("A2d2");
  });

  test("is the floor where it is clearly better, or proven to be", () => {
    const moves = [judged("ACdF", 0.5), judged("ACd2", 0.45)];
    expect(recommended(moves)).toBe("ACdF");
    expect(recommended([judged("ACdF", 0.5), judged("ACd2", 0.499)], true)).toBe("ACdF");
  });

  test("is a line here, asked as every program asks", () => {
    const level = findLevel("azul", "expert");
    if (level === undefined) throw new Error("There is no expert.");
    const analysis = analyse(newJudge(level), position, { nodes: 20_000 });
    const [{ move }] = recommend("azul", position, analysis).moves;
    expect(draftTarget(move)).not.toBe(FLOOR);
  });

  test("compares what a search without comparisons would play", () => {
    const level = findLevel("azul", "expert");
    if (level === undefined) throw new Error("There is no expert.");
    const full = unwrap(
      azul.notation.parsePosition("AF0abde1acde2bbce3aade4bcddCfB1616171516D0000000000 A0MSFB0MSF wall=fixed"),
    );
    const { moves } = advise("azul", newJudge(level), full.clone());
    const shares = moves.filter(({ isSeen }) => isSeen).map((one) => one.shares[full.actor]);
    for (const one of moves) {
      if (one.isSeen) expect(one.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
    const { move: found } = evaluate(newJudge(level), full.clone(), { nodes: 34_000 });
    expect(moves.slice(0, 4).map(({ move }) => move)).toContain(found);
    expect(Math.max(...shares) - shares[0]).toBeLessThan(0.015);
  });
});
