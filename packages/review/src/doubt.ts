/** Where the judge itself had believed something else just before a move: part of what it seems to be worth may be a change of mind. */
import { lossOf } from "./review.ts";
import type { DecisionEvent, ReviewEvent } from "./review.ts";

/** Of what the move cost or kept: a smaller change explains little of it. */
const LEAST = 0.5;

/**
 * The share that was expected for the mover before its estimate rose by at least half of what the move then cost, although nothing had
 * happened; null where it did not rise so far, or where the comparison came to its end. It goes back to the mover's last decision or to the
 * last piece of chance: with several others each look expects another of them to be hurt.
 */
export function doubtBefore(events: readonly ReviewEvent[], index: number): number | null {
  const event = events[index];
  if (event?.kind !== "decision" || event.isSolved || event.isProven) return null;
  return riseBefore(events, index, event, lossOf(event));
}

/** The same before a best move that was hard to find, where the mover seemed to have less than half of what it then kept. */
export function surpriseBefore(events: readonly ReviewEvent[], index: number): number | null {
  const event = events[index];
  return event?.kind !== "decision" ? null : riseBefore(events, index, event, event.first[event.seat]);
}

function riseBefore(
  events: readonly ReviewEvent[],
  index: number,
  { seat, first }: DecisionEvent,
  worth: number,
): number | null {
  let rise = 0;
  for (let i = index - 1; i >= 0; i--) {
    const before = events[i];
    rise += events[i + 1].first[seat] - before.last[seat];
    if (before.kind === "chance" || before.seat === seat) break;
  }
  return rise < LEAST * worth ? null : Math.max(0, first[seat] - rise);
}
