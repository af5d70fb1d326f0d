/**
 * Colours and rugs. A visible rug is one number, so that "the same rug" is "the same number". Colours count from 1 and
 * an empty square is 0: its colour is then 0, which has no owner.
 */

/** 1 cyan, 2 yellow, 3 purple, 4 red; 0 is no colour. */
export type Colour = number;

/** `colour << 7 | id`, or 0 for no rug. */
export type Rug = number;

export const NO_COLOUR: Colour = 0;
export const NO_RUG: Rug = 0;

export const COLOURS: readonly Colour[] = [1, 2, 3, 4];

/** The letter of each colour; `n` is the strings' letter for an empty square. */
export const COLOUR_LETTERS = "ncypr";

/** The names of the colours. */
export const COLOUR_NAMES: readonly string[] = ["none", "cyan", "yellow", "purple", "red"];

export function makeRug(colour: Colour, id: number): Rug {
  return (colour << 7) | id;
}

export function colourOf(rug: Rug): Colour {
  return rug >> 7;
}

export function idOf(rug: Rug): number {
  return rug & 127;
}

/** The colour of a letter, or 0 if it is none of `cypr`. */
export function parseColour(letter: string): Colour {
  return letter.length === 1 ? Math.max(COLOUR_LETTERS.indexOf(letter), 0) : 0;
}

export function makeColour(colour: Colour): string {
  return COLOUR_LETTERS[colour];
}
