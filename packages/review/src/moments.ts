/**
 * The few events that decided a match for a seat: its own certain mistakes, the decisive ones of the only other seat, its luck, and at most
 * one thing to praise. What cost the win comes before what only cost points.
 */
import type { Seat } from "@riad/core";
import { percentChange } from "./percent.ts";
import { gapOf, lossOf, luckOf } from "./review.ts";
import type { DecisionEvent, ReviewEvent } from "./review.ts";
import { byWeight, forSeats, isMistake, weightOf } from "./verdict.ts";
import type { Verdict, Weight } from "./verdict.ts";

export interface Moment {
  /** Of the event. */
  readonly index: number;
  readonly kind: "mistake" | "luck" | "find";
  /** What it gave the seat, as a share of the win; negative for what it cost. */
  readonly change: number;
}

type Ranked = Moment & Weight;

const MOST = 5;
/** A lenient review lists fewer: the largest moments would be the same ones whatever counts as a mistake. */
const MOST_LENIENT = 3;
/** Lucky from four points in a hundred on, with two seats. */
const LUCKY = 0.04;
/** A strict review lists less luck too; a lenient one still lists what anybody would call lucky. */
const MOST_STRICTNESS = 1;

export interface MomentOptions {
  readonly hardFinds?: readonly number[];
  readonly strictness?: number;
  /** The event that the review names as the one that turned the match: a moment of every seat for which it changed something, whoever decided there. */
  readonly turning?: number | null;
}

export function findMoments(
  events: readonly ReviewEvent[],
  seat: Seat,
  verdictOf: (event: DecisionEvent) => Verdict,
  { hardFinds = [], strictness = 1, turning = null }: MomentOptions = {},
): Moment[] {
  const most = strictness > 1 ? MOST_LENIENT : MOST;
  const theirs = findTheirs(events, seat, verdictOf);
  const isTurning = (event: ReviewEvent, index: number) =>
    index === turning && percentChange(event.first[seat], event.last[seat]) !== 0;
  const moments = events.flatMap((event, index): Ranked[] => {
    if (event.kind === "chance") {
      const change = luckOf(event, seat);
      const isLucky = Math.abs(change) >= forSeats(LUCKY, event.last.length) * Math.min(MOST_STRICTNESS, strictness);
      return isLucky || isTurning(event, index)
        ? [{ index, kind: "luck", change, loss: Math.abs(change), isAboutPoints: false }]
        : [];
    }
    if (event.seat === seat) {
      return isMistake(verdictOf(event))
        ? [{ index, kind: "mistake", change: -lossOf(event), ...weightOf(event) }]
        : [];
    }
    return theirs.has(index) || isTurning(event, index) ? [momentOfOther(event, index, seat)] : [];
  });
  moments.sort(byWeight);
  if (moments.length === 0) moments.push(...largestOfRival(events, seat, verdictOf));
  const find = findOf(events, seat, hardFinds);
  const isOwn = (index: number) => seatOf(events[index]) === seat;
  const largest = keepNamed(moments, find === null ? most : most - 1, isOwn, turning);
  const own = largest.map(({ index, kind, change }): Moment => ({ index, kind, change }));
  return find === null ? own : [...own, find];
}

/** With several others it counts as much as it changed for this seat. */
function momentOfOther(event: DecisionEvent, index: number, seat: Seat): Ranked {
  const change = event.last[seat] - event.first[seat];
  const isOfTwo = event.last.length === 2;
  const weight = isOfTwo ? weightOf(event) : { loss: Math.abs(change), isAboutPoints: false };
  return { index, kind: "mistake", change, ...weight };
}

/** Where nothing else would be listed, the largest mistake of the only other seat: it is named on that seat's own list. */
function largestOfRival(
  events: readonly ReviewEvent[],
  seat: Seat,
  verdictOf: (event: DecisionEvent) => Verdict,
): Ranked[] {
  return events
    .flatMap((event, index) => {
      if (event.kind === "chance" || event.seat === seat || event.last.length > 2) return [];
      return isMistake(verdictOf(event)) ? [momentOfOther(event, index, seat)] : [];
    })
    .sort(byWeight)
    .slice(0, 1);
}

/** A loss of the other seat that is only likely is listed from here on: so much is hardly all error. */
const LARGE = 0.25;

/**
 * What the only other seat threw away, from the largest on, as far as it is as good as certain or very large: a smaller mistake of theirs
 * says little about a match beside a larger one that is kept quiet.
 */
function findTheirs(
  events: readonly ReviewEvent[],
  seat: Seat,
  verdictOf: (event: DecisionEvent) => Verdict,
): ReadonlySet<number> {
  const large = events.flatMap((event, index) => {
    if (event.kind !== "decision" || event.seat === seat || event.last.length > 2) return [];
    const { kind, certainty, isAboutPoints } = verdictOf(event);
    const loss = lossOf(event);
    const isTold = certainty === "likely" ? loss >= LARGE : certainty !== "unclear";
    return kind === "blunder" && !isAboutPoints && certainty !== "unclear" ? [{ index, loss, isTold }] : [];
  });
  large.sort((one, other) => other.loss - one.loss);
  const end = large.findIndex(({ isTold }) => !isTold);
  return new Set((end < 0 ? large : large.slice(0, end)).map(({ index }) => index));
}

/** The largest; the seat's own worst move and the turning point are among them, however many mistakes the other seat made. */
function keepNamed(
  moments: readonly Ranked[],
  most: number,
  isOwn: (index: number) => boolean,
  turning: number | null,
): readonly Ranked[] {
  const worst = moments.find(({ kind, index }) => kind === "mistake" && isOwn(index));
  const named = new Set(moments.filter((moment) => moment === worst || moment.index === turning));
  const rest = new Set(moments.filter((moment) => !named.has(moment)).slice(0, most - named.size));
  return moments.filter((moment) => named.has(moment) || rest.has(moment));
}

function seatOf(event: ReviewEvent): Seat {
  return event.kind === "decision" ? event.seat : -1;
}

/** Less than half a point in a hundred is as good as the best move. */
const WEAK = 0.005;

/** The seat's decision that cost the largest share of the win, whatever it is called; null where none cost a percent that is shown. */
export function findWeakest(events: readonly ReviewEvent[], seat: Seat): number | null {
  let weakest: { readonly index: number; readonly loss: number } | null = null;
  for (const [index, event] of events.entries()) {
    if (event.kind !== "decision" || event.seat !== seat || event.isContradicted === true) continue;
    const { loss, isAboutPoints } = weightOf(event);
    if (isAboutPoints || loss < Math.max(WEAK, weakest?.loss ?? 0)) continue;
    if (percentChange(event.first[seat], event.last[seat]) < 0) weakest = { index, loss };
  }
  return weakest?.index ?? null;
}

/** The hard find with the widest gap to the next best move. */
function findOf(events: readonly ReviewEvent[], seat: Seat, hardFinds: readonly number[]): Moment | null {
  let find: Moment | null = null;
  for (const index of hardFinds) {
    const event = events[index];
    if (event?.kind !== "decision" || event.seat !== seat) continue;
    const change = gapOf(event);
    if (change > (find?.change ?? 0)) find = { index, kind: "find", change };
  }
  return find;
}
