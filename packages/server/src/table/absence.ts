/**
 * Leaving a match and coming back. A player who merely disconnects loses nothing but time on the clock: the others may
 * vote to wait, let a computer stand in, or end the match (see voting.ts).
 */
import type { Draft } from "./draft.ts";
import type { TableState } from "./state.ts";
import { forgetVotes, recountVotes } from "./voting.ts";

/** The player has left on purpose, so nobody needs to wait. The seat link still works. */
export function goAway(draft: Draft, seat: number): void {
  draft.state.seats[seat].away = true;
  forgetVotes(draft, seat);
  recountVotes(draft);
}

/** Whether anything about the seat changes when its player returns. */
export function isMissed({ seats, votes }: TableState, seat: number): boolean {
  const { out, away, level } = seats[seat];
  return out === null && (away || level !== null || votes.some(({ about }) => about === seat));
}

/**
 * The player takes the seat back from any computer. A running turn continues with the time it has left: coming back
 * must never give anybody more time to think.
 */
export function comeBack(draft: Draft, seat: number): boolean {
  if (draft.status !== "live" || !isMissed(draft.state, seat)) return false;
  const here = draft.state.seats[seat];
  here.away = false;
  here.level = null;
  here.waitUntil = 0;
  forgetVotes(draft, seat);
  return true;
}
