/**
 * Tiles as packed counts: five 5-bit fields of one integer, colour `a` lowest. A factory, a centre, the bag, the lid
 * and a floor are each one such number, so that moving tiles is one addition. No field overflows: there are 20 tiles of
 * a colour and a field can count to 31.
 */

/** A colour, 0 to 4, written `a` to `e`. */
export type Colour = number;

/** How many tiles of each colour: five 5-bit counts. */
export type Tiles = number;

export const COLOURS = 5;
export const TILES_OF_A_COLOUR = 20;

/** The most that one field of `Tiles` can count. */
export const MOST_OF_A_COLOUR = 31;

const FIELD = 5;
const FIELD_MASK = 31;
const EVEN_FIELDS = 0b11111_00000_11111_00000_11111;
const LETTERS = "abcde";

export const ALL_TILES: Tiles = packTiles([20, 20, 20, 20, 20]);

export function packTiles(counts: readonly number[]): Tiles {
  let tiles = 0;
  for (let colour = 0; colour < COLOURS; colour++) tiles |= counts[colour] << (FIELD * colour);
  return tiles;
}

export function tilesOf(colour: Colour, count: number): Tiles {
  return count << (FIELD * colour);
}

export function countOf(tiles: Tiles, colour: Colour): number {
  return (tiles >> (FIELD * colour)) & FIELD_MASK;
}

/** How many tiles of all colours together. */
export function countTiles(tiles: Tiles): number {
  const sums = (tiles & EVEN_FIELDS) + ((tiles >> FIELD) & EVEN_FIELDS);
  return (sums & 1023) + ((sums >> (2 * FIELD)) & 1023) + (sums >> (4 * FIELD));
}

/** The alphabetically last colour among the tiles; there must be one. */
export function lastColour(tiles: Tiles): Colour {
  return ((31 - Math.clz32(tiles)) / FIELD) | 0;
}

/** The letter of a colour. */
export function colourLetter(colour: Colour): string {
  return LETTERS[colour];
}

/** The colour of a letter, or -1. */
export function colourOfLetter(letter: string): Colour | -1 {
  return letter.length === 1 ? LETTERS.indexOf(letter) : -1;
}

/** The tiles as sorted letters, `aabce`. */
export function tileLetters(tiles: Tiles): string {
  let text = "";
  for (let colour = 0; colour < COLOURS; colour++) text += LETTERS[colour].repeat(countOf(tiles, colour));
  return text;
}
