/**
 * Regions: squares of one colour that are connected by edges. Rent is due in every fourth turn, so this is written for
 * speed: a colour is two words of bits, and a region grows by shifting. The eighth row of the numbering is always
 * empty, which keeps a column's bits from running into the next column.
 */
import { SQUARES } from "./board.ts";
import type { Square } from "./board.ts";
import type { Cells } from "./layout.ts";
import { layout } from "./layout.ts";
import { colourOf } from "./rugs.ts";

const { BOARD, MASKS } = layout;

/** The result of the last `flood`: columns 0–3 and columns 4–6. */
export let floodLow = 0;
export let floodHigh = 0;

/** Grows the first set of squares inside the second one as far as possible. */
export function flood(fromLow: number, fromHigh: number, insideLow: number, insideHigh: number): void {
  let low = fromLow;
  let high = fromHigh;
  for (;;) {
    const nextLow = (low | (low << 1) | (low >>> 1) | (low << 8) | (low >>> 8) | (high << 24)) & insideLow;
    const nextHigh = (high | (high << 1) | (high >>> 1) | (high << 8) | (high >>> 8) | (nextLow >>> 24)) & insideHigh;
    if (nextLow === low && nextHigh === high) break;
    low = nextLow;
    high = nextHigh;
  }
  floodLow = low;
  floodHigh = high;
}

/** The size of the region of the colour that `square` shows; 0 if there is no rug. */
export function regionSize(cells: Cells, square: Square): number {
  findRegion(cells, square);
  return countBits(floodLow) + countBits(floodHigh);
}

/** The squares of that region, ascending. */
export function regionSquares(cells: Cells, square: Square): Square[] {
  findRegion(cells, square);
  return SQUARES.filter((other) => ((other < 32 ? floodLow : floodHigh) >> (other & 31)) & 1);
}

/** Without a branch, which would be mispredicted: payments fall on either half of the board at random. */
function findRegion(cells: Cells, square: Square): void {
  const mask = MASKS + (colourOf(cells[BOARD + square]) << 1);
  const bit = 1 << square;
  const inLow = (square - 32) >> 31;
  flood(bit & inLow, bit & ~inLow, cells[mask], cells[mask + 1]);
}

/** How many squares show a colour. */
export function countVisible(cells: Cells, colour: number): number {
  const mask = MASKS + (colour << 1);
  return countBits(cells[mask]) + countBits(cells[mask + 1]);
}

export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
