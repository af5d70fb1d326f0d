/**
 * Clocks. A clock runs from when a decision is asked for until it is made; time in which no node served is not charged.
 * Per turn and in days each decision has its own time; a bank is used up and grows by the increment.
 */
import type { ClockWish } from "@riad/protocol";
import type { Outage } from "../store/store.ts";
import type { TableState } from "./state.ts";

const SECOND = 1000;
const DAY = 86_400_000;

interface Moment {
  readonly now: number;
  readonly outages: readonly Outage[];
}

/** What each seat begins with; nothing without clocks. */
export function fullClocks(clock: ClockWish, seats: number): number[] {
  return clock.kind === "none" ? [] : Array.from({ length: seats }, () => fullClock(clock));
}

function fullClock(clock: ClockWish): number {
  if (clock.kind === "days") return clock.days * DAY;
  return clock.kind === "none" ? Infinity : clock.seconds * SECOND;
}

export function startTurn(state: TableState, now: number): void {
  state.turnAt = now;
}

/** Takes the time of the running turn from its seat, and gives what the clock gives for a decision. */
export function chargeTurn(state: TableState, seat: number, moment: Moment): void {
  const { clock } = state;
  if (clock.kind === "none") return;
  if (clock.kind !== "bank") {
    state.left[seat] = fullClock(clock);
    return;
  }
  // A computer's seat may be kept waiting by other matches; that is not its fault.
  const charged = state.seats[seat].level === null ? chargedTime(state.turnAt, moment) : 0;
  state.left[seat] = Math.max(0, state.left[seat] - charged) + clock.increment * SECOND;
}

/** When the clock of `seat`, whose turn it is, runs out; nothing without clocks. */
export function deadlineOf(state: TableState, seat: number, moment: Moment): number | null {
  if (state.clock.kind === "none" || state.turnAt === 0) return null;
  return moment.now + timeLeft(state, seat, moment);
}

export function timeLeft(state: TableState, seat: number, moment: Moment): number {
  return state.left[seat] - chargedTime(state.turnAt, moment);
}

/** Milliseconds since `since`, outages not counted. */
export function chargedTime(since: number, { now, outages }: Moment): number {
  let charged = Math.max(0, now - since);
  let counted = since;
  for (const { from, to } of outages) {
    const begin = Math.max(from, counted);
    const end = Math.min(to, now);
    if (end <= begin) continue;
    charged -= end - begin;
    counted = end;
  }
  return charged;
}
