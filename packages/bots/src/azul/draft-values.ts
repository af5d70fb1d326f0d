/**
 * The greedy value of a draft: what it seems worth before any search: the order in which moves are tried, the greedy player,
 * and how a round is played out below the horizon. The wall stays as it is during a round, so all is one table.
 */
import {
  FIRST_CENTRE,
  FLOOR,
  NOBODY,
  ROWS,
  cellPoints,
  columnPattern,
  countOf,
  draftColour,
  draftSource,
  draftTarget,
  fixedColumn,
  floorPenalty,
  floorSize,
  openColumns,
} from "@riad/azul";
import type { AzulPosition } from "@riad/azul";

export const PENALTY_COST = 0.8;
export const MARKER_GAIN = 0.9;
/** Cost of a tile too many where the floor is not looked at: the mean penalty of its first places. */
export const SPARE_COST = 1.2;

/** By `draftIndex`: what filling some places of a row is worth, without the floor. */
export type DraftValues = Float32Array;

export function newDraftValues(): DraftValues {
  return new Float32Array(ROWS * 5 * 5 * 6);
}

/** `had` tiles lie in the row and `added` find room. */
export function draftIndex(row: number, colour: number, had: number, added: number): number {
  return ((row * 5 + colour) * 5 + had) * 6 + added;
}

/** `layout` is scratch of the caller: its lines of the seat are changed. */
export function fillDraftValues(layout: AzulPosition, seat: number, values: DraftValues): void {
  for (let row = 0; row < ROWS; row++) {
    for (let colour = 0; colour < 5; colour++) {
      const completed = completionValue(layout, seat, row, colour);
      for (let had = 0; had <= row; had++) {
        for (let added = 1; had + added <= row + 1; added++) {
          const missing = row + 1 - had - added;
          values[draftIndex(row, colour, had, added)] = missing === 0 ? completed : 0.45 * (added - missing) - 0.2;
        }
      }
    }
  }
}

function completionValue(layout: AzulPosition, seat: number, row: number, colour: number): number {
  const colourFill = bitCount((layout.used[seat] >> (5 * colour)) & 31);
  return 1.2 + 0.25 * row + 0.3 * colourFill + placeValue(layout, seat, row, colour);
}

/** The best place on the wall that the tile can go to. */
function placeValue(layout: AzulPosition, seat: number, row: number, colour: number): number {
  const wall = layout.walls[seat];
  let columns = 1 << fixedColumn(row, colour);
  if (layout.isFree) {
    layout.lines[seat * ROWS + row] = (colour << 3) | (row + 1);
    columns = openColumns(layout, seat, row);
    // The tile falls to the floor: worth less than a part of any row.
    if (columns === 0) return -4 - row;
  }
  let best = 0;
  for (let column = 0; column < 5; column++) {
    if (((columns >> column) & 1) === 0) continue;
    const adjacency = cellPoints(wall, row, column) - 1;
    best = Math.max(best, 0.7 * adjacency + 0.25 * bitCount(columnPattern(wall, column)));
  }
  return best;
}

function bitCount(pattern: number): number {
  let count = 0;
  for (let bits = pattern; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** What a draft of the seat whose turn it is seems worth; `values` are that seat's. */
export function draftValue(position: AzulPosition, values: DraftValues, move: number): number {
  const seat = position.turn;
  const source = draftSource(move);
  const colour = draftColour(move);
  const row = draftTarget(move);
  const taken = countOf(position.offers[source], colour);
  const floor = floorSize(position, seat);
  let dropped = taken;
  let value = 0;
  if (row !== FLOOR) {
    const had = position.lineCount(seat, row);
    const added = Math.min(taken, row + 1 - had);
    dropped -= added;
    value = values[draftIndex(row, colour, had, added)];
  }
  if (source >= FIRST_CENTRE && position.marker === NOBODY) {
    value += MARKER_GAIN;
    dropped++;
  }
  return value - PENALTY_COST * (floorPenalty(floor + dropped) - floorPenalty(floor));
}
