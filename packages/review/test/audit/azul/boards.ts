/** Azul's boards read as plain squares and counts, and scored by the rules as a person would with a pencil. */
import type { AzulPosition } from "@riad/azul";
import type { Move } from "@riad/core";

const COSTS = [0, 1, 2, 4, 6, 8, 11, 14];
const PLACES = 7;
const CENTRE = 9;
const SOURCES = 11;
export const FIVE = [0, 1, 2, 3, 4];

/** What a draft does, worked out from the tiles on the table. */
export interface Taken {
  readonly seat: number;
  readonly colour: number;
  readonly count: number;
  /** From 0; 5 is the floor. */
  readonly row: number;
  /** Tiles that come to lie on the floor. */
  readonly dropped: number;
  /** Spaces of the floor that it fills, the marker's among them. */
  readonly spaces: number;
  readonly cost: number;
  readonly isMarker: boolean;
  /** Tiles in the line afterwards. */
  readonly inLine: number;
  readonly isFull: boolean;
}

export function take(position: AzulPosition, move: Move): Taken {
  const seat = position.actor;
  const [source, colour, row] = [move >> 7, (move >> 4) & 7, (move >> 1) & 7];
  const count = tilesAt(position, source, colour);
  const held = row > 4 ? 0 : position.lines[5 * seat + row] & 7;
  const room = row > 4 ? 0 : row + 1 - held;
  const isMarker = source >= CENTRE && position.marker < 0;
  const before = onFloor(position, seat);
  const filled = Math.min(PLACES, before + (isMarker ? 1 : 0));
  const after = Math.min(PLACES, filled + Math.max(0, count - room));
  // On a full floor the marker pushes a tile off.
  const dropped = Math.max(0, after - before - (isMarker ? 1 : 0));
  const inLine = held + Math.min(count, room);
  const cost = COSTS[after] - COSTS[before];
  return {
    seat,
    colour,
    count,
    row,
    dropped,
    spaces: after - before,
    cost,
    isMarker,
    inLine,
    isFull: row <= 4 && inLine === row + 1,
  };
}

function tilesAt(position: AzulPosition, source: number, colour: number): number {
  return (position.offers[source] >> (5 * colour)) & 31;
}

function onFloor(position: AzulPosition, seat: number): number {
  return FIVE.reduce(
    (sum, colour) => sum + ((position.floors[seat] >> (5 * colour)) & 31),
    position.marker === seat ? 1 : 0,
  );
}

/** What a floor costs, with some more tiles on it. */
export function floorCost(position: AzulPosition, seat: number, more = 0): number {
  return COSTS[Math.min(PLACES, onFloor(position, seat) + more)];
}

/** The groups of a colour on the table. */
export function groups(position: AzulPosition, colour: number): number[] {
  return Array.from({ length: SOURCES }, (_, source) => tilesAt(position, source, colour)).filter((count) => count > 0);
}

/** `wall[row][column]` is a colour, or -1. */
export function wallOf(position: AzulPosition, seat: number): number[][] {
  return FIVE.map((row) => FIVE.map((column) => position.wallColour(seat, row, column)));
}

/** Where the printed wall has a colour. */
function printedColumn(row: number, colour: number): number {
  return (row + colour) % 5;
}

/** Points for a tile that has just been put down. */
export function scoreTile(wall: readonly (readonly number[])[], row: number, column: number): number {
  const run = (dr: number, dc: number): number => {
    let length = 0;
    for (let r = row + dr, c = column + dc; wall[r]?.[c] !== undefined && wall[r][c] >= 0; r += dr, c += dc) length++;
    return length;
  };
  const across = 1 + run(0, 1) + run(0, -1);
  const down = 1 + run(1, 0) + run(-1, 0);
  return across === 1 && down === 1 ? 1 : (across > 1 ? across : 0) + (down > 1 ? down : 0);
}

/** What the full line of a row scores when the round is over, the full lines above it first; on the free wall at its best column. */
export function lineScore(position: AzulPosition, taken: Taken): number {
  const wall = wallOf(position, taken.seat);
  if (position.isFree) {
    const free = FIVE.filter(
      (column) => wall[taken.row][column] < 0 && FIVE.every((row) => wall[row][column] !== taken.colour),
    );
    return Math.max(0, ...free.map((column) => scoreAt(wall, taken.row, column, taken.colour)));
  }
  for (const row of FIVE.slice(0, taken.row)) {
    const line = position.lines[5 * taken.seat + row];
    if ((line & 7) === row + 1) wall[row][printedColumn(row, line >> 3)] = line >> 3;
  }
  return scoreAt(wall, taken.row, printedColumn(taken.row, taken.colour), taken.colour);
}

function scoreAt(wall: number[][], row: number, column: number, colour: number): number {
  const copy = wall.map((cells) => [...cells]);
  copy[row][column] = colour;
  return scoreTile(copy, row, column);
}
