/**
 * The third phase: a rug is laid beside Assam.
 *
 * A placement is `a << 6 | b` with the lower square first. At most twelve touch a square, so they are tabulated, and
 * what is left to ask of each is whether it would cover both halves of one rug.
 */
import type { Move, MoveList } from "@riad/core";
import { NORTH, SQUARES, SQUARE_SPACE, WEST, neighbour } from "./board.ts";
import type { Square } from "./board.ts";
import { spendDrawn } from "./drawing-rugs.ts";
import type { Cells } from "./layout.ts";
import { OFF_BOARD, layout } from "./layout.ts";
import { NO_COLOUR, colourOf, makeRug } from "./rugs.ts";
import type { Colour, Rug } from "./rugs.ts";
import { endTurn } from "./turning.ts";

const { ASSAM, BOARD, MASKS, MAY_COVER_OWN, OWNERS, PAIRED, RUGS, RUG_COLOURS, SECOND_COLOURS, SHOWN, TURN } = layout;

/** No rug is laid and one is discarded. No match comes to this (M10). */
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

/** The most placements that touch one square. */
const MOST = 12;

/** Fills the lists of squares that have fewer: it is never legal. */
const NOWHERE = placementOf(OFF_BOARD, OFF_BOARD);

/** For each square of Assam the placements beside him, ascending, `MOST` places each. */
const PLACEMENTS = tabulatePlacements();

function tabulatePlacements(): Int16Array {
  const table = new Int16Array(SQUARE_SPACE * MOST).fill(NOWHERE);
  for (const square of SQUARES) table.set(findPlacements(square), square * MOST);
  return table;
}

/** Lays the rug that always shows there. */
export function coverOffBoard(cells: Cells): void {
  cells[BOARD + OFF_BOARD] = makeRug(1, 0);
}

function findPlacements(assam: Square): Move[] {
  const placements = new Set<Move>();
  for (const near of neighbours(assam)) {
    for (const far of neighbours(near)) if (far !== assam) placements.add(placementOf(near, far));
  }
  return [...placements].sort((a, b) => a - b);
}

function neighbours(square: Square): Square[] {
  const found: Square[] = [];
  for (let heading = NORTH; heading <= WEST; heading++) {
    const next = neighbour(square, heading);
    if (next >= 0) found.push(next);
  }
  return found;
}

/** The placements that touch Assam's square and leave it free, whatever lies there. */
export function placementsBeside(assam: Square): Move[] {
  const list = PLACEMENTS.subarray(assam * MOST, (assam + 1) * MOST);
  return Array.from(list).filter((placement) => placement !== NOWHERE);
}

/** Without a loop, and of one length on every square, this makes random matches faster by a tenth. */
export function listPlacements(cells: Cells, into: MoveList): number {
  if (cells[MAY_COVER_OWN] !== 0) return listOwnToo(cells, into);
  const start = cells[ASSAM] * MOST;
  let count = 0;
  count = listOne(cells, into, count, PLACEMENTS[start]);
  count = listOne(cells, into, count, PLACEMENTS[start + 1]);
  count = listOne(cells, into, count, PLACEMENTS[start + 2]);
  count = listOne(cells, into, count, PLACEMENTS[start + 3]);
  count = listOne(cells, into, count, PLACEMENTS[start + 4]);
  count = listOne(cells, into, count, PLACEMENTS[start + 5]);
  count = listOne(cells, into, count, PLACEMENTS[start + 6]);
  count = listOne(cells, into, count, PLACEMENTS[start + 7]);
  count = listOne(cells, into, count, PLACEMENTS[start + 8]);
  count = listOne(cells, into, count, PLACEMENTS[start + 9]);
  count = listOne(cells, into, count, PLACEMENTS[start + 10]);
  count = listOne(cells, into, count, PLACEMENTS[start + 11]);
  if (count === 0) into[count++] = PASS;
  return count;
}

/**
 * Writes a placement down and counts it if it is legal; if not, the next is written over it. `isAnother` is written out:
 * twelve calls more are too many for the compiler to inline.
 */
function listOne(cells: Cells, into: MoveList, count: number, placement: Move): number {
  const under = cells[BOARD + (placement >> 6)];
  const difference = under ^ cells[BOARD + (placement & 63)];
  into[count] = placement;
  return count + ((difference | -difference | (under - 1)) >>> 31);
}

function listOwnToo(cells: Cells, into: MoveList): number {
  const start = cells[ASSAM] * MOST;
  let count = 0;
  for (let i = start; i < start + MOST; i++) {
    if (PLACEMENTS[i] !== NOWHERE && mayCover(cells, PLACEMENTS[i])) into[count++] = PLACEMENTS[i];
  }
  if (count === 0) into[count++] = PASS;
  return count;
}

/** 0 if both squares show one rug, else 1: by the sign bit, because a branch would be mispredicted in every turn. */
function isAnother(rug: Rug, other: Rug): number {
  const difference = rug ^ other;
  return (difference | -difference | (rug - 1)) >>> 31;
}

/** Both halves of one rug may not be covered at once; the publisher's rules allow it with a rug of one's own (M9, M13). */
export function mayCover(cells: Cells, placement: Move): boolean {
  const under = cells[BOARD + (placement >> 6)];
  if (isAnother(under, cells[BOARD + (placement & 63)]) !== 0) return true;
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

/** Puts a rug that shows nowhere yet onto both squares. */
export function coverSquares(cells: Cells, placement: Move, rug: Rug): void {
  const one = placement >> 6;
  const other = placement & 63;
  hideRug(cells, one);
  hideRug(cells, other);
  cells[BOARD + one] = rug;
  cells[BOARD + other] = rug;
  cells[maskOf(rug, one)] |= 1 << one;
  cells[maskOf(rug, other)] |= 1 << other;
  cells[SHOWN + (rug >> 5)] |= 1 << rug;
  cells[PAIRED + (rug >> 5)] |= 1 << rug;
}

/** Takes what shows on a square out of the masks. Nothing shows as colour 0, whose masks are empty anyway. */
function hideRug(cells: Cells, square: Square): void {
  const rug = cells[BOARD + square];
  const word = rug >> 5;
  const id = 1 << rug;
  const paired = cells[PAIRED + word];
  cells[maskOf(rug, square)] &= ~(1 << square);
  cells[PAIRED + word] = paired & ~id;
  cells[SHOWN + word] &= paired | ~id;
}

/** Puts half a rug onto an empty square: how a board that somebody wrote down is built. */
export function putHalf(cells: Cells, square: Square, rug: Rug): void {
  const word = rug >> 5;
  const id = 1 << rug;
  cells[BOARD + square] = rug;
  cells[maskOf(rug, square)] |= 1 << square;
  cells[PAIRED + word] |= cells[SHOWN + word] & id;
  cells[SHOWN + word] |= id;
}

/** The word of bits that holds this square for the rug's colour. */
function maskOf(rug: Rug, square: Square): number {
  return MASKS + ((rug >> 7) << 1) + (square >> 5);
}

export function isShown(cells: Cells, rug: Rug): boolean {
  return ((cells[SHOWN + (rug >> 5)] >> (rug & 31)) & 1) !== 0;
}

/** There is always one: 49 squares show at most 49 ids. */
function lowestFreeId(cells: Cells, colour: Colour): number {
  let word = SHOWN + (colour << 2);
  while (cells[word] === -1) word++;
  const free = ~cells[word];
  return ((word - SHOWN - (colour << 2)) << 5) + 31 - Math.clz32(free & -free);
}
