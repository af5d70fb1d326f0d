/**
 * Where everything stands in the flat array of a position. The rules (turning, walking, laying, …) are functions of
 * that array; only they and position.ts know this file.
 *
 * Lists per colour have five places, because colours count from 1. The rules take the names they need by destructuring
 * (`const { BOARD, TURN } = layout`): the compiler folds a file's own constants, but reads imported ones anew each time,
 * which cost a fifth of the speed.
 */
import { CHANCE, OVER } from "@riad/core";

export type Cells = Int32Array;

export const NOBODY = -1;

/** Who may be to move beside the seats, for the same reason under names to destructure. */
export const actors = { CHANCE, OVER } as const;

/** The phases of a turn, numbered in the order of the names in arrangement.ts. */
export const phases = { ROTATE: 0, ROLL: 1, LAY: 2, DRAW: 3 } as const;

export const layout = {
  /** The visible rug of each square, 0 where there is none. */
  BOARD: 0,
  /** Per colour the squares that show it, as two words of bits: columns 0–3 and columns 4–6. */
  MASKS: 56,
  /** Per colour four words of bits: the ids that show on at least one square. */
  SHOWN: 66,
  /** The same for ids that show on two squares. */
  PAIRED: 86,
  /** Per colour the seat that is paid for it and scores it, or `NOBODY` if it is neutral. */
  OWNERS: 106,

  /** Per seat from here on. */
  DIRHAMS: 111,
  /** Rugs not yet laid, of both colours together where a seat has two. */
  RUGS: 115,
  /** 1 for a seat that is out. */
  OUT: 119,
  /** The next seat in order of play that is in: the seat itself if it is alone. */
  NEXT: 123,
  /** The colour that stands for the seat in the strings. */
  FIRST_COLOURS: 127,
  /** The seat's other colour (publisher, two seats), or `NO_COLOUR`. */
  SECOND_COLOURS: 131,
  /** How many of the seat's rugs not yet laid are of its other colour. */
  SECOND_RUGS: 135,

  /** The colour that the seat lays next, or `NO_COLOUR` while it has still to be drawn. */
  RUG_COLOURS: 139,

  ASSAM: 143,
  HEADING: 144,
  PHASE: 145,
  TURN: 146,
  ACTOR: 147,
  SEATS: 148,
  /** 1 where one may cover both halves of a rug of one's own. */
  MAY_COVER_OWN: 149,
  LENGTH: 150,
} as const;
