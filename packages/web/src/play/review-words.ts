/** What a game says about decisions that are compared. Sentences use the numbers that a review has counted, and nothing else. */
import type { Move, Position } from "@riad/core";
import type { Motif } from "@riad/review";

export interface ReviewWords<P extends Position = Position> {
  /** A move in a few words, for a list: "3 red to line 3". */
  brief(position: P, move: Move): string;
  /** A row of the account: "your floor". */
  row(row: string): string;
  /** What speaks for a move, from a row of its account: "loses about 2 points less on the floor"; empty if it has no words. */
  why(row: string, points: string): string;
  /** What a motif is about, over many matches: "The floor"; empty if it has no words. */
  theme(motif: string): string;
  /** A motif as part of a sentence about the better move: "put 2 fewer tiles on your floor"; empty if it has no words. */
  motif(motif: Motif, names: readonly string[]): string;
  /** What an outcome of chance costs at once, to be shown small beside its value: "9 dirhams"; empty if nothing. */
  outcome?(before: P, outcome: Move): string;
}

/** The entry of a table by a name that came from elsewhere. */
export function entryAt<T extends object>(table: T, name: string): T[keyof T] | undefined {
  return Object.hasOwn(table, name) ? table[name as keyof T] : undefined;
}
