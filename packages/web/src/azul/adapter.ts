/** The only place of the boards that knows the rules' position: it says what lies where. */
import {
  COLOURS,
  FIRST_CENTRE,
  NOBODY,
  PHASE,
  SEAT_LETTERS,
  countOf,
  fixedColumn,
  floorPenalty,
  floorSize,
} from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { OVER } from "@riad/core";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { TileColour } from "./art/tiles.ts";
import type { AzulLine, AzulPhase, AzulSeat, AzulTray, AzulView, Counts, Piece } from "./view.ts";

const PHASES: Readonly<Record<AzulPosition["phase"], AzulPhase>> = {
  [PHASE.draft]: "draft",
  [PHASE.tile]: "tile",
  [PHASE.settle]: "settle",
  [PHASE.deal]: "deal",
  [PHASE.over]: "over",
};

export function viewAzul(position: AzulPosition): AzulView {
  const { pools, factories, centres, actor } = position;
  return {
    seats: Array.from({ length: position.seats }, (_, seat) => viewSeat(position, seat)),
    turn: actor >= 0 ? actor : null,
    phase: PHASES[position.phase],
    plates: Array.from({ length: factories }, (_, plate) => listTiles(pools[plate])),
    trays: Array.from({ length: centres }, (_, i) => viewTray(position, i)),
    bag: viewCounts(position.bag),
    lid: viewCounts(position.lid),
    pattern: position.isFree ? null : PATTERN,
  };
}

/** What the fixed wall waits for, row by row. */
const PATTERN: readonly TileColour[] = Array.from({ length: 25 }, (_, cell) => {
  const row = Math.floor(cell / 5);
  const colour = TILE_COLOURS.findIndex((_letter, i) => fixedColumn(row, i) === cell % 5);
  return TILE_COLOURS[colour];
});

/** The marker lies in the middle until somebody takes it; with two centres it is drawn in the first. */
function viewTray(position: AzulPosition, index: number): AzulTray {
  return {
    tiles: viewCounts(position.pools[FIRST_CENTRE + index]),
    hasMarker: index === 0 && position.marker === NOBODY,
  };
}

function viewSeat(position: AzulPosition, seat: number): AzulSeat {
  return {
    letter: SEAT_LETTERS[seat],
    points: position.points(seat),
    lines: Array.from({ length: 5 }, (_, row) => viewLine(position, seat, row)),
    wall: viewWall(position, seat),
    floor: viewFloor(position, seat),
    floorCost: floorPenalty(floorSize(position, seat)),
    place: position.actor === OVER ? position.place(seat) : null,
  };
}

export function viewWall(position: AzulPosition, seat: number): (TileColour | null)[] {
  return Array.from({ length: 25 }, (_, cell) => {
    const colour = position.wallColour(seat, Math.floor(cell / 5), cell % 5);
    return colour < 0 ? null : TILE_COLOURS[colour];
  });
}

/** The rules keep no order on the floor: the marker lies first, then the colours in theirs. */
export function viewFloor(position: AzulPosition, seat: number): Piece[] {
  return [...(position.marker === seat ? ["first" as const] : []), ...listTiles(position.floors[seat])];
}

function viewLine(position: AzulPosition, seat: number, row: number): AzulLine {
  const count = position.lineCount(seat, row);
  return { colour: count === 0 ? null : TILE_COLOURS[position.lineColour(seat, row)], count };
}

export function viewCounts(tiles: number): Counts {
  return Array.from({ length: COLOURS }, (_, colour) => countOf(tiles, colour));
}

function listTiles(tiles: number): TileColour[] {
  return viewCounts(tiles).flatMap((count, i) => Array.from({ length: count }, () => TILE_COLOURS[i]));
}
