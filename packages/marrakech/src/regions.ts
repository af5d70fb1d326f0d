/**
 * Regions: squares of one colour joined by their edges. Rent is due in every fourth turn, so this is written for
 * speed: a colour is two words of bits, and a region grows by shifting. The eighth, always empty row of the numbering
 * stops a column's bits from running into the next column.
 */
import { SQUARES } from "./board.ts";
import type { Square } from "./board.ts";
import type { Cells } from "./layout.ts";
import { layout } from "./layout.ts";
import { NO_RUG, colourOf } from "./rugs.ts";

const { BOARD, MASKS } = layout;

/** What the last `flood` found: columns 0–3 and columns 4–6. */
export let floodLow = 0;
export let floodHigh = 0;

/** Grows the first set of squares inside the second one as far as it goes. */
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

/** How many squares belong to the region of the colour that `square` shows; 0 where nothing lies. */
export function regionSize(cells: Cells, square: Square): number {
  findRegion(cells, square);
  return countBits(floodLow) + countBits(floodHigh);
}

/** The squares of that region, ascending. */
export function regionSquares(cells: Cells, square: Square): Square[] {
  findRegion(cells, square);
  return SQUARES.filter((other) => ((other < 32 ? floodLow : floodHigh) >> (other & 31)) & 1);
}

function findRegion(cells: Cells, square: Square): void {
  const rug = cells[BOARD + square];
  const mask = MASKS + (colourOf(rug) << 1);
  let low = 0;
  let high = 0;
  if (rug !== NO_RUG) {
    if (square < 32) low = 1 << square;
    else high = 1 << square;
  }
  flood(low, high, cells[mask], cells[mask + 1]);
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
