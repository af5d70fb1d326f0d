/** How a game is drawn as text. One implementation for each game; the commands know none of them by name. */
import type { Position, Seat } from "@riad/core";
import type { Paint } from "./paint.ts";

/** How wide and in what colours, and what the players are called. */
export interface Look {
  readonly paint: Paint;
  /** No line is wider; from 60 columns on everything is there. */
  readonly width: number;
  /** How many lines there are, where that is known: a taller screen gets larger drawings. */
  readonly height?: number;
  /** A name for each seat. */
  readonly names: readonly string[];
  /** Which words and letters pieces go by, where a game has several sets; Riad's own without it. */
  readonly dialect?: string | undefined;
  /** The seat whose board is drawn large where there is room for one only. */
  readonly focus?: Seat;
}

export interface Screen<P extends Position = Position> {
  /** The whole position. */
  draw(position: P, look: Look): string[];
  /** What belongs to one seat, for `view <player>`. */
  drawSeat(position: P, seat: Seat, look: Look): string[];
  /** The game, its options and who does what next, in one line. */
  title(position: P, look: Look): string;
  /** What the seats of a bare position are called. */
  nameSeat(position: P, seat: Seat): string;
}
