/** One moment of a motion: what lies on the table, what is on its way there, and what is lit. Times in milliseconds. */
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

/** Points that rise from a slot. */
export interface Rise {
  readonly at: Slot;
  readonly points: number;
  /** Milliseconds after the frame began: when the piece that earned them has landed. */
  readonly delay: number;
}

export interface Frame {
  readonly view: AzulView;
  readonly flights: readonly Flight[];
  /** Slots that count now. */
  readonly lit: readonly Slot[];
  readonly rises: readonly Rise[];
  /** Milliseconds until the next frame; flights may take longer and overlap it. */
  readonly lasts: number;
}
