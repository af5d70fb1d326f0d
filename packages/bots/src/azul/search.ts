/** What the players need of a search, whatever the number of seats. */
import type { Budget } from "../player.ts";
import type { AzulPosition } from "@riad/azul";

export interface RootMove {
  readonly move: number;
  /** To the seat that makes the move, from -1 to 1. */
  value: number;
  /** To each seat. */
  worth?: Float64Array;
  /** False where the search never came to it; its value then means nothing. */
  isSeen?: boolean;
}

export interface Search {
  /** Positions looked at by the last search. */
  readonly nodes: number;
  /** What the position of the last search is worth to each seat, from -1 to 1. */
  readonly worth: Float64Array;
  /** Whether the last search came to the end of the round everywhere and left no move out. */
  readonly isSolved: boolean;
  /**
   * Judges the different drafts of a position, the best first. With `only`, just those that do the same as one of them,
   * and every value is exact, at some cost of depth.
   */
  search(position: AzulPosition, budget: Budget, only?: readonly number[]): RootMove[];
  /** The draft among the different ones that does the same: factories with equal tiles are as good as one. */
  plain(move: number): number;
  /** The expected drafts after a first one, as far as they are known. */
  line(move: number): number[];
}
