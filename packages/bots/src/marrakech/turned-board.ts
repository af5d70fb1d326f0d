/**
 * The board as the net sees it: turned so that Assam faces north.
 *
 * The tracks have four symmetries: the identity, half a turn, and the two reflections on the diagonals. Each takes another
 * heading to north, so that every position has exactly one turned form and the net learns four times as fast.
 */
import { LEFT, NORTH, RIGHT, SIDE, SQUARES, SQUARE_SPACE, WEST, columnOf, rowOf, walkFrom } from "@riad/marrakech";
import type { Heading, Square } from "@riad/marrakech";

export const CELLS = SIDE * SIDE;

/** Pairs of squares that share an edge. */
export const EDGES = 2 * SIDE * (SIDE - 1);

/** Where Assam may stop: three rotations by four throws. */
export const LANDINGS = 12;

/** Of six throws, how many show each number, in the order of the landings of one rotation. */
export const DIE_WEIGHTS = Float64Array.of(1, 2, 2, 1);

/** Where each square comes to lie, by heading: `TURNED[heading * SQUARE_SPACE + square]`. */
export const TURNED = new Int32Array(4 * SQUARE_SPACE).fill(-1);

/**
 * The pair of a square with the one below it and with the one to its right, on the turned board:
 * `TURNED_EDGES[(heading * SQUARE_SPACE + square) * 2 + isRight]`.
 */
export const TURNED_EDGES = new Int32Array(8 * SQUARE_SPACE).fill(-1);

/**
 * Where the three rotations and four throws lead, rotations as on the turned board:
 * `ROUTES[(square << 2 | heading) * LANDINGS + 4 * rotation + die - 1]` is `square << 2 | heading`.
 */
export const ROUTES = new Int32Array((SQUARE_SPACE << 2) * LANDINGS);

for (const square of SQUARES) {
  for (let heading = NORTH; heading <= WEST; heading++) {
    const at = heading * SQUARE_SPACE + square;
    TURNED[at] = turnedCell(square, heading);
    if (rowOf(square) + 1 < SIDE) TURNED_EDGES[2 * at] = turnedEdge(square, square + 1, heading);
    if (columnOf(square) + 1 < SIDE) TURNED_EDGES[2 * at + 1] = turnedEdge(square, square + 8, heading);
    for (let rotation = LEFT; rotation <= RIGHT; rotation++) {
      // A reflection makes left right.
      const turnedRotation = (heading & 1) === 0 ? rotation : RIGHT - rotation;
      for (let die = 1; die <= 4; die++) {
        const route = ((square << 2) | heading) * LANDINGS + 4 * turnedRotation + die - 1;
        ROUTES[route] = walkFrom(square, (heading + rotation + 3) & 3, die);
      }
    }
  }
}

function turnedCell(square: Square, heading: Heading): number {
  const x = columnOf(square);
  const y = rowOf(square);
  const last = SIDE - 1;
  if (heading === NORTH) return x * SIDE + y;
  if (heading === WEST) return y * SIDE + x;
  return heading === 2 ? (last - x) * SIDE + last - y : (last - y) * SIDE + last - x;
}

function turnedEdge(one: Square, other: Square, heading: Heading): number {
  const a = turnedCell(one, heading);
  const b = turnedCell(other, heading);
  const low = Math.min(a, b);
  const x = Math.floor(low / SIDE);
  const y = low % SIDE;
  return Math.abs(a - b) === 1 ? x * (SIDE - 1) + y : EDGES / 2 + y * (SIDE - 1) + x;
}
