/** Where the marker and the five colours lie in a tray: always in the same place, so that nothing jumps. */
import { TILE_COLOURS } from "./art/tiles.ts";
import type { PlacedTray } from "./arrangement.ts";
import type { Piece } from "./view.ts";

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const PIECES: readonly Piece[] = ["first", ...TILE_COLOURS];

/** From the middle of the tray to the middle of a clump, as shares of the tray's inner size. */
export function clumpSpot(tray: PlacedTray, piece: Piece): Spot {
  const { cx, cy, rx, ry } = tray;
  const index = PIECES.indexOf(piece);
  const spot = (dx: number, dy: number, size: number): Spot => ({
    x: cx + dx - size / 2,
    y: cy + dy - size / 2,
    size,
  });
  if (rx > 2.2 * ry) {
    const pitch = (2 * rx - 44) / 6;
    const size = Math.min(44, ry * 1.16, pitch - 8);
    return spot((index - 2.5) * pitch, 0, size);
  }
  if (rx > 1.3 * ry) {
    const pitch = (2 * rx - 30) / 3;
    const size = Math.min(44, ry * 0.68, pitch - 10);
    return spot(((index % 3) - 1) * pitch, (index < 3 ? -0.5 : 0.5) * (size + 12), size);
  }
  // A round tray: the marker in the middle, the colours on a pentagon around it.
  const inner = ry - 11;
  if (index === 0) return spot(0, 0, inner * 0.42);
  const angle = ((index - 1) / 5) * 2 * Math.PI - Math.PI / 2;
  return spot(inner * 0.6 * Math.cos(angle), inner * 0.6 * Math.sin(angle), inner * 0.48);
}

/** How far the tiles of a clump lie apart, each above the one before it. */
export const HEAP = { x: 2.6, y: 2, most: 3 };
