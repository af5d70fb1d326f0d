/**
 * Where everything is in the flat array of a position. The rules (turning, walking, laying, …) are functions of
 * that array; only they and position.ts know this file.
 *
 * Lists per colour have five places, because colours count from 1. The rules take the names they need by destructuring
 * (`const { BOARD, TURN } = layout`): the compiler folds a file's own constants, but reads imported ones again each time,
 * which cost a fifth of the speed.
 */
import { CHANCE, OVER } from "@riad/core";

export type Cells = Int32Array;

export const NOBODY = -1;

/** The other values of `ACTOR` besides the seats, under names to destructure for the same reason. */
export const actors = { CHANCE, OVER } as const;

/** The phases of a turn, numbered in the order of the names in arrangement.ts. */
export const phases = { ROTATE: 0, ROLL: 1, LAY: 2, DRAW: 3 } as const;

export const layout = {
  /**
   * What each square shows: a rug, or the number of the square itself if it is empty, which has no colour either. So two
   * squares show the same number only if they show the same rug. The sixteen cells before and after the board are padding
   * for reads beyond its edge.
   */
  BOARD: 16,
  /** Per colour the squares that show it, as two words of bits: columns 0–3 and columns 4–6. */
  MASKS: 88,
  /**
   * Per colour eight words, each for sixteen ids: a bit of the lower half says that the id shows on at least one square,
   * the same bit of the upper half that it shows on two.
   */
  IDS: 98,
  /** Per colour the seat that is paid for it and scores it, or `NOBODY` if it is neutral. */
  OWNERS: 138,

  /** The following lists are per seat. */
  DIRHAMS: 143,
  /** Rugs not yet laid, of both colours together where a seat has two. */
  RUGS: 147,
  /** 1 for a seat that is out. */
  OUT: 151,
  /** The next seat in order of play that is still in: the seat itself if it is the only one. */
  NEXT: 155,
  /** The colour that identifies the seat in the strings. */
  FIRST_COLOURS: 159,
  /** The seat's other colour (publisher, two seats), or `NO_COLOUR`. */
  SECOND_COLOURS: 163,
  /** How many of the seat's rugs not yet laid are of its other colour. */
  SECOND_RUGS: 167,

  /** The colour that the seat lays next, or `NO_COLOUR` until it is drawn. */
  RUG_COLOURS: 171,

  ASSAM: 175,
  HEADING: 176,
  PHASE: 177,
  TURN: 178,
  ACTOR: 179,
  SEATS: 180,
  /** 1 if players may cover both halves of their own rug. */
  MAY_COVER_OWN: 181,
  LENGTH: 182,
} as const;
