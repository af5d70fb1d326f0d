/**
 * What one side can hope for in the next round, as inputs of the net: the points that its lines and empty rows would score, the
 * bonuses that they would complete, and whether the bag can still give what they lack. They say outright what patterns of rows,
 * columns and lines only say together, which a small net does not find out from a few hundred thousand ends of rounds.
 */
import { COLOURS, COLUMNS, ROWS, cellPoints, columnsFor, countOf, countTiles, factoriesFor } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { lineOf } from "./packed-lines.ts";
import type { Lines } from "./packed-lines.ts";

/** Lines that are being filled, by row and tiles that they lack: 1 of the second row, 1 or 2 of the third … */
const LINE_KINDS = 10;
const SUPPLIES = 8;
const SLACKS = 7;
const POINTS = 7;

/** A line that is being filled, and how many tiles of its colour the bag has. */
const LINE_SUPPLY = 0;
/** A row, a column or a colour of the wall that lacks one or two tiles, and how easily the bag can give them. */
const GOAL_SLACK = LINE_SUPPLY + LINE_KINDS * SUPPLIES;
/** A line that is being filled: the points of its tile, and whether that completes a row, a column or a colour. */
const LINE_POINTS = GOAL_SLACK + 3 * 2 * SLACKS;
const LINE_BONUS = LINE_POINTS + LINE_KINDS * POINTS;
/** An empty row: the points of the best and of the second best colour. */
const ROW_POINTS = LINE_BONUS + LINE_KINDS * 3;

export const PROSPECTS = ROW_POINTS + 2 * ROWS * POINTS;
/** At most so many are active at once. */
export const MOST_PROSPECTS = 5 * ROWS + 3 * ROWS;

/** Points of a tile by row and colour, `ROWS * COLOURS` numbers of each wall; 0 where the wall cannot take it. */
export type TilePoints = Int8Array;
export const TILE_POINTS = ROWS * COLOURS;

/** One wall of the next round: what is on it, as in `AzulPosition`, and where its points begin. */
export interface WallProspects {
  readonly used: number;
  readonly wall: number;
  readonly points: TilePoints;
  readonly from: number;
}

export function fillTilePoints(layout: AzulPosition, seat: number, points: TilePoints, from: number): void {
  const wall = layout.walls[seat];
  for (let row = 0; row < ROWS; row++) {
    for (let colour = 0; colour < COLOURS; colour++) {
      let best = 0;
      if (((layout.used[seat] >> (5 * colour + row)) & 1) === 0) {
        const columns = columnsFor(layout, seat, row, colour);
        for (let column = 0; column < COLUMNS; column++) {
          if ((columns >> column) & 1) best = Math.max(best, cellPoints(wall, row, column));
        }
      }
      points[from + row * COLOURS + colour] = best;
    }
  }
}

/** Writes the active inputs, counted from 0, and returns how many. Full lines must have been emptied. */
export function prospectInputs(
  seats: number,
  free: boolean,
  bag: number,
  side: WallProspects,
  lines: Lines,
  into: Int32Array,
): number {
  const length = addPoints(free, side, lines, into);
  // Where the next deal needs the lid, its colours are not known before the round has ended.
  if (countTiles(bag) < 4 * factoriesFor(seats)) return length;
  return addSupplies(free, bag, side.used, lines, into, length);
}

function addPoints(free: boolean, { used, wall, points, from }: WallProspects, lines: Lines, into: Int32Array): number {
  let length = 0;
  for (let row = 0; row < ROWS; row++) {
    const line = lineOf(lines, row);
    const count = line & 7;
    if (count === 0) {
      let best = 0;
      let second = 0;
      for (let at = from + row * COLOURS; at < from + (row + 1) * COLOURS; at++) {
        const gain = points[at];
        if (gain > best) {
          second = best;
          best = gain;
        } else if (gain > second) second = gain;
      }
      if (best > 0) into[length++] = ROW_POINTS + row * POINTS + bucket(best);
      if (second > 0) into[length++] = ROW_POINTS + (ROWS + row) * POINTS + bucket(second);
      continue;
    }
    const colour = line >> 3;
    const gain = points[from + row * COLOURS + colour];
    if (gain === 0) continue;
    const kind = lineKind(row, count);
    into[length++] = LINE_POINTS + kind * POINTS + bucket(gain);
    if (bits((wall >> (5 * row)) & 31) === 4) into[length++] = LINE_BONUS + kind * 3;
    if (!free && bits((wall >> ((row + colour) % COLUMNS)) & 0x108421) === 4)
      into[length++] = LINE_BONUS + kind * 3 + 1;
    if (bits((used >> (5 * colour)) & 31) === 4) into[length++] = LINE_BONUS + kind * 3 + 2;
  }
  return length;
}

function addSupplies(free: boolean, bag: number, used: number, lines: Lines, into: Int32Array, from: number): number {
  let length = from;
  for (let row = 1; row < ROWS; row++) {
    const line = lineOf(lines, row);
    if (line === 0) continue;
    into[length++] = LINE_SUPPLY + lineKind(row, line & 7) * SUPPLIES + Math.min(SUPPLIES - 1, countOf(bag, line >> 3));
  }
  for (let which = 0; which < ROWS; which++) {
    for (let kind = 0; kind < 3; kind++) {
      if (kind === 1 && free) continue;
      const goal = goalInput(kind, which, bag, used, lines);
      if (goal >= 0) into[length++] = goal;
    }
  }
  return length;
}

/** Row, column (of the fixed wall) or colour number `which`, by `kind` 0 to 2; -1 where it is complete or lacks more than two. */
function goalInput(kind: number, which: number, bag: number, used: number, lines: Lines): number {
  let missing = 0;
  let least = SLACKS;
  let needed = 0;
  for (let i = 0; i < ROWS; i++) {
    const row = kind === 0 ? which : i;
    const colour = kind === 0 ? i : kind === 1 ? (which - row + COLOURS) % COLOURS : which;
    if (((used >> (5 * colour + row)) & 1) === 1) continue;
    if (++missing > 2) return -1;
    const line = lineOf(lines, row);
    const isOther = line !== 0 && line >> 3 !== colour;
    const need = row + 1 - (isOther ? 0 : line & 7);
    // Tiles of one colour have to be enough for all its rows together.
    needed = kind === 2 ? needed + need : need;
    least = Math.min(least, isOther ? -1 : countOf(bag, colour) - needed);
  }
  if (missing === 0) return -1;
  return GOAL_SLACK + (kind * 2 + missing - 1) * SLACKS + Math.max(0, Math.min(SLACKS - 1, least + 1));
}

function lineKind(row: number, count: number): number {
  return (row * (row - 1)) / 2 + row - count;
}

function bucket(points: number): number {
  return Math.min(POINTS, points) - 1;
}

function bits(pattern: number): number {
  let count = 0;
  for (let left = pattern; left !== 0; left &= left - 1) count++;
  return count;
}
