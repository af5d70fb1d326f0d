/**
 * What a difference is called. A motif is a literal fact about two moves, found by the rules alone; the words for it are
 * where the languages are, and may use nothing but its numbers.
 */
import type { Position } from "@riad/core";
import type { Alternative } from "./review.ts";

export interface Motif {
  readonly name: string;
  readonly numbers: Readonly<Record<string, number>>;
  /** The row of the account that it is about. */
  readonly row: string;
  /** How much it is about, in points: the largest are told first. */
  readonly weight: number;
}

export interface MotifFinder<P extends Position = Position> {
  find(position: P, better: Alternative, other: Alternative): readonly Motif[];
}

/** More of them would be a lecture. */
const MOST = 2;

export function chooseMotifs(found: readonly Motif[]): Motif[] {
  return [...found].sort((one, other) => other.weight - one.weight).slice(0, MOST);
}
