/** What the players need of a search, whatever the number of seats. */
import type { Budget } from "../player.ts";
import type { AzulPosition } from "@riad/azul";

export interface RootMove {
  readonly move: number;
  /** To the seat that makes the move, from -1 to 1. */
  value: number;
}

export interface Search {
  /** Positions looked at by the last search. */
  readonly nodes: number;
  /** What the position of the last search is worth to each seat, from -1 to 1. */
  readonly worth: Float64Array;
  /** Judges the different drafts of a position, the best first. With `all` every value is exact, at some cost of depth. */
  search(position: AzulPosition, budget: Budget, all?: boolean): RootMove[];
  /** The draft among the different ones that does the same: factories with equal tiles are as good as one. */
  plain(move: number): number;
  /** The expected drafts after a first one, as far as they are known. */
  line(move: number): number[];
}
