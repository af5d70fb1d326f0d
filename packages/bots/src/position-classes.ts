/**
 * What `npm run calibrate` has to know about a game: into which classes its positions fall, for tables of how far evaluations can be
 * trusted, and what its players say about a position in which chance is to move. A game without it is calibrated as a whole.
 */
import type { Position } from "@riad/core";
import type { MeasuredTable } from "./measured.ts";

/** By seat. */
export interface BeforeChance {
  readonly shares: readonly number[];
  readonly margins: readonly number[];
}

export interface PositionClasses<P extends Position = Position> {
  /** The number of seats and the rules that have weights of their own: "2 seats, wall fixed". */
  setupOf(position: P): string;
  /** How far the match has come, in few words: "round 3". */
  stageOf(position: P): string;
  /** The class of a decision beside its stage: how much is still to be decided. */
  sizeOf(position: P): string;
  /** Evaluates a position that waits for chance; null where the players never do. */
  beforeChance?(position: P): BeforeChance | null;
  /** The same as judgements report it, with a look at what some outcomes of that chance lead to; null where they never look. */
  beyondChance?(position: P): BeforeChance | null;
  /** What the net alone says about a position in which a turn begins, or in which the match is over; null elsewhere. */
  atTurn?(position: P): BeforeChance | null;
  /** The weights as text, by setup: what was measured belongs to the weights that it was measured with. */
  readonly weights: Readonly<Record<string, string>>;
  readonly measured: MeasuredTable;
}

/** The class of a decision in the table of noise floors; `isSolved` by the first look. */
export function noiseClass<P extends Position>(classes: PositionClasses<P>, position: P, isSolved: boolean): string {
  return [classes.stageOf(position), classes.sizeOf(position), isSolved ? "solved" : "second look"].join(", ");
}

/** What was asked: the value of a position, of all its moves, or of a few. A search of few moves looks further. */
export type Kind = "chosen" | "judged" | "compared";

/** So many moves are few. */
export const FEW = 4;

/** The class of a decision in the table of corrections. */
export function correctionClass<P extends Position>(
  classes: PositionClasses<P>,
  position: P,
  isSearchedOut: boolean,
  kind: Kind,
): string {
  return [classes.sizeOf(position), isSearchedOut ? "searched out" : "open", kind].join(", ");
}
