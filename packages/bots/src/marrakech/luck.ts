/**
 * The luck of a throw: what it left to each seat by a fixed net and the best placement, less the mean over all throws.
 * At the draw of a rug's colour (publisher, two seats) the luck is left in: it is small.
 */
import type { Move } from "@riad/core";
import type { MarrakechPosition } from "@riad/marrakech";
import type { LuckMeasure } from "../contest.ts";
import { DIE_WEIGHTS } from "./turned-board.ts";
import { netEvaluatorFor } from "./shipped-nets.ts";
import { Turn } from "./turn.ts";
import { newValuation } from "./valuation.ts";
import type { Valuation } from "./valuation.ts";

const turns = new Map<string, Turn>();
const values: readonly Valuation[] = Array.from({ length: 4 }, newValuation);
let board: MarrakechPosition | undefined;

export const measureLuck: LuckMeasure<MarrakechPosition> = (before, outcome: Move, luck) => {
  if (before.phase !== "roll") return;
  const { ruleset, seats } = before;
  const key = `${ruleset} ${seats}`;
  let turn = turns.get(key);
  if (turn === undefined) {
    turn = new Turn(netEvaluatorFor(ruleset, seats));
    turns.set(key, turn);
  }
  board ??= before.clone();
  for (let die = 1; die <= 4; die++) {
    board.copyFrom(before);
    board.play(die);
    values[die - 1].set(turn.expandThrow(board, before.turn).value);
  }
  for (let seat = 0; seat < seats; seat++) {
    let mean = 0;
    for (let die = 1; die <= 4; die++) mean += (DIE_WEIGHTS[die - 1] / 6) * values[die - 1][seat];
    luck[seat] += values[outcome - 1][seat] - mean;
  }
};
