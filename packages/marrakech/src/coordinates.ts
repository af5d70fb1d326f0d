/**
 * Squares and headings as text. In strings, `34` is column 3, row 4, both counted from 0; people call that square `d5`, as labelled
 * at the edge of the board. `N` is towards the top.
 */
import { columnOf, rowOf, squareAt } from "./board.ts";
import type { Heading, Square } from "./board.ts";

export const HEADING_LETTERS = "NESW";

/** Column and row, or -1 if the text is not a square of the board. */
export function parseSquare(text: string): Square {
  if (!/^[0-6][0-6]$/.test(text)) return -1;
  return squareAt(Number(text[0]), Number(text[1]));
}

export function makeSquare(square: Square): string {
  return `${columnOf(square)}${rowOf(square)}`;
}

/** By letter, from the left. */
export const COLUMN_LETTERS = "abcdefg";

/** The square with this name, such as `c4`, or -1. */
export function parseSquareName(text: string): Square {
  if (!/^[a-g][1-7]$/.test(text)) return -1;
  return squareAt(COLUMN_LETTERS.indexOf(text[0]), Number(text[1]) - 1);
}

/** A column's letter and a row's number, such as `c4`. */
export function makeSquareName(square: Square): string {
  return `${COLUMN_LETTERS[columnOf(square)]}${rowOf(square) + 1}`;
}

/** The heading of a letter, or -1. */
export function parseHeading(letter: string): Heading {
  return letter.length === 1 ? HEADING_LETTERS.indexOf(letter) : -1;
}

export function makeHeading(heading: Heading): string {
  return HEADING_LETTERS[heading];
}
