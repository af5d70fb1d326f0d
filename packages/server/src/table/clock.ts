/**
 * Clocks. A clock runs from when a decision is asked for until it is made; time in which no node was serving is not
 * charged. With clocks per turn or in days each decision has its own time; a bank is used up and grows by the
 * increment.
 */
import type { ClockWish } from "@riad/protocol";
import type { Outage } from "../store/store.ts";
import type { TableState } from "./state.ts";

const SECOND = 1000;
const DAY = 86_400_000;

/** The time by which clocks are judged: now, and the outages that are not charged. */
export interface ServerTime {
  readonly now: number;
  readonly outages: readonly Outage[];
}

/** The initial time of each seat; empty without clocks. */
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

/** Charges the seat for the running turn and adds the increment for its decision. */
export function chargeTurn(state: TableState, seat: number, serverTime: ServerTime): void {
  const { clock } = state;
  if (clock.kind === "none") return;
  if (clock.kind !== "bank") {
    state.left[seat] = fullClock(clock);
    return;
  }
  // A computer may have to wait for other matches; its seat is not charged for that.
  const charged = state.seats[seat].level === null ? chargedTime(state.turnAt, serverTime) : 0;
  state.left[seat] = Math.max(0, state.left[seat] - charged) + clock.increment * SECOND;
}

/** When the clock of `seat`, whose turn it is, runs out; null without clocks. */
export function deadlineOf(state: TableState, seat: number, serverTime: ServerTime): number | null {
  if (state.clock.kind === "none" || state.turnAt === 0) return null;
  return serverTime.now + timeLeft(state, seat, serverTime);
}

export function timeLeft(state: TableState, seat: number, serverTime: ServerTime): number {
  return state.left[seat] - chargedTime(state.turnAt, serverTime);
}

/** Milliseconds since `since`, not counting outages. */
export function chargedTime(since: number, { now, outages }: ServerTime): number {
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
