/** The few events that decided a match for a seat: its own firm mistakes, its luck, and at most one thing to praise. */
import type { Seat } from "@riad/core";
import { lossOf, luckOf } from "./review.ts";
import type { DecisionEvent, ReviewEvent } from "./review.ts";
import type { Verdict } from "./verdict.ts";

export interface Moment {
  /** Of the event. */
  readonly index: number;
  readonly kind: "mistake" | "luck" | "find";
  /** What it gave the seat, as a share of the win; negative for what it cost. */
  readonly change: number;
}

const MOST = 5;
/** Lucky from four points in a hundred on. */
const LUCKY = 0.04;
/** A find: the second best move is so much worse. */
const FIND_GAP = 0.04;

export function findMoments(
  events: readonly ReviewEvent[],
  seat: Seat,
  verdictOf: (event: DecisionEvent) => Verdict,
): Moment[] {
  const moments = events.flatMap((event, index): Moment[] => {
    if (event.kind === "chance") {
      const change = luckOf(event, seat);
      return Math.abs(change) >= LUCKY ? [{ index, kind: "luck", change }] : [];
    }
    if (event.seat !== seat) return [];
    const { kind, certainty } = verdictOf(event);
    const isBad = (kind === "mistake" || kind === "blunder") && certainty !== "unclear";
    return isBad ? [{ index, kind: "mistake", change: -lossOf(event) }] : [];
  });
  moments.sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  const find = findOf(events, seat, verdictOf);
  return find === null ? moments.slice(0, MOST) : [...moments.slice(0, MOST - 1), find];
}

/** The best move where every other was clearly worse and most people would not have seen it. */
function findOf(
  events: readonly ReviewEvent[],
  seat: Seat,
  verdictOf: (event: DecisionEvent) => Verdict,
): Moment | null {
  let find: Moment | null = null;
  for (const [index, event] of events.entries()) {
    if (event.kind === "chance" || event.seat !== seat || event.best.move !== event.played.move) continue;
    const { isAboutPoints, certainty } = verdictOf(event);
    const next = event.others[0];
    if (isAboutPoints || certainty === "unclear" || next === undefined || !(event.isSolved || event.isSecondLook))
      continue;
    const gap = event.best.share - next.share;
    if (gap >= FIND_GAP && gap > (find?.change ?? 0)) find = { index, kind: "find", change: gap };
  }
  return find;
}
