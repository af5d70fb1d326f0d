/** Drafting: taking all tiles of one colour from a factory or a centre to one line or the floor. */
import type { Move, MoveList, Seat } from "@riad/core";
import { dropTiles, takeMarker } from "./floor.ts";
import { FIRST_CENTRE, NOBODY, ROWS, SOURCES } from "./layout.ts";
import type { AzulLayout } from "./layout.ts";
import { FLOOR, draftColour, draftMove, draftRest, draftSource, draftTarget } from "./move.ts";
import { COLOURS, countOf, tilesOf } from "./tiles.ts";
import type { Colour } from "./tiles.ts";

/** Bit `5 * colour + row` for row 0 and every colour. */
const ROW_OF_ALL_COLOURS = 0x108421;

/** The colour of a field of `Tiles`, by the field's lowest bit. */
const COLOUR_AT = new Uint8Array(32);
for (let colour = 0; colour < COLOURS; colour++) COLOUR_AT[5 * colour] = colour;

/** The difference between the drafts for one target and the next. */
const ROW_STEP = draftMove(0, 0, 1, 0);

/**
 * Every draft of the seat whose turn it is, ascending. Nearly half of the time of a random match is spent here, so the
 * lines are listed without branches: each move is written, and kept only if its line is open. (The processor mispredicts
 * such branches half the time; with them a match takes a third longer.)
 */
export function listDrafts(layout: AzulLayout, into: MoveList): number {
  const { offers } = layout;
  const open = layout.open[layout.turn];
  const choosesCentre = layout.centres === 2;
  let length = 0;
  for (let source = 0; source < SOURCES; source++) {
    const offered = offers[source];
    // The lowest bit of every field that is not zero.
    let present = (offered | (offered >> 1) | (offered >> 2) | (offered >> 3) | (offered >> 4)) & ROW_OF_ALL_COLOURS;
    while (present !== 0) {
      const shift = 31 - Math.clz32(present & -present);
      present &= present - 1;
      const first = draftMove(source, COLOUR_AT[shift], 0, 0);
      const rows = open >> shift;
      if (choosesCentre && leavesRest(layout, source, COLOUR_AT[shift])) {
        length = listBothCentres(into, length, first, rows);
        continue;
      }
      into[length] = first;
      length += rows & 1;
      into[length] = first + ROW_STEP;
      length += (rows >> 1) & 1;
      into[length] = first + 2 * ROW_STEP;
      length += (rows >> 2) & 1;
      into[length] = first + 3 * ROW_STEP;
      length += (rows >> 3) & 1;
      into[length] = first + 4 * ROW_STEP;
      length += (rows >> 4) & 1;
      into[length++] = first + FLOOR * ROW_STEP;
    }
  }
  return length;
}

/** The same with both choices of the centre that takes the rest. */
function listBothCentres(into: MoveList, length: number, first: Move, rows: number): number {
  for (let target = 0; target <= FLOOR; target++) {
    if (target < FLOOR && ((rows >> target) & 1) === 0) continue;
    into[length++] = first + target * ROW_STEP;
    into[length++] = first + target * ROW_STEP + 1;
  }
  return length;
}

/** Whether taking the colour leaves other tiles behind that move to a centre. */
export function leavesRest(layout: AzulLayout, source: number, colour: Colour): boolean {
  const offered = layout.offers[source];
  return source < FIRST_CENTRE && offered !== tilesOf(colour, countOf(offered, colour));
}

/** Whether a line accepts tiles of a colour. */
export function isOpen(layout: AzulLayout, seat: Seat, row: number, colour: Colour): boolean {
  return ((layout.open[seat] >> (5 * colour + row)) & 1) === 1;
}

/** Takes the tiles and passes the turn on; after the last draft the drafter keeps it. */
export function draft(layout: AzulLayout, move: Move): void {
  const { offers } = layout;
  const seat = layout.turn;
  const source = draftSource(move);
  const colour = draftColour(move);
  const target = draftTarget(move);
  const offered = offers[source];
  const taken = countOf(offered, colour);
  const rest = offered - tilesOf(colour, taken);
  if (source < FIRST_CENTRE) {
    offers[source] = 0;
    offers[FIRST_CENTRE + draftRest(move)] += rest;
  } else {
    offers[source] = rest;
    if (layout.marker === NOBODY) takeMarker(layout, seat);
  }
  const spare = target === FLOOR ? taken : fillLine(layout, seat, target, colour, taken);
  if (spare > 0) dropTiles(layout, seat, colour, spare);
  const left = layout.left - taken;
  layout.left = left;
  if (left > 0) layout.turn = layout.after(seat);
}

/** Adds tiles to a line and returns how many did not fit. */
function fillLine(layout: AzulLayout, seat: Seat, row: number, colour: Colour, count: number): number {
  const index = seat * ROWS + row;
  const wanted = (layout.lines[index] & 7) + count;
  const held = wanted <= row ? wanted : row + 1;
  layout.lines[index] = (colour << 3) | held;
  const closed = ROW_OF_ALL_COLOURS << row;
  const open = layout.open[seat];
  // The line now accepts only this colour, and nothing once it is full.
  layout.open[seat] = held > row ? open & ~closed : open & ~(closed & ~(1 << (5 * colour + row)));
  return wanted - held;
}

/** Empties a line and opens it again to every colour that its wall row lacks. */
export function reopenLine(layout: AzulLayout, seat: Seat, row: number): void {
  layout.lines[seat * ROWS + row] = 0;
  layout.open[seat] |= (ROW_OF_ALL_COLOURS << row) & ~layout.used[seat];
}

/** Derives `open` from lines and walls, for a layout that was not reached by play. */
export function findOpen(layout: AzulLayout, seat: Seat): void {
  layout.open[seat] = 0;
  for (let row = 0; row < ROWS; row++) {
    const count = layout.lineCount(seat, row);
    const rowBits = ROW_OF_ALL_COLOURS << row;
    const colours = count === 0 ? rowBits : count > row ? 0 : 1 << (5 * layout.lineColour(seat, row) + row);
    layout.open[seat] |= colours & ~layout.used[seat];
  }
}
