/** Tiles as they are shown and typed: the letters B Y R U L stand for the strings' a b c d e. */
import { countOf } from "@riad/azul";
import type { Colour, Tiles } from "@riad/azul";
import type { Paint, Style } from "../paint.ts";

export const TILE_LETTERS = "BYRUL";

export const TILE_NAMES: readonly string[] = ["blue", "yellow", "red", "black", "light blue"];

const TILE_STYLES: readonly Style[] = [
  { ground: 25, ink: 231, bold: true },
  { ground: 178, ink: 16, bold: true },
  { ground: 124, ink: 231, bold: true },
  { ground: 238, ink: 231, bold: true },
  { ground: 116, ink: 16, bold: true },
];

const MARKER_STYLE: Style = { ground: 230, ink: 94, bold: true };

/** How wide a tile is drawn: ` Y ` or `[Y]` in three columns, `Y ` in two. */
export type TileSize = 2 | 3;

export function drawTile(colour: Colour, paint: Paint, size: TileSize = 3): string {
  return drawPiece(TILE_LETTERS[colour], TILE_STYLES[colour], paint, size);
}

/** The first-player marker. */
export function drawMarker(paint: Paint, size: TileSize = 3): string {
  return drawPiece("1", MARKER_STYLE, paint, size);
}

function drawPiece(letter: string, style: Style, paint: Paint, size: TileSize): string {
  if (paint.isColorSupported) return paint.styled(style, size === 3 ? ` ${letter} ` : letter) + (size === 3 ? "" : " ");
  return size === 3 ? `[${letter}]` : `${letter} `;
}

/** A place without a tile. */
export function drawHole(text: string, paint: Paint, size: TileSize = 3): string {
  return paint.dim(size === 3 ? text.padStart(2).padEnd(3) : text.slice(-1).padEnd(2));
}

export function listTiles(tiles: Tiles): Colour[] {
  return [0, 1, 2, 3, 4].flatMap((colour) => Array.from({ length: countOf(tiles, colour) }, () => colour));
}

/** Every colour with its count, such as `B12 Y 9`. */
export function drawCounts(tiles: Tiles, paint: Paint): string {
  return [0, 1, 2, 3, 4]
    .map((colour) => `${paint.bold(TILE_LETTERS[colour])}${String(countOf(tiles, colour)).padStart(2)}`)
    .join(" ");
}
