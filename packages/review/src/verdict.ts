/** What to call a decision: how much it cost, and whether that is certain enough to be said. */
import { percentChange } from "./percent.ts";
import { lossOf, pointsLostBy } from "./review.ts";
import type { Certainty, DecisionEvent, ReviewEvent, Shares } from "./review.ts";

export type VerdictClass = "good" | "slip" | "mistake" | "blunder";

export interface Verdict {
  readonly kind: VerdictClass;
  readonly certainty: Certainty;
  /** The match was decided already: the loss is one of points, not of the match. */
  readonly isAboutPoints: boolean;
  /** The mover was ahead and is no longer, or was level and is behind now: what makes a large loss a blunder. */
  readonly losesLead: boolean;
  /** So much of the win is gone that it is a blunder whatever became of the lead. */
  readonly isHuge?: true;
}

/** From which share of the win on, for two seats, and from how many points where the match was decided. */
const SHARES = { slip: 0.02, mistake: 0.04, blunder: 0.08 } as const;
const POINTS = { slip: 3, mistake: 6, blunder: 10 } as const;
/** With several others a small part of a win may be worth a point; what costs fewer expected points than this is a slip at most. */
const LEAST_POINTS = 2;
/** What counts as much with so many seats: an even share is smaller the more there are, and so is everything that is lost of it. */
export function forSeats(share: number, seats: number): number {
  return (share * 2) / seats;
}

/** Below this share, or above its complement, nothing is left to decide. */
export const DECIDED = 0.02;

/** Part of an even share. With several others, a seat that has less can hardly lose a share of the win, however badly it plays. */
const HOPELESS = 0.2;

/** Whether the match was decided whichever of the two was played: whoever throws a certain win away has not lost points only. */
export function isDecided(best: number, played: number, seats = 2): boolean {
  return best < (seats === 2 ? DECIDED : HOPELESS / seats) || played > 1 - DECIDED;
}

/** From this share on, a match for two that seemed lost was open again; with several others, from an even share on. */
const OPEN = 0.1;

/** Whether a decision that seemed to be about points only was not: whoever had no chance, or nothing to fear, had one later. */
export function isReopened({ first, last, seat }: DecisionEvent, later: readonly Shares[]): boolean {
  if (!isDecided(first[seat], last[seat], first.length)) return false;
  const open = first.length === 2 ? OPEN : 1 / first.length;
  const isWon = last[seat] > 1 - DECIDED;
  return later.some((shares) => (isWon ? shares[seat] <= 1 - open : shares[seat] >= open));
}

/**
 * The decisions of one seat or of all while the match was open: with nothing left to lose or only one move, a bad player loses as
 * little as a good one. Whether one counts depends on the best move alone, so that nobody chooses by playing what is counted.
 */
export function openDecisions(events: readonly ReviewEvent[], seat?: number): DecisionEvent[] {
  return events.filter((event): event is DecisionEvent => {
    if (event.kind !== "decision" || !event.isChoice || (seat !== undefined && event.seat !== seat)) return false;
    const best = event.first[event.seat];
    return best >= DECIDED && best <= 1 - DECIDED;
  });
}

/** One false alarm in a hundred. */
const SIGMAS = 2.33;

/** The same where looks are not finished: what seems large there is off by more than the noise of all decisions of its kind. */
const UNFINISHED_SIGMAS = 3;

/** In a game whose losses are less certain than this, only finished searches are firm; docs/review.md has the measurement. */
const STEADY = 0.01;

/**
 * `noise` is the standard error of the loss where the event has no measured one; `strictness` scales what counts: 2 is lenient, ½ is
 * strict.
 */
export function verdictOf(event: DecisionEvent, noise: number, strictness = 1): Verdict {
  const { first, last, seat, isProven, isSolved } = event;
  const isLookedAt = event.isSecondLook || event.isSearchedOut === true;
  const { loss, isAboutPoints } = weightOf(event);
  const kind = isAboutPoints
    ? classOf(loss, POINTS, strictness)
    : atMost(asShown(classOf(loss, SHARES, forSeats(strictness, first.length)), event, strictness), event, strictness);
  const isSteady = noise <= STEADY;
  const least = (isSteady ? SIGMAS : UNFINISHED_SIGMAS) * (event.noise ?? noise);
  const isBorneOut = isSolved || isAboutPoints || (isLookedAt && loss >= least);
  const stands = kind === "good" || (isBorneOut && (isAboutPoints || event.isContradicted !== true));
  const losesLead = standingOf(first, seat) > standingOf(last, seat);
  const certainty = isProven ? "proven" : !stands ? "unclear" : isSolved || isSteady ? "firm" : "likely";
  const isHuge = !isAboutPoints && costsAtLeast(event, HUGE);
  return { kind, certainty, isAboutPoints, losesLead, ...(isHuge ? { isHuge } : {}) };
}

/** From this share of the win on, with two seats: nobody who reads such a figure takes it for less than a blunder. */
const HUGE = 0.25;

/** By the percentages that are shown, so that two losses that read the same are not called by two names. */
function costsAtLeast({ first, last, seat }: DecisionEvent, share: number): boolean {
  return -percentChange(first[seat], last[seat]) >= 100 * forSeats(share, first.length) - ROUNDING;
}

