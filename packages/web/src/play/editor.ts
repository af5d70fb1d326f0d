/**
 * How a position is set up by hand. The page offers the pieces, places the slots over the game's own table and shows the
 * controls; what a press means is decided here, by the game. An editor is pure: it takes a position and returns the text
 * of another one, which can always be drawn, even if no match leads to it.
 */
import type { Position, Seat } from "@riad/core";
import type { Key } from "../words/words.ts";

/** Every editor has it: it takes away what lies on a slot. */
export const ERASER = "eraser";

/** Something that can be put on the table. */
export interface EditPiece {
  readonly id: string;
  readonly label: string;
  /** The id of a symbol that stands for it. */
  readonly symbol: string;
  /** How it is put there, where that differs from the usual way. */
  readonly note?: Key;
}

/** A spot on the table that can be pressed, in the units of `Editor.length`. */
export interface EditSlot {
  readonly id: string;
  /** Where it is and what lies there. */
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How the table is shown: the slots must lie where it draws them. */
export interface EditView {
  /** What the table passes to `TableProps.over`. */
  readonly arrangement: unknown;
  /** What the seats are called. */
  readonly names: readonly string[];
}

export type EditControl =
  | {
      readonly kind: "number";
      readonly id: string;
      readonly seat: Seat;
      readonly label: Key;
      readonly value: number;
      readonly most: number;
    }
  | {
      readonly kind: "switch";
      readonly id: string;
      readonly seat: Seat;
      readonly label: Key;
      readonly isOn: boolean;
    }
  | {
      readonly kind: "choice";
      readonly id: string;
      readonly label: Key;
      readonly value: string;
      readonly values: readonly { readonly value: string; readonly name: string }[];
    }
  /** Whose turn it is: one of the seats. */
  | { readonly kind: "turn"; readonly id: string; readonly seat: Seat };

/** What comes of a press: another position, the wish for a second slot, or the reason why it cannot be. */
export type Edit =
  | { readonly kind: "done"; readonly text: string }
  | { readonly kind: "more" }
  | { readonly kind: "refused"; readonly why: Key };

export interface Editor<P extends Position = Position> {
  /** Each seat has a board: one is shown large, and a small screen shows no other. */
  readonly hasBoards: boolean;
  pieces(position: P): readonly EditPiece[];
  slots(position: P, view: EditView): readonly EditSlot[];
  /** A length of a slot as style. */
  length(value: number): string;
  /** The piece is put on a slot, or over two of them. */
  put(position: P, slots: readonly string[], piece: string): Edit;
  controls(position: P): readonly EditControl[];
  /** A number, a choice, a seat, or "on" and "off" for a switch. Numbers out of range are cut. */
  set(position: P, control: string, value: string): string;
}

/** A number for each seat. */
export function numberControls(
  seats: number,
  id: string,
  label: Key,
  read: (seat: Seat) => { readonly value: number; readonly most: number },
): EditControl[] {
  return Array.from({ length: seats }, (_, seat) => ({
    kind: "number",
    id: `${id} ${seat}`,
    seat,
    label,
    ...read(seat),
  }));
}

export function refuseEdit(why: Key): Edit {
  return { kind: "refused", why };
}

/** A number as it was typed, cut to what is allowed. */
export function readNumber(value: string, most: number): number {
  const number = Math.trunc(Number(value));
  return Number.isFinite(number) ? Math.min(Math.max(number, 0), most) : 0;
}
