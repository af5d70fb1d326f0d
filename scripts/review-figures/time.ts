/** How long a whole review takes in this process, and how soon its first event is available. */
import type { Game } from "@riad/core";
import { judgeMatch, judgeOf, summarise } from "@riad/review";
import type { ReviewEvent } from "@riad/review";
import { playMatch, scaledBudgets } from "./reviewed-matches.ts";

export function measureTime(
  game: Game,
  { seats, count, scale }: { seats: number; count: number; scale: number },
): string {
  const all: number[] = [];
  const firsts: number[] = [];
  const longest: number[] = [];
  for (let i = 0; i < count; i++) {
    const levels = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? "medium" : "easy"));
    const match = playMatch(game, levels, `time ${i}`, 1);
    const started = performance.now();
    const player = judgeOf(game.id);
    const events: ReviewEvent[] = [];
    let before = started;
    let slice = 0;
    for (const { index, event } of judgeMatch(match, { player, budgets: scaledBudgets(game, seats, scale) })) {
      const now = performance.now();
      if (events.length === 0) firsts.push(now - started);
      slice = Math.max(slice, now - before);
      before = now;
      events[index] = event;
    }
    summarise(match, events, player);
    all.push(performance.now() - started);
    longest.push(slice);
  }
  return `whole review ${median(all)}, first event ${median(firsts)}, longest event ${median(longest)} (medians of ${count})`;
}

function median(list: readonly number[]): string {
  const sorted = [...list].sort((one, other) => one - other);
  return `${(sorted[sorted.length >> 1] / 1000).toFixed(2)} s`;
}
