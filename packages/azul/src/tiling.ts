/** Tiling: a full line gives one tile to the wall and the rest to the lid; it scores at once. */
import type { MoveList, Seat } from "@riad/core";
import { reopenLine } from "./drafting.ts";
import { dropTiles } from "./floor.ts";
import { COLUMNS, NOBODY, ROWS, fixedColumn } from "./layout.ts";
import type { AzulLayout } from "./layout.ts";
import { FLOOR, tilingMove } from "./move.ts";
import { cellPoints, rowPattern } from "./scoring.ts";
import { tilesOf } from "./tiles.ts";
import type { Colour } from "./tiles.ts";

/** The lowest full line of a seat, or -1. */
export function findFullLine(layout: AzulLayout, seat: Seat): number {
  for (let row = 0; row < ROWS; row++) if (layout.lineCount(seat, row) > row) return row;
  return -1;
}

/**
 * The seat that tiles next: the one whose turn it is, or the first one after it that has a full line; `NOBODY` if
 * everything is tiled.
 */
export function findTiler(layout: AzulLayout): Seat | typeof NOBODY {
  let seat = layout.turn;
  for (let i = 0; i < layout.seats; i++) {
    if (findFullLine(layout, seat) >= 0) return seat;
    seat = layout.after(seat);
  }
  return NOBODY;
}

/** Bit `column`: the tile of a full line may go there. If no bit is set, the line must go to the floor. */
export function openColumns(layout: AzulLayout, seat: Seat, row: number): number {
  return columnsFor(layout, seat, row, layout.lineColour(seat, row));
}

/** Bit `column`: the wall row may take a colour there that it still lacks. */
export function columnsFor(layout: AzulLayout, seat: Seat, row: number, colour: Colour): number {
  if (!layout.isFree) return 1 << fixedColumn(row, colour);
  const shown = layout.wallsByColour[seat * COLUMNS + colour];
  const columnsOfColour = shown | (shown >> 5) | (shown >> 10) | (shown >> 15) | (shown >> 20);
  return ~(columnsOfColour | rowPattern(layout.walls[seat], row)) & 31;
}

/** The tilings of the seat's lowest full line, ascending. */
export function listTilings(layout: AzulLayout, seat: Seat, into: MoveList): number {
  const row = findFullLine(layout, seat);
  const columns = openColumns(layout, seat, row);
  let length = 0;
  for (let column = 0; column < COLUMNS; column++) {
    if ((columns >> column) & 1) into[length++] = tilingMove(row, column);
  }
  if (length === 0) into[length++] = tilingMove(row, FLOOR);
  return length;
}

/** Moves a full line's tile to a column of the wall, or the whole line to the floor. */
export function tile(layout: AzulLayout, seat: Seat, row: number, column: number): void {
  const colour = layout.lineColour(seat, row);
  const count = layout.lineCount(seat, row);
  if (column === FLOOR) {
    dropTiles(layout, seat, colour, count);
  } else {
    const bit = 1 << (COLUMNS * row + column);
    const wall = layout.walls[seat] | bit;
    layout.walls[seat] = wall;
    layout.wallsByColour[seat * COLUMNS + colour] |= bit;
    layout.used[seat] |= 1 << (5 * colour + row);
    layout.scores[seat] += cellPoints(wall, row, column);
    layout.lid += tilesOf(colour, count - 1);
  }
  reopenLine(layout, seat, row);
}

/** Tiles every full line of a seat on the fixed wall, where there is no choice. */
export function tileFixed(layout: AzulLayout, seat: Seat): void {
  for (let row = 0; row < ROWS; row++) {
    if (layout.lineCount(seat, row) > row) tile(layout, seat, row, fixedColumn(row, layout.lineColour(seat, row)));
  }
}
