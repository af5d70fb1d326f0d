/** Checks that the parts of every ledger add up to the result, whatever the judge says. */
import { SeededRandom } from "@riad/core";
import type { Game, Random } from "@riad/core";
import { rankMoves } from "@riad/bots";
import type { Player } from "@riad/bots";
import { makeLedger, resultOf, sumOf, verdictOf } from "@riad/review";
import { playMatch, reviewEvents, scaledBudgets } from "./reviewed-matches.ts";

/** The expert judges one match in this many; the others have a random judge, because any judge will do for this check. */
const EXPERT = 100;
const SAMPLES = 2;

/** The largest difference of any seat in any match; matches have two, three and four seats in turn. */
export function measureIdentity(game: Game, count: number, scale: number, progress: (done: number) => void): number {
  const random = new SeededRandom(`identity ${game.id}`);
  let worst = 0;
  for (let i = 0; i < count; i++) {
    const seats = 2 + (i % 3);
    const levels = Array.from({ length: seats }, () => "random");
    const match = playMatch(game, levels, `identity ${i}`, 1);
    const budgets = { ...scaledBudgets(game, seats, scale), samples: SAMPLES, secondLooks: 3 };
    const events = reviewEvents(match, budgets, i % EXPERT === 0 ? undefined : anythingJudge(random));
    const ledger = makeLedger(events, resultOf(match, events), (event) => verdictOf(event, 0).kind);
    for (const row of ledger) worst = Math.max(worst, Math.abs(sumOf(row, seats) - row.result));
    progress(i + 1);
  }
  return worst;
}

/** Gives random values, different ones each time for the same position. */
function anythingJudge(random: Random): Player {
  return {
    choose: () => {
      throw new Error("It only judges.");
    },
    judge({ seats, actor }, moves) {
      const judged = moves.map((move) => {
        const parts = Array.from({ length: seats }, () => 1 + random.below(1000));
        const total = parts.reduce((sum, part) => sum + part, 0);
        return { move, isSeen: true, shares: parts.map((part) => part / total), margin: parts[actor], line: [move] };
      });
      const ranked = rankMoves(judged, actor);
      return { shares: ranked[0].shares, moves: ranked, isSolved: false, isProven: false, nodes: moves.length };
    },
  };
}
