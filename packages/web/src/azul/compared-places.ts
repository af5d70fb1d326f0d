/** Where compared drafts would lay tiles, place by place. */
import type { BoardMeasure } from "./board-measures.ts";
import type { Outlook } from "./outlook.ts";
import type { Piece } from "./view.ts";

export interface Ghost {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** One, or the two different ones that two drafts would lay there. */
  readonly pieces: readonly Piece[];
  readonly isOnWall: boolean;
}

/** Each place once, whoever fills it. */
export function ghostPlaces(measure: BoardMeasure, outlooks: readonly Outlook[]): Ghost[] {
  const places = new Map<string, Ghost>();
  for (const ghost of outlooks.flatMap((outlook) => ghostsOf(measure, outlook))) {
    const key = `${ghost.x} ${ghost.y}`;
    const pieces = [...new Set([...(places.get(key)?.pieces ?? []), ...ghost.pieces])];
    places.set(key, { ...ghost, pieces });
  }
  return [...places.values()];
}

function ghostsOf(measure: BoardMeasure, outlook: Outlook): Ghost[] {
  const { linesX, wallX, pitch, tile, floorY, floorPitch, floorTile } = measure;
  const { target, colour, held, toLine, floor, falling, cell } = outlook;
  const own = { size: tile, pieces: [colour], isOnWall: false };
  const inLine = target === "floor" ? 0 : toLine;
  return [
    ...Array.from({ length: inLine }, (_, i) => ({
      ...own,
      x: linesX + (4 - (held - 1 - i)) * pitch,
      y: Number(target) * pitch,
    })),
    ...falling.map((place) => ({
      x: linesX + place * floorPitch,
      y: floorY,
      size: floorTile,
      pieces: [floor[place]],
      isOnWall: false,
    })),
    ...(cell === null ? [] : [{ ...own, x: wallX + cell.column * pitch, y: cell.row * pitch, isOnWall: true }]),
  ];
}
