/**
 * Whether no wall can complete a row any more, at the end of a round when all loose tiles are in the bag and the lid.
 * Such a match would never end, so it ends there. This requires hoarding (all tiles of a colour are in lines that lack
 * one more), free walls whose gaps fit no missing colour, or four seats that have all 100 tiles.
 *
 * It only errs towards continuing: it assumes that each row has the whole supply of a colour to itself.
 */
import type { Seat } from "@riad/core";
import { COLUMNS, ROWS } from "./layout.ts";
import type { AzulLayout } from "./layout.ts";
import { columnsFor } from "./tiling.ts";
import { COLOURS, countOf } from "./tiles.ts";
import type { Colour } from "./tiles.ts";

/** Bit `5 * colour`: row 0 in `used`. */
const FIRST_ROW = 0x108421;

/** Scratch: the loose tiles of each colour. Nothing is allocated, because millions of simulated rounds end here. */
const supply = new Int32Array(COLOURS);

export function isStuck(layout: AzulLayout): boolean {
  if (!layout.isFree && hasEasyRow(layout)) return false;
  for (let colour = 0; colour < COLOURS; colour++) supply[colour] = countOf(layout.bag + layout.lid, colour);
  return !canCompleteSomeRow(layout, 0) && !canCompleteSomeRow(layout, releaseLines(layout));
}

/** Row 0 of a fixed wall needs one tile of each missing colour. That settles nearly every case, and without allocating. */
function hasEasyRow(layout: AzulLayout): boolean {
  const loose = layout.bag + layout.lid;
  const comes = loose | (loose >> 1) | (loose >> 2) | (loose >> 3) | (loose >> 4);
  for (let seat = 0; seat < layout.seats; seat++) {
    if ((~layout.used[seat] & ~comes & FIRST_ROW) === 0) return true;
  }
  return false;
}

/**
 * Adds to the supply what waiting lines give back once they are filled, as long as that lets further lines be filled.
 * The result has bit `5 * seat + row` for each of them.
 */
function releaseLines(layout: AzulLayout): number {
  let fillable = 0;
  for (let before = -1; before !== fillable;) {
    before = fillable;
    for (let line = 0; line < layout.seats * ROWS; line++) {
      const row = line % ROWS;
      const seat = (line - row) / ROWS;
      const count = layout.lineCount(seat, row);
      const colour = layout.lineColour(seat, row);
      if (count === 0 || (fillable >> line) & 1 || supply[colour] < row + 1 - count) continue;
      fillable |= 1 << line;
      supply[colour] += columnsFor(layout, seat, row, colour) === 0 ? count : count - 1;
    }
  }
  return fillable;
}

/** Whether the loose tiles can complete a row whose line is empty or `fillable`. */
function canCompleteSomeRow(layout: AzulLayout, fillable: number): boolean {
  for (let seat = 0; seat < layout.seats; seat++) {
    for (let row = 0; row < ROWS; row++) {
      const isEmpty = layout.lineCount(seat, row) === 0;
      if (!isEmpty && ((fillable >> (seat * ROWS + row)) & 1) === 0) continue;
      let colours = isEmpty ? 0 : 1 << layout.lineColour(seat, row);
      for (let colour = 0; colour < COLOURS; colour++) if (supply[colour] > row) colours |= 1 << colour;
      if (canCompleteRow(layout, seat, row, colours)) return true;
    }
  }
  return false;
}

/**
 * Whether a row of the wall can still be completed: each colour that it lacks is among `colours` (bit `colour`) and
 * fits a separate column. `colour` and `taken` are for the recursion: the first colour to try, and the columns that
 * earlier ones use.
 */
export function canCompleteRow(
  layout: AzulLayout,
  seat: Seat,
  row: number,
  colours: number,
  colour: Colour = 0,
  taken = 0,
): boolean {
  while (colour < COLOURS && (layout.used[seat] >> (5 * colour + row)) & 1) colour++;
  if (colour === COLOURS) return true;
  if (((colours >> colour) & 1) === 0) return false;
  const columns = columnsFor(layout, seat, row, colour) & ~taken;
  for (let column = 0; column < COLUMNS; column++) {
    const bit = 1 << column;
    if (columns & bit && canCompleteRow(layout, seat, row, colours, colour + 1, taken | bit)) return true;
  }
  return false;
}
