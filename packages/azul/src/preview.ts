/** What a draft would do, for screens and for players who want to see it before they choose. */
import type { Move, Seat } from "@riad/core";
import { draft } from "./drafting.ts";
import { floorPenalty, floorSize } from "./floor.ts";
import { FIRST_CENTRE, NOBODY, ROWS } from "./layout.ts";
import { FLOOR, draftColour, draftRest, draftSource, draftTarget } from "./move.ts";
import type { AzulPosition } from "./position.ts";
import { cellPoints } from "./scoring.ts";
import { tilingSteps } from "./steps.ts";
import { openColumns } from "./tiling.ts";
import { countTiles, tilesOf } from "./tiles.ts";
import type { Colour, Tiles } from "./tiles.ts";

export interface DraftPreview {
  readonly seat: Seat;
  /** 0 to 8 a factory, 9 and 10 the centres. */
  readonly source: number;
  readonly colour: Colour;
  readonly taken: number;
  /** The storage row, or `undefined` for the floor. */
  readonly row: number | undefined;
  readonly toLine: number;
  readonly toFloor: number;
  /** What no longer fits on the floor, and a tile that the marker pushes off it. */
  readonly toLid: number;
  readonly takesMarker: boolean;
  /** Penalty points that the floor is then worse by. */
  readonly floorCost: number;
  readonly completesLine: boolean;
  /**
   * What the row will score at the end of the round if it is complete, else 0: on the fixed wall after the full rows
   * above it, on the free wall at its best column as the wall stands.
   */
  readonly points: number;
  /** What the tiles of this round score more by it: its own points, and on the fixed wall what it adds to later ones. */
  readonly gain: number;
  /** What moves to a centre, and to which: 0 the first, 1 the second. */
  readonly rest: Tiles;
  readonly restCentre: number;
}

export function previewDraft(position: AzulPosition, move: Move): DraftPreview {
  const seat = position.turn;
  const source = draftSource(move);
  const colour = draftColour(move);
  const target = draftTarget(move);
  const taken = position.offer(source, colour);
  const row = target === FLOOR ? undefined : target;
  const after = position.clone();
  draft(after, move);
  const toLine = row === undefined ? 0 : after.lineCount(seat, row) - position.lineCount(seat, row);
  const completesLine = row !== undefined && after.lineCount(seat, row) > row;
  const toLid = countTiles(after.lid) - countTiles(position.lid);
  const takesMarker = source >= FIRST_CENTRE && position.marker === NOBODY;
  const points = completesLine ? linePoints(after, seat, row) : 0;
  return {
    seat,
    source,
    colour,
    taken,
    row,
    toLine,
    toFloor: Math.max(0, countTiles(after.floors[seat]) - countTiles(position.floors[seat])),
    toLid,
    takesMarker,
    floorCost: floorPenalty(floorSize(after, seat)) - floorPenalty(floorSize(position, seat)),
    completesLine,
    points,
    gain: position.isFree || !completesLine ? points : roundPoints(after, seat) - roundPoints(position, seat),
    rest: source < FIRST_CENTRE ? position.pools[source] - tilesOf(colour, taken) : 0,
    restCentre: draftRest(move),
  };
}

/** What the full rows of a seat will score. */
function roundPoints(position: AzulPosition, seat: Seat): number {
  return tilingSteps(position.clone(), seat).reduce((sum, step) => sum + step.points, 0);
}

/** What a full storage row will score. */
function linePoints(position: AzulPosition, seat: Seat, row: number): number {
  if (!position.isFree) {
    const step = tilingSteps(position.clone(), seat).find((candidate) => candidate.row === row);
    return step?.points ?? 0;
  }
  const columns = openColumns(position, seat, row);
  let best = 0;
  for (let column = 0; column < ROWS; column++) {
    if ((columns >> column) & 1) best = Math.max(best, cellPoints(position.walls[seat], row, column));
  }
  return best;
}
