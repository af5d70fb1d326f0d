/**
 * The few events that decided a match for a seat: its own certain mistakes, or its largest slips where none of those cost a share of the
 * win; the decisive mistakes of the only other seat, its luck, and at most one thing to praise. What cost the win comes before what only
 * cost points.
 */
import type { Seat } from "@riad/core";
import { percentChange } from "./percent.ts";
import { gapOf, lossOf, luckOf } from "./review.ts";
import type { DecisionEvent, ReviewEvent, Shares } from "./review.ts";
import { byWeight, forSeats, isMistake, toldKind, weightOf } from "./verdict.ts";
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
/** Of less good luck nobody would say that it mattered in a match that was not won. */
const LARGE_LUCK = 2 * LUCKY;
/** A strict review lists less luck too; a lenient one still lists what anybody would call lucky. */
const MOST_STRICTNESS = 1;

export interface MomentOptions {
  readonly hardFinds?: readonly number[];
  readonly strictness?: number;
  /** The event that the review names as the one that turned the match: a moment of every seat for which it changed something, whoever decided there. */
  readonly turning?: number | null;
  /** How the match ended: a seat that did not win is told only large good luck. */
  readonly result?: Shares;
}

export function findMoments(
  events: readonly ReviewEvent[],
  seat: Seat,
  verdictOf: (event: DecisionEvent) => Verdict,
  { hardFinds = [], strictness = 1, turning = null, result }: MomentOptions = {},
): Moment[] {
  const most = strictness > 1 ? MOST_LENIENT : MOST;
  const theirs = findTheirs(events, seat, verdictOf);
  const hasLost = result !== undefined && result[seat] < 1 / result.length;
  const slips = findSlips(events, seat, verdictOf);
  const isTurning = (event: ReviewEvent, index: number) =>
    index === turning && percentChange(event.first[seat], event.last[seat]) !== 0;
  const moments = events.flatMap((event, index): Ranked[] => {
    if (event.kind === "chance") {
      const change = luckOf(event, seat);
      const least = change > 0 && hasLost ? LARGE_LUCK : LUCKY;
      const isLucky = Math.abs(change) >= forSeats(least, event.last.length) * Math.min(MOST_STRICTNESS, strictness);
      return isLucky || isTurning(event, index)
        ? [{ index, kind: "luck", change, loss: Math.abs(change), isAboutPoints: false }]
        : [];
    }
    if (event.seat === seat) {
      return isMistake(verdictOf(event)) || slips.includes(index)
        ? [{ index, kind: "mistake", change: -lossOf(event), ...weightOf(event) }]
        : [];
    }
    return theirs.has(index) || isTurning(event, index) ? [momentOfOther(event, index, seat)] : [];
  });
  moments.sort(byWeight);
  if (moments.length === 0) moments.push(...largestOfRival(events, seat, verdictOf));
  const find = findOf(events, seat, hardFinds);
  const [worst = null] = findExercises(events, seat, verdictOf, turning);
  const largest = keepNamed(moments, find === null ? most : most - 1, [turning, worst, ...slips.slice(0, SLIPS_KEPT)]);
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

/** The largest; what is `told` elsewhere, such as the seat's own worst move, is among them, however large the others are. */
function keepNamed(moments: readonly Ranked[], most: number, told: readonly (number | null)[]): readonly Ranked[] {
  const named = new Set(moments.filter(({ index }) => told.includes(index)));
  const rest = new Set(moments.filter((moment) => !named.has(moment)).slice(0, Math.max(0, most - named.size)));
  return moments.filter((moment) => named.has(moment) || rest.has(moment));
}

/**
 * A seat's own mistakes that are certain, the costliest first and those that only cost points last; indexes of events. Readers compare the
 * percentages that are shown: of several that read the same, the one that turned the match is the worst.
 */
export function findExercises(
  events: readonly ReviewEvent[],
  seat: Seat,
  verdictOf: (event: DecisionEvent) => Verdict,
  turning: number | null = null,
): number[] {
  const found = events.flatMap((event, index) => {
    if (event.kind !== "decision" || event.seat !== seat || !isMistake(verdictOf(event))) return [];
    const weight = weightOf(event);
    const shown = weight.isAboutPoints ? 0 : percentChange(event.last[seat], event.first[seat]);
    return [{ index, shown, isTurning: index === turning, ...weight }];
  });
  found.sort(
    (one, other) =>
      Number(one.isAboutPoints) - Number(other.isAboutPoints) ||
      other.shown - one.shown ||
      Number(other.isTurning) - Number(one.isTurning) ||
      byWeight(one, other),
  );
  return found.map(({ index }) => index);
}

const MOST_SLIPS = 3;
/** So many are listed however large the luck was. */
const SLIPS_KEPT = 2;

/** Where no clear mistake cost the seat a share of the win, its largest slips that are certain enough to be told; indexes of events. */
export function findSlips(
  events: readonly ReviewEvent[],
  seat: Seat,
  verdictOf: (event: DecisionEvent) => Verdict,
): number[] {
  const told = events.flatMap((event, index) => {
    if (event.kind !== "decision" || event.seat !== seat) return [];
    const verdict = verdictOf(event);
    const kind = verdict.isAboutPoints ? null : toldKind(verdict);
    return kind === null ? [] : [{ index, kind, ...weightOf(event) }];
  });
  if (told.some(({ kind }) => kind !== "slip")) return [];
  return told
    .sort(byWeight)
    .slice(0, MOST_SLIPS)
    .map(({ index }) => index);
}

/** Less than half a point in a hundred is as good as the best move. */
const WEAK = 0.005;

/** While a match is still judged: the seat's decision that seems to have cost the largest share of the win; null where none cost a percent that is shown. */
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
