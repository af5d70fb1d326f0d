/**
 * What lies where: everything the table draws, read from a position. An animation draws views between two positions, in
 * which some pieces are still on their way.
 */
import { COLOURS, FIRST_CENTRE, NOBODY, PHASE, countOf, fixedColumn, floorPenalty, floorSize } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { OVER } from "@riad/core";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { TileColour } from "./art/tiles.ts";

/** How many tiles of each colour, `a` to `e`. */
export type Counts = readonly number[];

/** A tile, or the first player's marker. */
export type Piece = TileColour | "first";

export interface AzulLine {
  readonly colour: TileColour | null;
  readonly count: number;
}

export interface AzulSeat {
  readonly points: number;
  /** Five rows of one to five places. */
  readonly lines: readonly AzulLine[];
  /** 25 cells, row by row. */
  readonly wall: readonly (TileColour | null)[];
  /** In the order of the places; null is a place that waits for a piece on its way. */
  readonly floor: readonly (Piece | null)[];
  /** Points that the floor costs as it lies. */
  readonly floorCost: number;
  /** 0 for the winner; null while the match goes on. */
  readonly place: number | null;
}

export interface AzulCentre {
  readonly tiles: Counts;
  readonly hasMarker: boolean;
}

type AzulPhase = "draft" | "tile" | "settle" | "deal" | "over";

export interface AzulView {
  readonly seats: readonly AzulSeat[];
  /** Index into `seats` of whose move it is; null if chance or nobody moves. */
  readonly turn: number | null;
  readonly phase: AzulPhase;
  /** Null is a place that waits for a tile on its way. */
  readonly factories: readonly (readonly (TileColour | null)[])[];
  /** One centre or two. */
  readonly centres: readonly AzulCentre[];
  readonly bag: Counts;
  readonly lid: Counts;
  /** For each of the 25 cells the colour it waits for; null on a free wall. */
  readonly pattern: readonly TileColour[] | null;
}

export function total(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

const PHASES: Readonly<Record<AzulPosition["phase"], AzulPhase>> = {
  [PHASE.draft]: "draft",
  [PHASE.tile]: "tile",
  [PHASE.settle]: "settle",
  [PHASE.deal]: "deal",
  [PHASE.over]: "over",
};

export function viewAzul(position: AzulPosition): AzulView {
  const { offers, factories, centres, actor } = position;
  return {
    seats: Array.from({ length: position.seats }, (_, seat) => viewSeat(position, seat)),
    turn: actor >= 0 ? actor : null,
    phase: PHASES[position.phase],
    factories: Array.from({ length: factories }, (_, factory) => listTiles(offers[factory])),
    centres: Array.from({ length: centres }, (_, i) => viewCentre(position, i)),
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

/** The marker lies in the centre until a player takes it; with two centres it is drawn in the first. */
function viewCentre(position: AzulPosition, index: number): AzulCentre {
  return {
    tiles: viewCounts(position.offers[FIRST_CENTRE + index]),
    hasMarker: index === 0 && position.marker === NOBODY,
  };
}

function viewSeat(position: AzulPosition, seat: number): AzulSeat {
  return {
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
