/** Where a match was decided, if that says more than what all its events add up to. */
import type { ReadonlySignal } from "@preact/signals";
import type { Seat } from "@riad/core";
import { findTurningPoint, isDecisive, isUnclear, percentChange } from "@riad/review";
import type { DecisionEvent, Parts, TurningPoint, Verdict } from "@riad/review";
import type { ReviewRun } from "./review-run.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";

/** As much of a view of a review as it takes: the view itself asks for it. */
interface Judged {
  readonly reviewed: ReviewedMatch;
  readonly run: Pick<ReviewRun, "events" | "result">;
  readonly parts: ReadonlySignal<Parts | null>;
  readonly verdict: (event: DecisionEvent) => Verdict;
}

/** Whether a move is told as the one that turned the match, whatever it cost whoever made it. */
export function isTurningMove(view: Judged, index: number): boolean {
  const point = turningOf(view);
  return point?.kind === "decision" && point.index === index;
}

/**
 * The winner, where a move turned the match and cost whoever made it nothing of the win, or for another seat's review little of what the winner
 * gained: the figures are the winner's then.
 */
export function toldFor(view: Judged & { readonly seat: ReadonlySignal<Seat> }, index: number): Seat | null {
  const event = view.run.events.value[index];
  const winner = turningOf(view)?.winner;
  if (event.kind === "chance" || winner === undefined || !isTurningMove(view, index)) return null;
  const { seat, first, last } = event;
  const isLittle = seat !== view.seat.value && 2 * (first[seat] - last[seat]) < last[winner] - first[winner];
  return isLittle || percentChange(first[seat], last[seat]) === 0 ? winner : null;
}

/** Always where the largest part is unclear; else where one event alone decided the match. Null while nothing is known. */
export function turningOf(view: Judged): TurningPoint | null {
  const { reviewed, run } = view;
  const [result, parts] = [run.result.value, view.parts.value];
  if (result === null || parts === null || reviewed.ending.reason !== "played") return null;
  const events = run.events.value;
  const point = findTurningPoint(events, result, view.verdict);
  if (point === null) return null;
  const isWanted = reviewed.sitters.length === 2 && isUnclear(parts);
  return isWanted || isDecisive(point, events, view.verdict) ? point : null;
}
