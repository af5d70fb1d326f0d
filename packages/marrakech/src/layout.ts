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

/**
 * A square that is on no board and always shows a rug. No rug may be laid with both halves on it, so lists of placements
 * are filled up with it to one length: see laying.ts.
 */
export const OFF_BOARD = 56;

export const layout = {
  /** The visible rug of each square, 0 where there is none; and one square more, see `OFF_BOARD`. */
  BOARD: 0,
  /** Per colour the squares that show it, as two words of bits: columns 0–3 and columns 4–6. */
  MASKS: 57,
  /** Per colour four words of bits: the ids that show on at least one square. */
  SHOWN: 67,
  /** The same for ids that show on two squares. */
  PAIRED: 87,
  /** Per colour the seat that is paid for it and scores it, or `NOBODY` if it is neutral. */
  OWNERS: 107,

  /** Per seat from here on. */
  DIRHAMS: 112,
  /** Rugs not yet laid, of both colours together where a seat has two. */
  RUGS: 116,
  /** 1 for a seat that is out. */
  OUT: 120,
  /** The next seat in order of play that is in: the seat itself if it is alone. */
  NEXT: 124,
  /** The colour that stands for the seat in the strings. */
  FIRST_COLOURS: 128,
  /** The seat's other colour (publisher, two seats), or `NO_COLOUR`. */
  SECOND_COLOURS: 132,
  /** How many of the seat's rugs not yet laid are of its other colour. */
  SECOND_RUGS: 136,

  /** The colour that the seat lays next, or `NO_COLOUR` while it has still to be drawn. */
  RUG_COLOURS: 140,

  ASSAM: 144,
  HEADING: 145,
  PHASE: 146,
  TURN: 147,
  ACTOR: 148,
  SEATS: 149,
  /** 1 where one may cover both halves of a rug of one's own. */
  MAY_COVER_OWN: 150,
  LENGTH: 151,
} as const;
