import { TILE_COLOURS } from "../azul/art/tiles.ts";
import type { GameId } from "../page/game-id.ts";

interface SeatSignProps {
  game: GameId;
  at: number;
  /** The letters of the seats' rugs; only Marrakech has them. */
  colours?: string | undefined;
}

/** The seat's rug or tile, as on the start page. */
export function SeatSign({ game, at, colours = "cyrp" }: SeatSignProps) {
  const piece = game === "azul" ? `#tile-${TILE_COLOURS[at]}` : `#swatch-${colours[at]}`;
  return (
    <span class="seat-sign">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <use href={piece} width="100" height="100" />
      </svg>
    </span>
  );
}
