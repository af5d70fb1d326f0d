/** What the players need of a search, whatever the number of seats. */
import type { Budget } from "../player.ts";
import type { AzulPosition } from "@riad/azul";

export interface RootMove {
  readonly move: number;
  /** Utility to the seat that makes the move, from -1 to 1; with it its expected share of the win and its margin. */
  readonly value: number;
  readonly share: number;
  readonly margin: number;
  /** The shares of all seats, where there are more than two. */
  readonly shares?: Float64Array;
  /** False where the search never came to it; its value then means nothing. */
  readonly isSeen?: boolean;
}

export interface Search {
  /** Positions looked at by the last search. */
  readonly nodes: number;
  /** The expected shares of all seats in the position of the last search. */
  readonly shares: Float64Array;
  /** And the margin of the seat to move. */
  readonly margin: number;
  /** Whether the last search came to the end of the round everywhere and left no move out. */
  readonly isSolved: boolean;
  /** Whether it came to the end of the round wherever it looked, even if it left unpromising moves out. */
  readonly isSearchedOut: boolean;
  /**
   * Evaluates the different drafts of a position, the best first. With `only`, just those that do the same as one of them,
   * and every value is exact, at some cost of depth.
   */
  search(position: AzulPosition, budget: Budget, only?: readonly number[]): RootMove[];
  /** What earlier searches found out does not count for the next one. */
  forget(): void;
  /** The draft among the different ones that does the same: factories with equal tiles are as good as one. */
  plain(move: number): number;
  /** The expected drafts after a first one, as far as they are known. */
  line(move: number): number[];
}
