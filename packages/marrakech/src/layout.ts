/**
 * Where everything stands in the flat array of a position. The rules (turning, walking, laying, …) are functions of
 * that array; only they and position.ts know this file.
 *
 * Lists per colour have five places, because colours count from 1.
 */
import { SQUARE_SPACE } from "./board.ts";

export type Cells = Int32Array;

/** The visible rug of each square, 0 where there is none. */
export const BOARD = 0;

/** Per colour the squares that show it, as two words of bits: columns 0–3 and columns 4–6. */
export const MASKS = SQUARE_SPACE;

/** Per colour four words of bits: the ids that show on at least one square. */
export const SHOWN = MASKS + 10;

/** The same for ids that show on two squares. */
export const PAIRED = SHOWN + 20;

/** Per colour the seat that is paid for it and scores it, or `NOBODY` if it is neutral. */
export const OWNERS = PAIRED + 20;

/** Per seat from here on. */
export const DIRHAMS = OWNERS + 5;

/** Rugs not yet laid, of both colours together where a seat has two. */
export const RUGS = DIRHAMS + 4;

/** 1 for a seat that is out. */
export const OUT = RUGS + 4;

/** The colour that stands for the seat in the strings. */
export const FIRST_COLOURS = OUT + 4;

/** The seat's other colour (publisher, two seats), or `NO_COLOUR`. */
export const SECOND_COLOURS = FIRST_COLOURS + 4;

/** How many of the seat's rugs not yet laid are of its other colour. */
export const SECOND_RUGS = SECOND_COLOURS + 4;

export const ASSAM = SECOND_RUGS + 4;
export const HEADING = ASSAM + 1;
export const PHASE = ASSAM + 2;
export const TURN = ASSAM + 3;
export const ACTOR = ASSAM + 4;

/** The colour that the seat whose turn it is lays, or `NO_COLOUR` while it is not drawn. */
export const RUG_COLOUR = ASSAM + 5;

export const SEATS = ASSAM + 6;
export const SEATS_IN = ASSAM + 7;

/** 1 where one may cover both halves of a rug of one's own. */
export const MAY_COVER_OWN = ASSAM + 8;

export const CELL_COUNT = ASSAM + 9;

export const NOBODY = -1;

/** The phases of a turn, in the order of the strings' names. */
export const ROTATE = 0;
export const ROLL = 1;
export const LAY = 2;
export const DRAW = 3;
