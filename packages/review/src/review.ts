/**
 * What a review is made of: one event for every decision and every piece of chance, in the order of the match. Facts
 * only, as plain data: no words, no clocks, no screens. The same record, weights and budgets give the same events.
 */
import type { Move, Seat } from "@riad/core";

/** Expected share of the win of each seat; they add up to 1. */
export type Shares = readonly number[];

/**
 * How far a verdict can be trusted. Proven: nothing was left out and the match was followed to its end. Firm: further looks hardly change
 * it. Likely: the verdict stands, but the next look at the match may say otherwise by some points in a hundred.
 */
export type Certainty = "proven" | "firm" | "likely" | "unclear";

/** A move that could have been made, as the mover's own expectation. */
export interface Alternative {
  readonly move: Move;
  readonly share: number;
  /** Expected points ahead of the best other seat at the end. */
  readonly margin: number;
  /** What is expected to follow, the move itself first. */
  readonly line: readonly Move[];
}

export interface DecisionEvent {
  readonly kind: "decision";
  readonly ply: number;
  readonly seat: Seat;
  readonly played: Alternative;
  readonly best: Alternative;
  /** The next best ones, neither the best nor the one played. */
  readonly others: readonly Alternative[];
  /** After the best move, and after the one played, from one search. */
  readonly first: Shares;
  readonly last: Shares;
  /** What a move taken blindly would have lost on average. */
  readonly blindLoss: number;
  readonly isChoice: boolean;
  readonly isSolved: boolean;
  readonly isProven: boolean;
  /** Whether the best moves had a second, deeper look. */
  readonly isSecondLook: boolean;
  /** Nor would a deeper look change anything: the comparison came to its end, though unpromising replies were left out. */
  readonly isSearchedOut?: boolean;
  /** A longer look still, because so much was lost or the next look at the match said something else. */
  readonly isThirdLook?: boolean;
  /** The next look at the match gives most of a large loss back: one of the two is wrong, so nothing is said about it. */
  readonly isContradicted?: boolean;
  /** The match seemed decided here, and was open again later: nothing is said about points. */
  readonly isReopened?: boolean;
  /**
   * What the best move brings more than the one played, in points, where the rules count it to the end of the match: a search that was not
   * finished may expect something else. Missing where that is not so, or where nobody would notice.
   */
  readonly settled?: number;
  /** The standard error of the loss, as measured for positions like this one; missing where that was not measured. */
  readonly noise?: number;
}

/** One outcome that could have come up. */
export interface Possibility {
  /** Several where one event of chance is drawn piece by piece. */
  readonly outcomes: readonly Move[];
  /** How likely it was; what was only sampled is as likely as every other sample. */
  readonly weight: number;
  readonly shares: Shares;
}

export interface ChanceEvent {
  readonly kind: "chance";
  /** The first of its plies, and the one after the last. */
  readonly ply: number;
  readonly end: number;
  /** The mean over what could have come up, and what did. */
  readonly first: Shares;
  readonly last: Shares;
  readonly possibilities: readonly Possibility[];
  /** Whether everything that could have come up is among them. */
  readonly isExact: boolean;
  /** Only a first impression, so that something can be shown at once; the event itself follows and takes its place. */
  readonly isQuick?: boolean;
}

export type ReviewEvent = DecisionEvent | ChanceEvent;

/** What a decision cost the seat that made it, as a share of the win. */
export function lossOf({ seat, first, last }: DecisionEvent): number {
  return first[seat] - last[seat];
}

/** Expected points that a decision gave away; where the match was played out from both moves, the points that were counted. */
export function pointsLostBy({ best, played, settled }: DecisionEvent): number {
  return settled ?? best.margin - played.margin;
}

/** What a piece of chance gave a seat. */
export function luckOf({ first, last }: ChanceEvent, seat: Seat): number {
  return last[seat] - first[seat];
}

/** The best of the moves that are neither the best nor the one played; later looks may have left them in any order. */
export function nextBestOf({ others }: Pick<DecisionEvent, "others">): Alternative | undefined {
  const [first, ...rest] = others;
  return rest.reduce<Alternative | undefined>((next, one) => (next && next.share >= one.share ? next : one), first);
}

/** By how much the best move was better than the next best one that was looked at; 0 where it was not the one played. */
export function gapOf(event: DecisionEvent): number {
  const next = event.best.move === event.played.move ? nextBestOf(event) : undefined;
  return next === undefined ? 0 : event.best.share - next.share;
}
