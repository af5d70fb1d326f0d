/**
 * What `npm run calibrate` has to know about a game: into which classes its positions fall, for tables of how far evaluations can be
 * trusted, and what its players say about a position in which chance is to move. A game without it is calibrated as a whole.
 */
import type { Position } from "@riad/core";

export interface PositionClasses<P extends Position = Position> {
  /** How far the match has come, in few words: "round 3". */
  stageOf(position: P): string;
  /** The class of a decision beside its stage: how much is still to be decided. */
  sizeOf(position: P): string;
  /** Evaluates a position that waits for chance; null where the players never do. */
  beforeChance?(position: P): { readonly shares: readonly number[]; readonly margins: readonly number[] } | null;
  /** All weights as text, in a fixed order: a table belongs to the weights that it was measured with. */
  readonly weights: readonly string[];
}

/** How far the evaluations of a class of positions differ from those with ten times the nodes. */
export interface NoiseFloor {
  /** Standard deviation of a difference between two moves: in shares of the win, and in points. */
  readonly share: number;
  readonly margin: number;
  readonly count: number;
}

export interface NoiseTable {
  readonly date: string;
  /** See `weightsHash` of `npm run calibrate`. */
  readonly weights: string;
  /** Of the first look; a second look at a decision has ten times as many. */
  readonly nodes: number;
  /** By class, see `noiseClass`. */
  readonly floors: Readonly<Record<string, NoiseFloor>>;
}
