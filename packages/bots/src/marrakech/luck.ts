/**
 * The luck of a throw: what it left to each seat by a fixed net, the best placement and the next seat's turn, less the mean over all throws.
 * Without the next seat's turn a match takes a sixth less time, but it takes 1.6 times as many matches.
 * At the draw of a rug's colour (publisher, two seats) the luck is left in: it is small.
 */
import type { Move } from "@riad/core";
import type { MarrakechPosition } from "@riad/marrakech";
import type { LuckMeasure } from "../contest.ts";
import type { NetEvaluator } from "./net-evaluator.ts";
import { Search } from "./search.ts";
import { twoTurnsNarrow } from "./search-passes.ts";
import { netEvaluatorFor } from "./shipped-nets.ts";
import { DIE_WEIGHTS } from "./turned-board.ts";
import { newValuation } from "./valuation.ts";
import type { Valuation } from "./valuation.ts";

interface Judge {
  readonly evaluator: NetEvaluator;
  readonly search: Search;
}

const judges = new Map<string, Judge>();
const values: readonly Valuation[] = Array.from({ length: 4 }, newValuation);
let board: MarrakechPosition | undefined;

export const measureLuck: LuckMeasure<MarrakechPosition> = (before, outcome: Move, luck) => {
  if (before.phase !== "roll") return;
  const { seats } = before;
  board ??= before.clone();
  for (let die = 1; die <= 4; die++) {
    board.copyFrom(before);
    board.play(die);
    values[die - 1].set(valueAfterThrow(board));
  }
  for (let seat = 0; seat < seats; seat++) {
    let mean = 0;
    for (let die = 1; die <= 4; die++) mean += (DIE_WEIGHTS[die - 1] / 6) * values[die - 1][seat];
    luck[seat] += values[outcome - 1][seat] - mean;
  }
};

function valueAfterThrow(position: MarrakechPosition): Valuation {
  const { evaluator, search } = judgeFor(position);
  if (position.phase === "lay") return search.run(position, {}, twoTurnsNarrow())[0].value;
  // The rent has put the mover out.
  evaluator.evaluatePosition(position);
  return evaluator.value;
}

function judgeFor({ ruleset, seats }: MarrakechPosition): Judge {
  const key = `${ruleset} ${seats}`;
  let judge = judges.get(key);
  if (judge === undefined) {
    const evaluator = netEvaluatorFor(ruleset, seats);
    judge = { evaluator, search: new Search(evaluator) };
    judges.set(key, judge);
  }
  return judge;
}
