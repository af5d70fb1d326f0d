/**
 * The third phase: a rug is laid beside Assam.
 *
 * A placement is `a << 6 | b` with the lower square first. At most twelve touch a square, so they are tabulated, and
 * all that remains to check for each is whether it would cover both halves of one rug.
 */
import type { Move, MoveList } from "@riad/core";
import { CENTRE, NORTH, SQUARES, SQUARE_SPACE, WEST, neighbour } from "./board.ts";
import type { Square } from "./board.ts";
import { spendDrawn } from "./drawing-rugs.ts";
import type { Cells } from "./layout.ts";
import { layout } from "./layout.ts";
import { countBits } from "./regions.ts";
import { NO_COLOUR, colourOf, makeRug } from "./rugs.ts";
import type { Colour, Rug } from "./rugs.ts";
import { endTurn } from "./turning.ts";

const { ASSAM, BOARD, IDS, MASKS, MAY_COVER_OWN, OWNERS, RUGS, RUG_COLOURS, SECOND_COLOURS, TURN } = layout;

/** An id that shows on two squares, in the words of ids (layout.ts). */
const SHOWN_TWICE = 0x10001;

/** No rug is laid and one is discarded. This never happens in a match (M10). */
export const PASS: Move = 0;

export function placementOf(one: Square, other: Square): Move {
  return one < other ? (one << 6) | other : (other << 6) | one;
}

export function lowerSquare(placement: Move): Square {
  return placement >> 6;
}

export function higherSquare(placement: Move): Square {
  return placement & 63;
}

function neighbours(square: Square): Square[] {
  const found: Square[] = [];
  for (let heading = NORTH; heading <= WEST; heading++) {
    const next = neighbour(square, heading);
    if (next >= 0) found.push(next);
  }
  return found;
}

/** The placements that touch Assam's square and leave it free, whatever rugs are there, ascending. */
export function placementsBeside(assam: Square): Move[] {
  const placements = new Set<Move>();
  for (const near of neighbours(assam)) {
    for (const far of neighbours(near)) if (far !== assam) placements.add(placementOf(near, far));
  }
  return [...placements].sort((a, b) => a - b);
}

/** A placement's number grows by this much from one square to the next. */
const STRIDE = 65;

/** The twelve placements around Assam in the middle of the board, relative to `STRIDE * assam`. */
const AROUND = placementsBeside(CENTRE).map((placement) => placement - STRIDE * CENTRE);
const [P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11] = AROUND;

/** For each square of Assam a bit for each of the twelve: whether it is on the board. */
const ON_BOARD = new Int32Array(SQUARE_SPACE);
for (const assam of SQUARES) {
  for (const placement of placementsBeside(assam)) ON_BOARD[assam] |= 1 << AROUND.indexOf(placement - STRIDE * assam);
}

/**
 * Writes every placement and counts it if it is legal; if not, the next one overwrites it. `-(a ^ b) >>> 31` is 1 where two
 * squares show different things: a branch would be mispredicted in every turn, and a loop is slower.
 */
export function listPlacements(cells: Cells, into: MoveList): number {
  const assam = cells[ASSAM];
  const open = ON_BOARD[assam];
  const at = BOARD + assam;
  const first = STRIDE * assam;
  let count = 0;
  const farWest = cells[at - 16];
  const northWest = cells[at - 9];
  const west = cells[at - 8];
  const southWest = cells[at - 7];
  const farNorth = cells[at - 2];
  const north = cells[at - 1];
  const south = cells[at + 1];
  const farSouth = cells[at + 2];
  const northEast = cells[at + 7];
  const east = cells[at + 8];
  const southEast = cells[at + 9];
  const farEast = cells[at + 16];
  into[count] = first + P0;
  count += (-(farWest ^ west) >>> 31) & open;
  into[count] = first + P1;
  count += (-(northWest ^ west) >>> 31) & (open >> 1);
  into[count] = first + P2;
  count += (-(northWest ^ north) >>> 31) & (open >> 2);
  into[count] = first + P3;
  count += (-(west ^ southWest) >>> 31) & (open >> 3);
  into[count] = first + P4;
  count += (-(southWest ^ south) >>> 31) & (open >> 4);
  into[count] = first + P5;
  count += (-(farNorth ^ north) >>> 31) & (open >> 5);
  into[count] = first + P6;
  count += (-(north ^ northEast) >>> 31) & (open >> 6);
  into[count] = first + P7;
  count += (-(south ^ farSouth) >>> 31) & (open >> 7);
  into[count] = first + P8;
  count += (-(south ^ southEast) >>> 31) & (open >> 8);
  into[count] = first + P9;
  count += (-(northEast ^ east) >>> 31) & (open >> 9);
  into[count] = first + P10;
  count += (-(east ^ southEast) >>> 31) & (open >> 10);
  into[count] = first + P11;
  count += (-(east ^ farEast) >>> 31) & (open >> 11);
  if (cells[MAY_COVER_OWN] !== 0 && count < countBits(open)) return listOwnToo(cells, into);
  if (count === 0) into[count++] = PASS;
  return count;
}

