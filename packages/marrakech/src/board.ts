/**
 * The market: 7 by 7 squares and the mosaic tracks around it. Nothing here changes during a match.
 *
 * A square is `x << 3 | y`, not `x * 7 + y`: the unused eighth row keeps columns apart when squares are bits of a mask
 * (see regions.ts), and ascending numbers are still the column-major order of the strings.
 */

/** `x << 3 | y`, with x counted from the left and y from the top. */
export type Square = number;

/** A quarter of the compass, clockwise from north. */
export type Heading = number;

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;

export const SIDE = 7;

/** One more than the highest square number. */
export const SQUARE_SPACE = 56;

export const CENTRE: Square = squareAt(3, 3);

/** All 49 squares, ascending. */
export const SQUARES: readonly Square[] = Array.from({ length: SIDE * SIDE }, (_, i) =>
  squareAt(Math.floor(i / SIDE), i % SIDE),
);

export function squareAt(x: number, y: number): Square {
  return (x << 3) | y;
}

export function columnOf(square: Square): number {
  return square >> 3;
}

export function rowOf(square: Square): number {
  return square & 7;
}

/** The square one step away, or -1 beyond the edge. */
export function neighbour(square: Square, heading: Heading): Square {
  const x = columnOf(square) + (heading === EAST ? 1 : heading === WEST ? -1 : 0);
  const y = rowOf(square) + (heading === SOUTH ? 1 : heading === NORTH ? -1 : 0);
  return x < 0 || y < 0 || x >= SIDE || y >= SIDE ? -1 : squareAt(x, y);
}

/** A way off the board: over the edge of `square` that lies towards `heading`. */
export interface Exit {
  readonly square: Square;
  readonly heading: Heading;
}

/** A mosaic arc joins two exits: Assam leaves by one and comes back by the other, facing inwards. */
export interface Track {
  readonly exits: readonly [Exit, Exit];
  /** The three-quarter circle around a corner, which has both its ends on one square. */
  readonly isLoop: boolean;
}

/** The 14 arcs: three on each side, and the loops at the top right and the bottom left. */
export const TRACKS: readonly Track[] = [
  ...[0, 2, 4].map((x) => arc(squareAt(x, 0), NORTH, squareAt(x + 1, 0), NORTH)),
  arc(squareAt(6, 0), NORTH, squareAt(6, 0), EAST),
  ...[1, 3, 5].map((y) => arc(squareAt(6, y), EAST, squareAt(6, y + 1), EAST)),
  ...[5, 3, 1].map((x) => arc(squareAt(x, 6), SOUTH, squareAt(x + 1, 6), SOUTH)),
  arc(squareAt(0, 6), SOUTH, squareAt(0, 6), WEST),
  ...[4, 2, 0].map((y) => arc(squareAt(0, y), WEST, squareAt(0, y + 1), WEST)),
];

function arc(from: Square, out: Heading, to: Square, back: Heading): Track {
  return {
    exits: [
      { square: from, heading: out },
      { square: to, heading: back },
    ],
    isLoop: from === to,
  };
}

/** One step of Assam's walk: where he is after it, which way he then faces, and the arc he took, if any. */
export interface Step {
  readonly square: Square;
  readonly heading: Heading;
  readonly track: Track | null;
}

/** One step. Coming back by an arc is the step (M4). */
export function stepFrom(square: Square, heading: Heading): Step {
  const ahead = neighbour(square, heading);
  if (ahead >= 0) return { square: ahead, heading, track: null };
  for (const track of TRACKS) {
    for (const [i, exit] of track.exits.entries()) {
      if (exit.square !== square || exit.heading !== heading) continue;
      const entry = track.exits[1 - i];
      return { square: entry.square, heading: (entry.heading + 2) & 3, track };
    }
  }
  throw new RangeError(`no way leads from square ${square} towards ${heading}`);
}

/** Every square that Assam enters on a roll of `die`, in order. */
export function pathOf(square: Square, heading: Heading, die: number): Step[] {
  const path: Step[] = [];
  let at: Exit = { square, heading };
  for (let i = 0; i < die; i++) {
    const step = stepFrom(at.square, at.heading);
    path.push(step);
    at = step;
  }
  return path;
}

const WALKS = tabulateWalks();

/** Where a roll of 1 to 4 ends, as `square << 2 | heading`. */
export function walkFrom(square: Square, heading: Heading, die: number): number {
  return WALKS[(square << 4) | (heading << 2) | (die - 1)];
}

/** Looks up each further step in the table itself, to be fast: a page has to compute the table before it can draw. */
function tabulateWalks(): Int16Array {
  const walks = new Int16Array(SQUARE_SPACE << 4);
  for (const square of SQUARES) {
    for (let heading = NORTH; heading <= WEST; heading++) {
      const step = stepFrom(square, heading);
      walks[(square << 4) | (heading << 2)] = (step.square << 2) | step.heading;
    }
  }
  for (let die = 2; die <= 4; die++) {
    for (const square of SQUARES) {
      for (let heading = NORTH; heading <= WEST; heading++) {
        const start = (square << 4) | (heading << 2);
        walks[start | (die - 1)] = walks[walks[start | (die - 2)] << 2];
      }
    }
  }
  return walks;
}
