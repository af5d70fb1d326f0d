/** Lets the strongest level judge a match. */
import type { Match } from "@riad/core";
import { judgeMatch, judgeOf, nodesPerDecision, pluginOf, scaleBudgets, summarise } from "@riad/review";
import type { ReviewEvent, Summary } from "@riad/review";

export interface Reviewed {
  readonly events: readonly ReviewEvent[];
  readonly summary: Summary;
}

/** `nodes` are for each decision; everything else grows along. `progress` hears the share that is done. */
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
