/** How tiles are displayed and typed. The course's game uses other letters for a to e than Riad's own set. */
import { countOf } from "@riad/azul";
import type { Colour, Tiles } from "@riad/azul";
import type { Paint, Style } from "../paint.ts";
import type { Look } from "../screen.ts";

/** The letters, names and looks of the colours a to e. */
export interface TileSet {
  readonly letters: string;
  readonly names: readonly string[];
  readonly styles: readonly Style[];
}

/** As in the browser, online and in hints. */
const RIAD: TileSet = {
  letters: "BGOPR",
  names: ["blue", "green", "orange", "purple", "red"],
  styles: [
    { ground: 25, ink: 231, bold: true },
    { ground: 29, ink: 231, bold: true },
    { ground: 172, ink: 16, bold: true },
    { ground: 96, ink: 231, bold: true },
    { ground: 124, ink: 231, bold: true },
  ],
};

/** As in the programming course whose commands the terminal speaks. */
const COURSE: TileSet = {
  letters: "BYRUL",
  names: ["blue", "yellow", "red", "black", "light blue"],
  styles: [
    { ground: 25, ink: 231, bold: true },
    { ground: 178, ink: 16, bold: true },
    { ground: 124, ink: 231, bold: true },
    { ground: 238, ink: 231, bold: true },
    { ground: 116, ink: 16, bold: true },
  ],
};

export const COURSE_DIALECT = "course";
export const RIAD_DIALECT = "riad";

export function tileSetOf(dialect: string | undefined): TileSet {
  return dialect === COURSE_DIALECT ? COURSE : RIAD;
}

const MARKER_STYLE: Style = { ground: 230, ink: 94, bold: true };

/** How wide a tile is drawn: ` Y ` or `[Y]` in three columns, `Y ` in two. */
export type TileSize = 2 | 3;

export function drawTile(colour: Colour, { paint, dialect }: Look, size: TileSize = 3): string {
  const { letters, styles } = tileSetOf(dialect);
  return drawPiece(letters[colour], styles[colour], paint, size);
}

/** The first-player marker has a sign that is not used for anything else. */
export const MARKER = "★";

export function drawMarker(paint: Paint, size: TileSize = 3): string {
  return drawPiece(MARKER, MARKER_STYLE, paint, size);
}

/** The marker beside the name of its holder. */
export function signHolder(paint: Paint): string {
  return paint.styled(MARKER_STYLE, MARKER);
}

function drawPiece(letter: string, style: Style, paint: Paint, size: TileSize): string {
  if (paint.isColorSupported) return paint.styled(style, size === 3 ? ` ${letter} ` : letter) + (size === 3 ? "" : " ");
  return size === 3 ? `[${letter}]` : `${letter} `;
}

/** A space without a tile. */
export function drawHole(text: string, paint: Paint, size: TileSize = 3): string {
  return paint.dim(size === 3 ? text.padStart(2).padEnd(3) : text.slice(-1).padEnd(2));
}

export function listTiles(tiles: Tiles): Colour[] {
  return [0, 1, 2, 3, 4].flatMap((colour) => Array.from({ length: countOf(tiles, colour) }, () => colour));
}

/** Every colour with its count, such as `B12 Y 9`. */
export function drawCounts(tiles: Tiles, { paint, dialect }: Look): string {
  const { letters } = tileSetOf(dialect);
  return [0, 1, 2, 3, 4]
    .map((colour) => `${paint.bold(letters[colour])}${String(countOf(tiles, colour)).padStart(2)}`)
    .join(" ");
}
