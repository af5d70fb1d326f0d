/**
 * Decides which notification about a match is due now, and when to check again. Pure: the notifier does the sending.
 */
import type { PersonSettings } from "@riad/protocol";
import type { Dealt } from "../store/channel-store.ts";
import type { MatchRow } from "../store/match-row.ts";
import type { Outage } from "../store/store.ts";
import { deadlineOf } from "../table/clock.ts";
import { isQuiet, quietSince, quietUntil } from "./quiet-hours.ts";

const HOUR = 3_600_000;
/** Clocks shorter than this get no warning: their players are expected to stay at the table. */
const SLOW_CLOCK = 6 * HOUR;
const SHORTEST_WARNING = HOUR;
const LONGEST_WARNING = 12 * HOUR;
const WARNING_SHARE = 1 / 8;

export interface DueNotice {
  /** It is their turn, or their time is running out. */
  readonly kind: "turn" | "clock";
  readonly seat: number;
  /** When the time for this move runs out. */
  readonly deadline: number | null;
}

export interface Circumstances {
  readonly now: number;
  readonly outages: readonly Outage[];
  readonly quiet: PersonSettings["quiet"];
  /** Whether the match is visible on one of their screens. */
  readonly isLooking: boolean;
}

/** The seat to move and its person; undefined if the server does not know the person. */
export function personToMove({ status, state }: MatchRow): { seat: number; person: string } | undefined {
  if (status !== "live" || state.turn === null) return undefined;
  const { person, level } = state.seats[state.turn];
  return person === null || level !== null ? undefined : { seat: state.turn, person };
}

/** `tell` is what to send, if anything; `dealt` is what to store afterwards. */
export function planNotice(
  row: MatchRow,
  seat: number,
  { now, outages, quiet, isLooking }: Circumstances,
): { tell: DueNotice | undefined; dealt: Dealt } {
  const deadline = deadlineOf(row.state, seat, { now, outages });
  const warnAt = warningTime(row, deadline, quiet, now);
  const make = (kind: DueNotice["kind"]) => (isLooking ? undefined : { kind, seat, deadline });
  const { turnFrom } = row.state;
  // Each decision has its own deadline, so each may need a warning; a turn is announced once, however many decisions it
  // has.
  const isWarningDue = warnAt !== null && warnAt <= now && row.alerted !== row.length;
  if (isWarningDue) return { tell: make("clock"), dealt: { notified: turnFrom, alerted: row.length, next: null } };
  const next = row.alerted === row.length ? null : warnAt;
  if (row.notified === turnFrom) return { tell: undefined, dealt: { next } };
  // Somebody who is looking at the match needs no message for this turn, now or later.
  if (isLooking || !isQuiet(quiet, now)) return { tell: make("turn"), dealt: { notified: turnFrom, next } };
  const morning = quietUntil(quiet, now);
  return { tell: undefined, dealt: { next: next === null ? morning : Math.min(morning, next) } };
}

/**
 * When to warn that a slow clock is running out: an eighth of its full time, but one to twelve hours, before the
 * deadline. If that falls into quiet hours, warn before they start; if it is too late for that, when they end; and if
 * the time would be up by then, at once.
 */
function warningTime(
  { state: { clock } }: MatchRow,
  deadline: number | null,
  quiet: PersonSettings["quiet"],
  now: number,
): number | null {
  if (deadline === null || clock.kind === "none") return null;
  const full = clock.kind === "days" ? clock.days * 24 * HOUR : clock.seconds * 1000;
  if (full < SLOW_CLOCK) return null;
  const warning = Math.min(LONGEST_WARNING, Math.max(SHORTEST_WARNING, full * WARNING_SHARE));
  const warnAt = Math.max(deadline - warning, now);
  if (!isQuiet(quiet, warnAt)) return warnAt;
  const before = quietSince(quiet, warnAt);
  if (before > now) return before;
  const after = quietUntil(quiet, now);
  return after < deadline ? after : now;
}
