/**
 * What the net sees of the end of a round: one-hot patterns of each side in the order of play from the seat that starts next,
 * the bag, and the points. Sides share nothing, so that a side's part can be worked out once for its lines.
 */
import { COLOURS, ROWS, columnPattern, countOf, countTiles, rowPattern } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { packLines } from "./packed-lines.ts";
import { MOST_PROSPECTS, PROSPECTS, TILE_POINTS, fillTilePoints, prospectInputs } from "./prospect-inputs.ts";

const PATTERNS = 32;
const LINE_STATES = 26;
const ROW_INPUTS = 0;
const COLUMN_INPUTS = ROW_INPUTS + ROWS * PATTERNS;
const COLOUR_INPUTS = COLUMN_INPUTS + ROWS * PATTERNS;
const LINE_INPUTS = COLOUR_INPUTS + COLOURS * PATTERNS;
/** Columns of a colour: they follow from the rows on the fixed wall, so that only the free wall has them. */
const MOSAIC_INPUTS = LINE_INPUTS + ROWS * LINE_STATES;

/** Room for the active inputs of one side, and of a whole position. */
export const MOST_SIDE_INPUTS = 5 * ROWS + MOST_PROSPECTS;
export const MOST_INPUTS = 4 * MOST_SIDE_INPUTS + 6;

const BAG_SIZES = 26;
const BAG_COUNTS = 21;
const COMMON_INPUTS = BAG_SIZES + COLOURS * BAG_COUNTS;

/** Points are divided by this to be of the size of the other inputs. */
export const POINTS_SCALE = 25;

export interface InputShape {
  readonly seats: number;
  readonly free: boolean;
  /** Inputs of one side. */
  readonly side: number;
  /** Where the prospects of a side begin, within it; see `prospectInputs`. */
  readonly prospects: number;
  /** Where the common inputs begin, after the sides. */
  readonly common: number;
  /** Where the points begin: first the starter's own, then his lead over each other side. */
  readonly points: number;
  readonly bias: number;
  readonly size: number;
}

export function inputShape(seats: number, free: boolean): InputShape {
  const prospects = MOSAIC_INPUTS + (free ? COLOURS * PATTERNS : 0);
  const side = prospects + PROSPECTS;
  const common = seats * side;
  const points = common + COMMON_INPUTS;
  const bias = points + seats;
  return { seats, free, side, prospects, common, points, bias, size: bias + 1 };
}

/** The input of a line within its side; `line` is `colour << 3 | count`. */
export function lineInput(row: number, line: number): number {
  const count = line & 7;
  return LINE_INPUTS + row * LINE_STATES + (count === 0 ? 0 : (line >> 3) * 5 + count);
}

/** The inputs of one row, one column and one colour of a wall within its side. */
export function rowInput(layout: AzulPosition, seat: number, row: number): number {
  return ROW_INPUTS + row * PATTERNS + rowPattern(layout.walls[seat], row);
}

export function columnInput(layout: AzulPosition, seat: number, column: number): number {
  return COLUMN_INPUTS + column * PATTERNS + columnPattern(layout.walls[seat], column);
}

export function colourInput(layout: AzulPosition, seat: number, colour: number): number {
  return COLOUR_INPUTS + colour * PATTERNS + ((layout.used[seat] >> (5 * colour)) & 31);
}

/** On the free wall: the columns that have the colour. */
export function mosaicInput(layout: AzulPosition, seat: number, colour: number): number {
  const shown = layout.wallsByColour[seat * COLOURS + colour];
  const columns = (shown | (shown >> 5) | (shown >> 10) | (shown >> 15) | (shown >> 20)) & 31;
  return MOSAIC_INPUTS + colour * PATTERNS + columns;
}

/** Writes the active inputs of a wall within its side and returns how many. */
export function wallInputs(layout: AzulPosition, seat: number, free: boolean, into: Int32Array): number {
  let length = 0;
  for (let i = 0; i < ROWS; i++) {
    into[length++] = rowInput(layout, seat, i);
    into[length++] = columnInput(layout, seat, i);
    into[length++] = colourInput(layout, seat, i);
    if (free) into[length++] = mosaicInput(layout, seat, i);
  }
  return length;
}

/** Writes the active inputs of the bag within the common part and returns how many. */
export function bagInputs(bag: number, into: Int32Array): number {
  into[0] = countTiles(bag) >> 2;
  for (let colour = 0; colour < COLOURS; colour++) {
    into[1 + colour] = BAG_SIZES + colour * BAG_COUNTS + countOf(bag, colour);
  }
  return 1 + COLOURS;
}

/** Every one-hot input of a position between two rounds, from the view of the seat that starts next. */
export function allInputs(position: AzulPosition, shape: InputShape, into: Int32Array): number {
  const scratch = new Int32Array(MOST_SIDE_INPUTS);
  const points = new Int8Array(TILE_POINTS);
  let length = 0;
  for (let role = 0; role < shape.seats; role++) {
    const seat = (position.turn + role) % shape.seats;
    const count = wallInputs(position, seat, shape.free, scratch);
    for (let i = 0; i < count; i++) into[length++] = role * shape.side + scratch[i];
    for (let row = 0; row < ROWS; row++) {
      into[length++] = role * shape.side + lineInput(row, position.lines[seat * ROWS + row]);
    }
    fillTilePoints(position, seat, points, 0);
    const prospects = prospectInputs(
      shape.seats,
      shape.free,
      position.bag,
      { used: position.used[seat], wall: position.walls[seat], points, from: 0 },
      packLines(position, seat),
      scratch,
    );
    for (let i = 0; i < prospects; i++) into[length++] = role * shape.side + shape.prospects + scratch[i];
  }
  const count = bagInputs(position.bag, scratch);
  for (let i = 0; i < count; i++) into[length++] = shape.common + scratch[i];
  return length;
}