function asShown(kind: VerdictClass, event: DecisionEvent, strictness: number): VerdictClass {
  if (kind !== "mistake" && kind !== "blunder") return kind;
  return costsAtLeast(event, SHARES.blunder * strictness) ? "blunder" : "mistake";
}

function classOf(loss: number, from: Readonly<Record<"slip" | "mistake" | "blunder", number>>, strictness: number) {
  if (loss >= from.blunder * strictness) return "blunder";
  if (loss >= from.mistake * strictness) return "mistake";
  return loss >= from.slip * strictness ? "slip" : "good";
}

/** With several others, what hardly costs points is no mistake, unless it is a huge part of the win: at the end a point may decide it. */
function atMost(kind: VerdictClass, event: DecisionEvent, strictness: number): VerdictClass {
  const isSmall = event.first.length > 2 && pointsLostBy(event) < LEAST_POINTS * strictness;
  return isSmall && kind !== "good" && !costsAtLeast(event, HUGE) ? "slip" : kind;
}

/** Certain enough to be told, and large enough. */
export function isMistake({ kind, certainty }: Verdict): boolean {
  return (kind === "mistake" || kind === "blunder") && certainty !== "unclear";
}

/** What a reader is told that a decision was. */
export type ToldKind = Exclude<VerdictClass, "good">;

/**
 * A blunder loses the lead or an even position, or a quarter of the win; whoever was behind or stays ahead has otherwise made a mistake. What is
 * unclear is told nobody.
 */
export function toldKind({ kind, certainty, losesLead, isHuge }: Verdict): ToldKind | null {
  if (kind === "good" || certainty === "unclear") return null;
  return kind === "blunder" && !losesLead && isHuge !== true ? "mistake" : kind;
}

/** One that costs as much as a blunder, so that it does not seem odd above a smaller one. */
export function isBigMistake(verdict: Verdict): boolean {
  return toldKind(verdict) === "mistake" && verdict.kind === "blunder";
}

/** How many of each a seat made. */
export function countTold(
  events: readonly ReviewEvent[],
  seat: number,
  judge: (event: DecisionEvent) => Verdict,
): Record<ToldKind, number> {
  const counts = { slip: 0, mistake: 0, blunder: 0 };
  for (const event of events) {
    const kind = event.kind === "decision" && event.seat === seat ? toldKind(judge(event)) : null;
    if (kind !== null) counts[kind]++;
  }
  return counts;
}

/** How much something cost: a share of the win, or points where the match was decided. */
export interface Weight {
  readonly loss: number;
  readonly isAboutPoints: boolean;
}

export function weightOf(event: DecisionEvent): Weight {
  const { first, last, seat } = event;
  const isAboutPoints = isDecided(first[seat], last[seat], first.length) && event.isReopened !== true;
  return { loss: isAboutPoints ? pointsLostBy(event) : lossOf(event), isAboutPoints };
}

/** The largest first; points cannot be compared with shares of the win, so they come after all of them. */
export function byWeight(one: Weight, other: Weight): number {
  return Number(one.isAboutPoints) - Number(other.isAboutPoints) || other.loss - one.loss;
}

/**
 * What became of the lead: "lost", or an "even" position thrown away, or "kept", or still "level", or "none" because the mover was behind
 * already; "decided" where the loss was one of points only, or "far" where the mover had hardly a chance left among several others.
 */
export type Lead = "lost" | "even" | "kept" | "level" | "none" | "decided" | "far";

/** From here on a match is as good as won. */
const SURE = 0.9;

/** How far somebody's share moves where a decision changes who wins among the others. */
const SWING = 0.25;

/** With several others, who wins may be open although whoever moves has hardly a chance. */
export function isOpenForOthers({ first, last }: Pick<DecisionEvent, "first" | "last">): boolean {
  if (first.length === 2) return false;
  return Math.max(...first) < SURE || isSwing({ first, last });
}

/** Whether a decision changed who wins, whatever it cost whoever made it. */
export function isSwing({ first, last }: Pick<DecisionEvent, "first" | "last">): boolean {
  return first.some((share, seat) => Math.abs(last[seat] - share) >= SWING);
}

/** Why one loss is a blunder and a larger one is not. */
export function leadOf(event: DecisionEvent, { isAboutPoints, losesLead }: Verdict): Lead {
  const { first, last, seat } = event;
  if (isAboutPoints) return isDecided(first[seat], last[seat]) && !isOpenForOthers(event) ? "decided" : "far";
  const before = standingOf(first, seat);
  if (losesLead) return before === AHEAD ? "lost" : "even";
  return before === AHEAD ? "kept" : before === LEVEL ? "level" : "none";
}

const [BEHIND, LEVEL, AHEAD] = [0, 1, 2];
/** This near to an equal share nobody is ahead or behind. */
const EVEN = 0.05;

/** With several others at the table, whoever has more than an equal share but less than one of them is not ahead. */
function standingOf(shares: readonly number[], seat: number): number {
  const own = shares[seat] - 1 / shares.length;
  if (own < -EVEN - ROUNDING) return BEHIND;
  return own > EVEN + ROUNDING && Math.max(...shares) === shares[seat] ? AHEAD : LEVEL;
}

const ROUNDING = 1e-9;
