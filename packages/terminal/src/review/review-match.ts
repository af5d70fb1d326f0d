/** Reviews a match with the strongest level. */
import type { Match } from "@riad/core";
import { judgeMatch, judgeOf, nodesPerDecision, pluginOf, scaleBudgets, summarise } from "@riad/review";
import type { ReviewEvent, Summary } from "@riad/review";

export interface Reviewed {
  readonly events: readonly ReviewEvent[];
  readonly summary: Summary;
}

/**
 * `nodes` is the budget per decision; the other budgets scale with it. `progress` is called with the share that is
 * done.
 */
export function reviewMatch(match: Match, nodes?: number, progress?: (share: number) => void): Reviewed {
  const usual = pluginOf(match.game.id).budgets(match.seats);
  const budgets = nodes === undefined ? usual : scaleBudgets(usual, nodes / nodesPerDecision(usual));
  const player = judgeOf(match.game.id);
  const events: ReviewEvent[] = [];
  for (const { index, event } of judgeMatch(match, { player, budgets })) {
    events[index] = event;
    progress?.(event.ply / match.length);
  }
  return { events, summary: summarise(match, events, player) };
}
