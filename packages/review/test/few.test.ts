/** A decision is judged with all its moves, and the best few by another search that looks further. */
import { azul } from "@riad/azul";
import { listMoves } from "@riad/core";
import type { Player } from "@riad/bots";
import { expect, test } from "vitest";
import { judgeMatch, lossOf, nodesPerDecision, pluginOf, scaleBudgets } from "../src/index.ts";
import { badJudge, playByChance } from "./matches.ts";

const BUDGETS = { decision: 10, few: 20, second: 300, worthALook: 2, secondLooks: 0, chance: 1, samples: 2 };

/** Also says what it was asked: how many moves, with how many nodes. */
function spyOn(player: Player): { player: Player; asked: { moves: number; nodes: number | undefined }[] } {
  const asked: { moves: number; nodes: number | undefined }[] = [];
  const judge: Player["judge"] = (position, moves, budget) => {
    asked.push({ moves: moves.length, nodes: budget.nodes });
    return player.judge(position, moves, budget);
  };
  return { player: { ...player, judge }, asked };
}

test("the best by the first look and the move played are compared by a second search", () => {
  const match = playByChance(azul, { seats: 2 }, 3);
  match.rewind(12);
  const { player, asked } = spyOn(badJudge(azul));
  for (const { event } of judgeMatch(match, { player, budgets: BUDGETS })) {
    const last = asked.splice(0).slice(-2);
    if (event.kind !== "decision" || !event.isChoice) continue;
    const all = listMoves(match.positionAt(event.ply)).length;
    expect(last).toEqual([
      { moves: all, nodes: BUDGETS.decision },
      { moves: Math.min(all, last[1].moves), nodes: BUDGETS.few },
    ]);
    expect(last[1].moves).toBeLessThanOrEqual(4);
    expect(event.isSecondLook).toBe(false);
    expect(lossOf(event)).toBeGreaterThanOrEqual(0);
  }
});

test("budgets grow together", () => {
  const usual = pluginOf("azul").budgets(2);
  const half = scaleBudgets(usual, 0.5);
  expect(nodesPerDecision(half)).toBe(nodesPerDecision(usual) / 2);
  expect([half.second, half.chance]).toEqual([usual.second / 2, usual.chance / 2]);
  expect([half.samples, half.secondLooks]).toEqual([usual.samples, usual.secondLooks]);
});
