/** Rows of a free wall that can never be completed, because the missing colours do not find a column each. */
import { COLOURS, ROWS, canCompleteRow } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";

/** Whatever tiles may still come. */
const EVERY_COLOUR = (1 << COLOURS) - 1;

export function isBlocked(position: AzulPosition, seat: number): boolean {
  return countBlocked(position, seat) === ROWS;
}

export function countBlocked(position: AzulPosition, seat: number): number {
  let blocked = 0;
  for (let row = 0; row < ROWS; row++) if (!canCompleteRow(position, seat, row, EVERY_COLOUR)) blocked++;
  return blocked;
}
