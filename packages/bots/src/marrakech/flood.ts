/** Sets of squares as two words of bits (columns 0–3 and 4–6), and the connected part of one around some squares. */

/** What the last `flood` found. */
export let floodLow = 0;
export let floodHigh = 0;

/** Grows the first set inside the second one as far as it goes. The empty eighth row keeps columns apart. */
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

export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of the lowest bit of a word that is not 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}
