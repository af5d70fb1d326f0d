/** What lies on the table of Azul: all that the boards draw. No rule is needed to read it. */
import type { TileColour } from "./art/tiles.ts";

/** How many tiles of each colour, `a` to `e`. */
export type Counts = readonly number[];

/** A tile, or the first player's marker. */
export type Piece = TileColour | "first";

export interface AzulLine {
  readonly colour: TileColour | null;
  readonly count: number;
}

export interface AzulSeat {
  /** A to D. */
  readonly letter: string;
  readonly points: number;
  /** Five rows of one to five places. */
  readonly lines: readonly AzulLine[];
  /** 25 cells, row by row. */
  readonly wall: readonly (TileColour | null)[];
  /** In the order of the places; null is a place that waits for a piece on its way. */
  readonly floor: readonly (Piece | null)[];
  /** Points that the floor costs as it lies. */
  readonly floorCost: number;
  /** 0 for the winner; null while the match goes on. */
  readonly place: number | null;
}

export interface AzulTray {
  readonly tiles: Counts;
  readonly hasMarker: boolean;
}

export type AzulPhase = "draft" | "tile" | "settle" | "deal" | "over";

export interface AzulView {
  readonly seats: readonly AzulSeat[];
  /** Index into `seats` of whose move it is; null if chance or nobody moves. */
  readonly turn: number | null;
  readonly phase: AzulPhase;
  /** Null is a place that waits for a tile on its way. */
  readonly plates: readonly (readonly (TileColour | null)[])[];
  /** One centre or two. */
  readonly trays: readonly AzulTray[];
  readonly bag: Counts;
  readonly lid: Counts;
  /** For each of the 25 cells the colour it waits for; null on a free wall. */
  readonly pattern: readonly TileColour[] | null;
}

export function total(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
