/** How a game is drawn as text. One implementation per game; callers do not know them by name. */
import type { Position, Seat } from "@riad/core";
import type { Paint } from "./paint.ts";

/** Width, colours and the players' names. */
export interface Look {
  readonly paint: Paint;
  /** Columns. No line is wider; 60 columns are enough to show everything. */
  readonly width: number;
  /** The number of rows, if known: a taller screen gets larger drawings. */
  readonly height?: number;
  /** A name for each seat. */
  readonly names: readonly string[];
  /** The set of names and letters for the pieces, in games that have several; Riad's own by default. */
  readonly dialect?: string | undefined;
  /** The seat whose board is drawn large if there is room for only one. */
  readonly focus?: Seat;
}

export interface Screen<P extends Position = Position> {
  /** The whole position. */
  draw(position: P, look: Look): string[];
  /** The part that belongs to one seat, for `view <player>`. */
  drawSeat(position: P, seat: Seat, look: Look): string[];
  /** The game, its options and what happens next, in one line. */
  title(position: P, look: Look): string;
  /** The default name of a seat in a position without names. */
  nameSeat(position: P, seat: Seat): string;
}
