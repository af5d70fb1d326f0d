/** Rows of a free wall that can never be completed: the missing colours do not find a column each. */
import { COLOURS, COLUMNS, ROWS, openColumns } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";

/** Whether all rows of the seat are blocked. */
export function isBlocked(layout: AzulPosition, seat: number): boolean {
  return countBlocked(layout, seat) === ROWS;
}

export function countBlocked(layout: AzulPosition, seat: number): number {
  const lines = layout.lines.slice(seat * ROWS, (seat + 1) * ROWS);
  let blocked = 0;
  for (let row = 0; row < ROWS; row++) if (!canComplete(layout, seat, row, 0, 0)) blocked++;
  layout.lines.set(lines, seat * ROWS);
  return blocked;
}

/** Whether the colours from `colour` on that the row lacks find columns beside those in `taken`. */
function canComplete(layout: AzulPosition, seat: number, row: number, colour: number, taken: number): boolean {
  while (colour < COLOURS && (layout.used[seat] >> (5 * colour + row)) & 1) colour++;
  if (colour === COLOURS) return true;
  // The rules tell the columns of a row by what lies in its line; the caller puts the line back.
  layout.lines[seat * ROWS + row] = (colour << 3) | (row + 1);
  const open = openColumns(layout, seat, row) & ~taken;
  for (let column = 0; column < COLUMNS; column++) {
    const bit = 1 << column;
    if (open & bit && canComplete(layout, seat, row, colour + 1, taken | bit)) return true;
  }
  return false;
}
