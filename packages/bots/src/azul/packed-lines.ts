/** The five lines of a seat as one integer: six bits per line, `colour << 3 | count`, the first row lowest. */
import { ROWS } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";

export type Lines = number;

const ROW_BITS = 6;

export function packLines(position: AzulPosition, seat: number): Lines {
  let lines = 0;
  for (let row = 0; row < ROWS; row++) lines |= position.lines[seat * ROWS + row] << (ROW_BITS * row);
  return lines;
}

/** `colour << 3 | count`, 0 if the row is empty. */
export function lineOf(lines: Lines, row: number): number {
  return (lines >> (ROW_BITS * row)) & 63;
}

/** The rows with one of them changed to `colour << 3 | count`. */
export function withLine(lines: Lines, row: number, line: number): Lines {
  const shift = ROW_BITS * row;
  return (lines & ~(63 << shift)) | (line << shift);
}

/** Whether a row that shows `line` takes tiles of a colour; `used` has bit `5 * colour + row` for colours on the wall. */
export function takes(line: number, row: number, colour: number, used: number): boolean {
  const count = line & 7;
  return count === 0 ? ((used >> (5 * colour + row)) & 1) === 0 : line >> 3 === colour && count <= row;
}
