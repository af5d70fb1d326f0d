import { SEAT_LETTERS } from "@riad/azul";
import { TILES, TILE_COLOURS } from "./art/tiles.ts";

/** A seat of Azul has no colour of its own: its letter on a glazed tile. */
export function SeatLetter({ seat }: { seat: number }) {
  const { lip, base, ink } = TILES[TILE_COLOURS[seat]];
  return (
    <svg class="seat-letter" viewBox="0 0 100 100" aria-hidden="true">
      <rect y="6" width="100" height="94" rx="18" fill={lip} />
      <rect width="100" height="94" rx="18" fill={base} />
      <text class="title" x="50" y="70" font-size="66" text-anchor="middle" style={{ fill: ink }}>
        {SEAT_LETTERS[seat]}
      </text>
    </svg>
  );
}
