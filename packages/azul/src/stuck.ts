/**
 * Whether no wall can complete a row any more, at the end of a round when all loose tiles are in the bag and the lid.
 * Such a match would never end, so it ends there. It takes hoarding (all tiles of a colour lie in rows that wait for
 * one more), free walls whose gaps fit no missing colour, or four seats that hold all 100 tiles.
 *
 * The judgement errs only towards going on: it lets every row have the whole supply of a colour to itself.
 */
import type { Seat } from "@riad/core";
import { COLUMNS, ROWS } from "./layout.ts";
import type { AzulLayout } from "./layout.ts";
import { columnsFor } from "./tiling.ts";
import { COLOURS, countOf } from "./tiles.ts";
import type { Colour } from "./tiles.ts";

/** Bit `5 * colour`: row 0 in `used`. */
const FIRST_ROW = 0x108421;

export function isStuck(layout: AzulLayout): boolean {
  if (!layout.isFree && hasEasyRow(layout)) return false;
  const supply = Array.from({ length: COLOURS }, (_, colour) => countOf(layout.bag + layout.lid, colour));
  const fillable = new Set<number>();
  if (canCompleteSomeRow(layout, supply, fillable)) return false;
  releaseLines(layout, supply, fillable);
  return !canCompleteSomeRow(layout, supply, fillable);
}

/** Row 0 of a fixed wall needs one tile of each missing colour. That settles nearly every case, and without allocating. */
function hasEasyRow(layout: AzulLayout): boolean {
  const supply = layout.bag + layout.lid;
  const comes = supply | (supply >> 1) | (supply >> 2) | (supply >> 3) | (supply >> 4);
  for (let seat = 0; seat < layout.seats; seat++) {
    if ((~layout.used[seat] & ~comes & FIRST_ROW) === 0) return true;
  }
  return false;
}

/** Adds to the supply what waiting rows give back once they are filled, as long as that lets further rows be filled. */
function releaseLines(layout: AzulLayout, supply: number[], fillable: Set<number>): void {
  for (let before = -1; before !== fillable.size;) {
    before = fillable.size;
    for (let line = 0; line < layout.seats * ROWS; line++) {
      const row = line % ROWS;
      const seat = (line - row) / ROWS;
      const count = layout.lineCount(seat, row);
      const colour = layout.lineColour(seat, row);
      if (count === 0 || fillable.has(line) || supply[colour] < row + 1 - count) continue;
      fillable.add(line);
      supply[colour] += columnsFor(layout, seat, row, colour) === 0 ? count : count - 1;
    }
  }
}

function canCompleteSomeRow(layout: AzulLayout, supply: readonly number[], fillable: ReadonlySet<number>): boolean {
  for (let seat = 0; seat < layout.seats; seat++) {
    for (let row = 0; row < ROWS; row++) {
      const count = layout.lineCount(seat, row);
      if (count > 0 && !fillable.has(seat * ROWS + row)) continue;
      const waiting = count > 0 ? layout.lineColour(seat, row) : -1;
      const comes = (colour: Colour): boolean => colour === waiting || supply[colour] > row;
      if (canComplete(layout, seat, row, 0, 0, comes)) return true;
    }
  }
  return false;
}

/** Whether the missing colours from `colour` on all come, and find a column each among those not in `taken`. */
function canComplete(
  layout: AzulLayout,
  seat: Seat,
  row: number,
  colour: Colour,
  taken: number,
  comes: (colour: Colour) => boolean,
): boolean {
  while (colour < COLOURS && (layout.used[seat] >> (5 * colour + row)) & 1) colour++;
  if (colour === COLOURS) return true;
  if (!comes(colour)) return false;
  const columns = columnsFor(layout, seat, row, colour) & ~taken;
  for (let column = 0; column < COLUMNS; column++) {
    const bit = 1 << column;
    if (columns & bit && canComplete(layout, seat, row, colour + 1, taken | bit, comes)) return true;
  }
  return false;
}