/** The same where players may cover both halves of their own rugs (M13). */
function listOwnToo(cells: Cells, into: MoveList): number {
  const assam = cells[ASSAM];
  const open = ON_BOARD[assam];
  let count = 0;
  for (let i = 0; i < AROUND.length; i++) {
    const placement = STRIDE * assam + AROUND[i];
    if (((open >> i) & 1) !== 0 && mayCover(cells, placement)) into[count++] = placement;
  }
  if (count === 0) into[count++] = PASS;
  return count;
}

/** Both halves of one rug may not be covered at once; the publisher's rules allow it for your own rugs (M9, M13). */
export function mayCover(cells: Cells, placement: Move): boolean {
  const under = cells[BOARD + (placement >> 6)];
  if (under !== cells[BOARD + (placement & 63)]) return true;
  return cells[MAY_COVER_OWN] !== 0 && cells[OWNERS + colourOf(under)] === cells[TURN];
}

export function layRug(cells: Cells, placement: Move): void {
  const seat = cells[TURN];
  const colour = cells[RUG_COLOURS + seat];
  if (placement !== PASS) coverSquares(cells, placement, makeRug(colour, lowestFreeId(cells, colour)));
  cells[RUGS + seat]--;
  if (cells[SECOND_COLOURS + seat] !== NO_COLOUR) spendDrawn(cells, seat);
  endTurn(cells);
}

export function clearBoard(cells: Cells): void {
  for (const square of SQUARES) cells[BOARD + square] = square;
}

/** Puts a rug that is not visible anywhere yet onto both squares. */
export function coverSquares(cells: Cells, placement: Move, rug: Rug): void {
  const one = placement >> 6;
  const other = placement & 63;
  hideRug(cells, one);
  hideRug(cells, other);
  cells[BOARD + one] = rug;
  cells[BOARD + other] = rug;
  cells[maskOf(rug, one)] |= 1 << one;
  cells[maskOf(rug, other)] |= 1 << other;
  cells[IDS + (rug >> 4)] |= SHOWN_TWICE << (rug & 15);
}

/** Removes what is visible on a square from the masks and from its id. On an empty square all of these are 0 anyway. */
function hideRug(cells: Cells, square: Square): void {
  const rug = cells[BOARD + square];
  const id = rug & 15;
  const ids = cells[IDS + (rug >> 4)];
  const isTwice = (ids >>> (16 | id)) & 1;
  cells[maskOf(rug, square)] &= ~(1 << square);
  cells[IDS + (rug >> 4)] = ids & ~(1 << (id | (isTwice << 4)));
}

/** Puts half a rug onto an empty square, to build a board from a string. */
export function putHalf(cells: Cells, square: Square, rug: Rug): void {
  const id = 1 << (rug & 15);
  const ids = cells[IDS + (rug >> 4)];
  cells[BOARD + square] = rug;
  cells[maskOf(rug, square)] |= 1 << square;
  cells[IDS + (rug >> 4)] = ids | id | ((ids & id) << 16);
}

/** The word of bits that contains this square for the rug's colour. */
function maskOf(rug: Rug, square: Square): number {
  return MASKS + ((rug >> 7) << 1) + (square >> 5);
}

export function isShown(cells: Cells, rug: Rug): boolean {
  return ((cells[IDS + (rug >> 4)] >> (rug & 15)) & 1) !== 0;
}

/** There is always one: 49 squares show at most 49 ids. */
function lowestFreeId(cells: Cells, colour: Colour): number {
  let word = IDS + (colour << 3);
  while ((cells[word] & 0xffff) === 0xffff) word++;
  const free = ~cells[word];
  return ((word - IDS - (colour << 3)) << 4) + 31 - Math.clz32(free & -free);
}
