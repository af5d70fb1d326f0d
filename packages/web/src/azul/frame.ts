/** One moment of a motion: what lies on the table, what is on its way there, and what is lit. Times in milliseconds. */
import type { Bonus } from "./bonuses.ts";
import type { Counting } from "./counting.ts";
import type { Slot } from "./slots.ts";
import type { AzulView, Piece } from "./view.ts";

export interface Flight {
  readonly piece: Piece;
  readonly from: Slot;
  readonly to: Slot;
  /** Milliseconds after the frame began. */
  readonly delay: number;
  readonly lasts: number;
}

/** Points that rise from a slot, with how they come about. */
export interface Rise {
  readonly at: Slot;
  readonly said:
    | { readonly kind: "tile"; /** The runs across and down, as far as they count. */ readonly sum: readonly number[] }
    | { readonly kind: "floor"; readonly cost: number; /** Nobody falls below 0. */ readonly isCut: boolean }
    | { readonly kind: "bonus"; readonly bonus: Bonus };
}

export interface Frame {
  readonly view: AzulView;
  readonly flights: readonly Flight[];
  /** Slots that count now. */
  readonly lit: readonly Slot[];
  readonly rises: readonly Rise[];
  /** Whose points are counted, at the end of a round. */
  readonly counting?: Counting;
  /** Milliseconds until the next frame; flights may take longer and overlap it. */
  readonly lasts: number;
}
