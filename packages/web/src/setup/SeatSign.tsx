import type { Seat } from "@riad/core";
import "./seat-sign.css";
import { entryOf } from "../games.ts";
import type { GameId } from "../page/shelf.ts";
import type { MatchOptions } from "../play/entry.ts";

interface SeatSignProps {
  game: GameId;
  seat: Seat;
  /** Of the match, where they decide who has which sign. */
  options?: MatchOptions;
}

/** The sign of a seat, the same wherever a game is set up or waited for. */
export function SeatSign({ game, seat, options = {} }: SeatSignProps) {
  return (
    <span class="seat-sign">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {entryOf(game).sign(seat, options)}
      </svg>
    </span>
  );
}
