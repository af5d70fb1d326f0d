/** The last event after which the winner of a match stays ahead of everybody: where it was won, whatever the ledger adds up to. */
import type { Seat } from "@riad/core";
import { luckOf } from "./review.ts";
import type { DecisionEvent, ReviewEvent, Shares } from "./review.ts";
import type { Verdict } from "./verdict.ts";

export interface TurningPoint {
  /**
   * A decision of another seat that is certain enough to be told, or a piece of luck; "since" where only the judgement changed, so all that
   * is known is from where on the winner was ahead; "start" where it was so all the time.
   */
  readonly kind: "decision" | "luck" | "since" | "start";
  readonly winner: Seat;
  /** Of the event. */
  readonly index: number;
  /** The winner's share of the win before and after. */
  readonly before: number;
  readonly after: number;
}

/**
 * Null where nobody has won alone, or where nothing was judged; or where it seems to be a piece of luck, but the winner was not lucky over the
 * whole match, or the looks before or after it differ from it by as much as it was worth.
 */
export function findTurningPoint(
  events: readonly ReviewEvent[],
  result: Shares,
  verdictOf: (event: DecisionEvent) => Verdict,
): TurningPoint | null {
  const winner = result.indexOf(1);
  if (winner < 0 || events.length === 0) return null;
  // Every look at the match, two per event.
  const looks = [...events.flatMap(({ first, last }) => [first, last]), result];
  const at = looks.findLastIndex((shares) => !isAhead(shares, winner));
  if (at < 0) return { kind: "start", winner, index: 0, before: looks[0][winner], after: looks[0][winner] };
  const index = Math.min(at % 2 === 0 ? at / 2 : (at + 1) / 2, events.length - 1);
  const told = { winner, index, before: looks[at][winner], after: looks[at + 1][winner] };
  const kind = at % 2 === 0 ? kindOf(events[index], winner, verdictOf) : "since";
  return kind !== "luck" || isTrueLuck(events, result, told) ? { kind, ...told } : null;
}

/** Whether the winner was lucky in all, and this piece of luck says more than what the judge believed differently around it. */
function isTrueLuck(
  events: readonly ReviewEvent[],
  result: Shares,
  { winner, index, before, after }: Omit<TurningPoint, "kind">,
): boolean {
  const luck = events.reduce((sum, event) => sum + (event.kind === "chance" ? luckOf(event, winner) : 0), 0);
  const earlier = index === 0 ? before : events[index - 1].last[winner];
  const later = (events[index + 1]?.first ?? result)[winner];
  return luck > 0 && Math.max(Math.abs(before - earlier), Math.abs(later - after)) < after - before;
}

function kindOf(event: ReviewEvent, winner: Seat, verdictOf: (event: DecisionEvent) => Verdict): TurningPoint["kind"] {
  if (event.kind === "chance") return "luck";
  return event.seat !== winner && verdictOf(event).certainty !== "unclear" ? "decision" : "since";
}

/** Nobody else has as much. */
function isAhead(shares: Shares, winner: Seat): boolean {
  return shares.every((share, seat) => seat === winner || share < shares[winner]);
}

/** From here on, as a share of the win, one event says more about a match than what all of them add up to. */
const DECISIVE = 0.4;

/**
 * Whether one event alone decided the match, and that is as good as certain. A verdict is about what the mover lost, which with several others
 * may be little of what the winner gained: then the looks before and after it count.
 */
export function isDecisive(
  point: TurningPoint,
  events: readonly ReviewEvent[],
  verdictOf: (event: DecisionEvent) => Verdict,
): boolean {
  const { kind, winner, index, before, after } = point;
  if (after - before < DECISIVE) return false;
  const event = events[index];
  if (kind !== "decision" || event.kind !== "decision") return kind === "luck";
  if (verdictOf(event).certainty !== "likely") return true;
  if (event.last.length === 2) return false;
  const earlier = events[index - 1]?.last[winner] ?? before;
  const later = events[index + 1]?.first[winner] ?? after;
  return Math.min(after, later) - Math.max(before, earlier) >= DECISIVE;
}
