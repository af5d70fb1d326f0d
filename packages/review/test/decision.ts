/** A decision of seat 0 for tests, with what the best move and the one played are worth. */
import type { DecisionEvent } from "../src/index.ts";

export const alternative = (share: number, margin = 0) => ({ move: 1, share, margin, line: [1] });

export function decision(best: number, played: number, rest: Partial<DecisionEvent> = {}): DecisionEvent {
  return {
    kind: "decision",
    ply: 0,
    seat: 0,
    best: alternative(best),
    played: alternative(played),
    others: [],
    first: [best, 1 - best],
    last: [played, 1 - played],
    blindLoss: 0.1,
    isChoice: true,
    isSolved: true,
    isProven: false,
    isSecondLook: false,
    ...rest,
  };
}
