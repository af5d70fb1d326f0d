/** What a draft would do, for display before it is chosen. */
import type { Move, Seat } from "@riad/core";
import { draft } from "./drafting.ts";
import { floorPenalty, floorSize } from "./floor.ts";
import { FIRST_CENTRE, NOBODY, ROWS } from "./layout.ts";
import { FLOOR, draftColour, draftRest, draftSource, draftTarget } from "./move.ts";
import type { AzulPosition } from "./position.ts";
import { cellPoints } from "./scoring.ts";
import { tilingSteps } from "./round-end-steps.ts";
import { openColumns } from "./tiling.ts";
import { countTiles, tilesOf } from "./tiles.ts";
import type { Colour, Tiles } from "./tiles.ts";

export interface DraftPreview {
  readonly seat: Seat;
  /** 0 to 8 a factory, 9 and 10 the centres. */
  readonly source: number;
  readonly colour: Colour;
  readonly taken: number;
  /** The line, or `undefined` for the floor. */
  readonly row: number | undefined;
  readonly toLine: number;
  readonly toFloor: number;
  /** What no longer fits on the floor, and a tile that the marker displaces. */
  readonly toLid: number;
  readonly takesMarker: boolean;
  /** How many points worse the floor becomes. */
  readonly floorCost: number;
  readonly completesLine: boolean;
  /**
   * What the line will score at the end of the round if it is full, else 0: on the fixed wall after the full lines
   * above it, on the free wall in its best column on the current wall.
   */
  readonly points: number;
  /**
   * How many more points this round's tiles score because of it: its own, and on the fixed wall what it adds to later
   * ones.
   */
  readonly gain: number;
  /** The tiles that move to a centre, and the centre: 0 the first, 1 the second. */
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
  const [points, gain] = completesLine ? linePoints(position, after, seat, row) : [0, 0];
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
    gain,
    rest: source < FIRST_CENTRE ? position.offers[source] - tilesOf(colour, taken) : 0,
    restCentre: draftRest(move),
  };
}

/** What a line that is now full will score, and by how much the round's score grows. */
function linePoints(
  before: AzulPosition,
  after: AzulPosition,
  seat: Seat,
  row: number,
): [points: number, gain: number] {
  if (before.isFree) {
    const best = bestColumn(after, seat, row);
    return [best, best];
  }
  const steps = tilingSteps(after.clone(), seat);
  const points = steps.find((step) => step.row === row)?.points ?? 0;
  return [points, sumPoints(steps) - sumPoints(tilingSteps(before.clone(), seat))];
}

function sumPoints(steps: readonly { readonly points: number }[]): number {
  return steps.reduce((sum, step) => sum + step.points, 0);
}

function bestColumn(position: AzulPosition, seat: Seat, row: number): number {
  const columns = openColumns(position, seat, row);
  let best = 0;
  for (let column = 0; column < ROWS; column++) {
    if ((columns >> column) & 1) best = Math.max(best, cellPoints(position.walls[seat], row, column));
  }
  return best;
}
