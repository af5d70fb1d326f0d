/**
 * Where a result came from, seat by seat: an even start, luck, the seat's own decisions, those of the others, and what the
 * judge believed differently from one event to the next. It adds up exactly, because each part begins where another ends.
 */
import type { Seat } from "@riad/core";
import { estimate, estimateRatio } from "@riad/bots/statistics";
import type { Estimate } from "@riad/bots/statistics";
import { lossOf, luckOf, pointsLostBy } from "./review.ts";
import type { DecisionEvent, ReviewEvent, Shares } from "./review.ts";
import { openDecisions } from "./verdict.ts";
import type { VerdictClass } from "./verdict.ts";

export interface LedgerRow {
  /** What the position at the start was worth more than an even share. */
  readonly start: number;
  readonly luck: number;
  /** What the seat's own decisions cost, by how bad they were; all of them are 0 or less. */
  readonly own: Readonly<Record<VerdictClass, number>>;
  /**
   * What the decisions of each seat gave or took from this one; its own entry is 0. With several others it is how much more or less the
   * next look at the match gives this seat than the look before the decision: see `isRevised`.
   */
  readonly from: readonly number[];
  /** What this seat's own decisions gave or took from each seat; its own entry is what they cost itself. They add up to 0. */
  readonly gave: readonly number[];
  readonly revision: number;
  /** The share of the win that the match ended with. */
  readonly result: number;
  /** Expected points that the seat's own decisions gave away: those of the best moves less those of the moves played. */
  readonly pointsLost: number;
  /** Decisions with more than one move while the match was open: see `openDecisions`. */
  readonly choices: number;
  /** Thousandths of a win lost per such decision. */
  readonly perMille: number;
  /** Half the width of its 95 % interval: how far so few decisions can mislead. */
  readonly perMilleError: number;
  /** What such decisions lost as a part of what blind moves would have lost in them; null where those would have lost nothing. */
  readonly lossRatio: Estimate | null;
  /** 100 is the judge, 0 is playing blind; null where every move was as good as any other. */
  readonly accuracy: number | null;
}

export function makeLedger(
  events: readonly ReviewEvent[],
  result: Shares,
  classOf: (event: DecisionEvent) => VerdictClass,
): LedgerRow[] {
  return result.map((_, seat) => makeRow(events, result, seat, classOf));
}

function makeRow(
  events: readonly ReviewEvent[],
  result: Shares,
  seat: number,
  classOf: (event: DecisionEvent) => VerdictClass,
): LedgerRow {
  const own = { good: 0, slip: 0, mistake: 0, blunder: 0 };
  const from = result.map(() => 0);
  const gave = result.map(() => 0);
  const [first] = events;
  const even = 1 / result.length;
  let [luck, revision, loss, blind, pointsLost] = [0, 0, 0, 0, 0];
  for (const [i, event] of events.entries()) {
    const next = events[i + 1]?.first ?? result;
    const jump = next[seat] - event.last[seat];
    if (isRevised(event, seat, result.length)) revision += jump;
    else if (event.kind === "decision") from[event.seat] += jump;
    if (event.kind === "chance") luck += luckOf(event, seat);
    else if (event.seat !== seat) from[event.seat] += event.last[seat] - event.first[seat];
    else {
      own[classOf(event)] -= lossOf(event);
      for (const other of gave.keys()) gave[other] += event.last[other] - event.first[other];
      if (!event.isChoice) continue;
      loss += lossOf(event);
      pointsLost += pointsLostBy(event);
      blind += event.blindLoss;
    }
  }
  const open = openDecisions(events, seat);
  const { mean, error } = estimate(open.map(lossOf));
  return {
    start: (first?.first[seat] ?? result[seat]) - even,
    luck,
    own,
    from,
    gave,
    revision,
    result: result[seat],
    pointsLost: Math.max(0, pointsLost),
    choices: open.length,
    perMille: 1000 * mean,
    perMilleError: 1000 * error,
    lossRatio: lossRatioOf(open),
    accuracy: blind === 0 ? null : 100 * Math.max(0, 1 - loss / blind),
  };
}

function lossRatioOf(open: readonly DecisionEvent[]): Estimate | null {
  return open.some(({ blindLoss }) => blindLoss > 0)
    ? estimateRatio(open.map((event) => [lossOf(event), event.blindLoss]))
    : null;
}

/**
 * Whether what the judge believed differently after an event is this seat's revision. With several others, one who goes for its own best
 * decides between them by a hair: each look expects a turn that hurts somebody, it is not taken, and the next look expects another one.
 * So what the turns of the others do to a seat is counted from look to look, and what was expected in between cancels out.
 */
function isRevised(event: ReviewEvent, seat: Seat, seats: number): boolean {
  return seats === 2 || event.kind === "chance" || event.seat === seat;
}

/** Where the judge believed something else after an event than before the next: part of a seat's revision. */
export interface Jump {
  /** Of the event to look at again: the decision before the jump or after it, where there is one. */
  readonly index: number;
  readonly change: number;
  /** The share that was expected before the jump, and after it. */
  readonly before: number;
  readonly after: number;
}

/** Less is not worth a word. */
const LEAST_JUMP = 0.04;

/** The jumps in the direction of the revision that make up most of it, the largest first. */
export function findJumps(events: readonly ReviewEvent[], result: Shares, seat: number): Jump[] {
  const all = events.flatMap((event, i) => {
    if (!isRevised(event, seat, result.length)) return [];
    const [before, after] = [event.last[seat], (events[i + 1]?.first ?? result)[seat]];
    return [{ i, change: after - before, before, after }];
  });
  const revision = all.reduce((sum, { change }) => sum + change, 0);
  return all
    .filter(({ change }) => Math.sign(change) === Math.sign(revision) && Math.abs(change) >= LEAST_JUMP)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .map(({ i, change, before, after }) => {
      const index = [i, i + 1].find((at) => isChoice(events[at])) ?? i;
      return { index, change, before, after };
    })
    .filter(({ index }, at, jumps) => jumps.findIndex((jump) => jump.index === index) === at);
}

function isChoice(event: ReviewEvent | undefined): boolean {
  return event?.kind === "decision" && event.isChoice;
}

/** What the parts of a row add up to; it differs from the result by rounding alone. */
export function sumOf({ start, luck, own, from, revision }: LedgerRow, seats: number): number {
  const played = Object.values(own).reduce((sum, part) => sum + part, 0);
  return 1 / seats + start + luck + played + from.reduce((sum, part) => sum + part, 0) + revision;
}
