/**
 * Azul: a full line that completes a row of the wall and so ends the match. Progress of columns and of colours, and an
 * end put off, were tried too; they mean no more than nonsense (see `npm run audit`).
 */
import { ROWS, fixedColumn, rowPattern } from "@riad/azul";
import type { AzulPosition, DraftPreview } from "@riad/azul";
import type { Motif } from "../motif.ts";

const FULL_ROW = 31;

/** On the fixed wall only: on the free wall the tile may find no column. */
export function findWallMotifs(position: AzulPosition, good: DraftPreview, poor: DraftPreview): Motif[] {
  if (position.isFree || isEnding(position)) return [];
  const [ends, wouldEnd] = [good, poor].map(
    ({ seat, row, colour, completesLine }) =>
      completesLine && row !== undefined && isLast(position.walls[seat], row, fixedColumn(row, colour)),
  );
  if (!ends || wouldEnd || good.row === undefined) return [];
  return [{ name: "endHastened", numbers: { line: good.row + 1 }, row: "ownBonuses", weight: 2 }];
}

/** Whether a row lacks nothing but this column. */
function isLast(wall: number, row: number, column: number): boolean {
  return (rowPattern(wall, row) | (1 << column)) === FULL_ROW;
}

/** Somebody's full line completes a row already. */
function isEnding(position: AzulPosition): boolean {
  for (let seat = 0; seat < position.seats; seat++) {
    for (let row = 0; row < ROWS; row++) {
      const isFull = position.lineCount(seat, row) === row + 1;
      const column = fixedColumn(row, position.lineColour(seat, row));
      if (isFull && isLast(position.walls[seat], row, column)) return true;
    }
  }
  return false;
}
