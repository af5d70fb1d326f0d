/** Scoring of walls: a tile when it is placed, and the bonuses at the end. Look-ups on 5-bit patterns of rows and columns. */
import type { Seat } from "@riad/core";
import { COLUMNS, ROWS } from "./layout.ts";
import type { AzulLayout } from "./layout.ts";

export const BONUS_ROW = 2;
export const BONUS_COLUMN = 7;
export const BONUS_COLOUR = 10;

const FULL = 31;
const COLUMN_BITS = 0x108421;
/** Multiplying by this brings the bits 0, 5, 10, 15, 20 together at bit 20. */
const GATHER = 0x111110;

/** Length of the run of ones through a bit of a 5-bit pattern, by `pattern * 5 + bit`. */
const RUNS = new Uint8Array(32 * COLUMNS);
for (let pattern = 0; pattern <= FULL; pattern++) {
  for (let at = 0; at < COLUMNS; at++) RUNS[pattern * COLUMNS + at] = runThrough(pattern, at).length;
}

/** Points for two crossing runs, by `horizontal * 6 + vertical`; a run of one tile alone counts nothing. */
const CROSSING = new Uint8Array(36);
for (let across = 1; across <= COLUMNS; across++) {
  for (let down = 1; down <= ROWS; down++) {
    CROSSING[across * 6 + down] = Math.max(1, (across > 1 ? across : 0) + (down > 1 ? down : 0));
  }
}

/** The positions of the run of ones through `at`, which counts as set. */
export function runThrough(pattern: number, at: number): number[] {
  let from = at;
  let to = at;
  while (from > 0 && (pattern >> (from - 1)) & 1) from--;
  while (to < COLUMNS - 1 && (pattern >> (to + 1)) & 1) to++;
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

/** Bit `column`: the wall has a tile there in this row. */
export function rowPattern(wall: number, row: number): number {
  return (wall >> (COLUMNS * row)) & FULL;
}

/** Bit `row`: the wall has a tile there in this column. */
export function columnPattern(wall: number, column: number): number {
  return (Math.imul((wall >> column) & COLUMN_BITS, GATHER) >>> 20) & FULL;
}

/** Points for a tile placed on a cell, by the wall with or without it. */
export function cellPoints(wall: number, row: number, column: number): number {
  const across = RUNS[rowPattern(wall, row) * COLUMNS + column];
  const down = RUNS[columnPattern(wall, column) * COLUMNS + row];
  return CROSSING[across * 6 + down];
}

/** How many rows of the wall are complete. */
export function fullRows(layout: AzulLayout, seat: Seat): number {
  const wall = layout.walls[seat];
  let count = 0;
  for (let row = 0; row < ROWS; row++) if (rowPattern(wall, row) === FULL) count++;
  return count;
}

/** Whether some wall has a full row, which ends the match. */
export function isRowCompleted(layout: AzulLayout): boolean {
  for (let seat = 0; seat < layout.seats; seat++) {
    const wall = layout.walls[seat];
    // A row is full where five neighbouring bits are all set; only starts of rows count.
    if (wall & (wall >> 1) & (wall >> 2) & (wall >> 3) & (wall >> 4) & COLUMN_BITS) return true;
  }
  return false;
}

/** The parts of a wall that earn a bonus: complete rows, columns and colours, by number. */
export interface Bonuses {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly colours: readonly number[];
}

export function findBonuses(layout: AzulLayout, seat: Seat): Bonuses {
  const wall = layout.walls[seat];
  const five = [0, 1, 2, 3, 4];
  return {
    rows: five.filter((row) => rowPattern(wall, row) === FULL),
    columns: five.filter((column) => columnPattern(wall, column) === FULL),
    colours: five.filter((colour) => isColourComplete(layout, seat, colour)),
  };
}

/** The bonus points of a wall, which are added at the end of the match. */
export function bonusPoints(layout: AzulLayout, seat: Seat): number {
  const wall = layout.walls[seat];
  let points = BONUS_ROW * fullRows(layout, seat);
  for (let column = 0; column < COLUMNS; column++) {
    if (columnPattern(wall, column) === FULL) points += BONUS_COLUMN;
    if (isColourComplete(layout, seat, column)) points += BONUS_COLOUR;
  }
  return points;
}

/** A row never contains a colour twice, so a colour in five rows means all five of its tiles. */
function isColourComplete(layout: AzulLayout, seat: Seat, colour: number): boolean {
  return ((layout.used[seat] >> (5 * colour)) & FULL) === FULL;
}
