/** Why well-formed strings cannot be a state of a match: first what no table can hold, then what play cannot lead to. */
import { REFUSAL, refuse } from "@riad/core";
import type { Refusal } from "@riad/core";
import { FLOOR_PLACES } from "./floor.ts";
import { COLUMNS, factoriesFor, fixedColumn } from "./layout.ts";
import type { Wall } from "./layout.ts";
import type { PlayerText } from "./players-text.ts";
import { SEAT_LETTERS, sum } from "./shared-text.ts";
import type { SharedText } from "./shared-text.ts";
import { COLOURS, MOST_OF_A_COLOUR, TILES_OF_A_COLOUR, colourLetter } from "./tiles.ts";

/** A position as written, before it is laid out. */
export interface PositionText {
  readonly shared: SharedText;
  readonly players: readonly PlayerText[];
  readonly wall: Wall;
  readonly centres: number;
}

function fault(message: string, at?: number): Refusal {
  return refuse(REFUSAL.impossible, message, at).refusal;
}

/** What a layout cannot hold at all. */
export function findMisfit({ shared, players, centres }: PositionText): Refusal | undefined {
  const seats = players.length;
  if (seats < 2) return fault(`Azul is played by 2 to 4, not by ${seats}.`);
  if (shared.turn >= seats)
    return fault(`It cannot be the turn of ${SEAT_LETTERS[shared.turn]} with ${seats} players.`, 0);
  const outside = shared.factories.find(({ factory }) => factory >= factoriesFor(seats));
  if (outside !== undefined) {
    return fault(
      `With ${seats} players there is no factory ${outside.factory}: they are 0 to ${2 * seats}.`,
      outside.at,
    );
  }
  if (shared.centres.length !== centres) {
    const found = shared.centres.length === 1 ? "one C section" : "two C sections";
    return fault(`The string has ${found} but centres=${centres}.`, shared.centres[0].at);
  }
  const totals = countAll(shared, players);
  const colour = totals.findIndex((total) => total > MOST_OF_A_COLOUR);
  return colour < 0 ? undefined : wrongTotal(colour, totals[colour]);
}

/** What play cannot lead to. */
export function findFault(text: PositionText): Refusal | undefined {
  const { shared, players } = text;
  const misfit = findMisfit(text);
  if (misfit !== undefined) return misfit;
  for (const player of players) {
    const wrong = findWallFault(player, text.wall) ?? findLineFault(player) ?? findFloorFault(player);
    if (wrong !== undefined) return wrong;
  }
  const markers = [...shared.centres, ...players.map(({ floor }) => floor)].filter(({ hasMarker }) => hasMarker);
  if (markers.length !== 1) {
    return fault(`There is one first-player marker f, not ${markers.length}.`, markers.at(1)?.at);
  }
  const totals = countAll(shared, players);
  const colour = totals.findIndex((total) => total !== TILES_OF_A_COLOUR);
  return colour < 0 ? findOfferFault(text) : wrongTotal(colour, totals[colour]);
}

function wrongTotal(colour: number, total: number): Refusal {
  return fault(`There are 20 tiles of colour ${colourLetter(colour)} in all, not ${total}.`);
}

function findWallFault({ wall }: PlayerText, kind: Wall): Refusal | undefined {
  const cells = new Set<number>();
  const rows = new Set<number>();
  const columns = new Set<number>();
  for (const { at, colour, row, column } of wall) {
    const letter = colourLetter(colour);
    if (cells.has(5 * row + column)) return fault(`Row ${row}, column ${column} of the wall has two tiles.`, at);
    if (rows.has(5 * row + colour)) return fault(`Row ${row} of the wall has colour ${letter} twice.`, at);
    if (columns.has(5 * column + colour)) return fault(`Column ${column} of the wall has colour ${letter} twice.`, at);
    if (kind === "fixed" && column !== fixedColumn(row, colour)) {
      return fault(`On the fixed wall ${letter} of row ${row} belongs in column ${fixedColumn(row, colour)}.`, at);
    }
    cells.add(5 * row + column);
    rows.add(5 * row + colour);
    columns.add(5 * column + colour);
  }
  return undefined;
}

function findLineFault({ wall, lines }: PlayerText): Refusal | undefined {
  for (const { at, row, colour, count } of lines) {
    if (count > row + 1) return fault(`Storage row ${row} holds at most ${row + 1}, not ${count}.`, at);
    if (count > 0 && wall.some((cell) => cell.row === row && cell.colour === colour)) {
      return fault(`Storage row ${row} cannot hold ${colourLetter(colour)}: its wall row has that colour.`, at);
    }
  }
  return undefined;
}

function findFloorFault({ floor }: PlayerText): Refusal | undefined {
  const size = sum(floor.counts) + (floor.hasMarker ? 1 : 0);
  return size > FLOOR_PLACES ? fault(`A floor holds at most 7 tiles, not ${size}.`, floor.at) : undefined;
}

/** The factories are dealt in order, four each while there are tiles; each emptied one leaves at most three behind. */
function findOfferFault({ shared, players }: PositionText): Refusal | undefined {
  const { factories, centres } = shared;
  const emptied = factoriesFor(players.length) - factories.length;
  const inCentres = centres.reduce((total, { counts }) => total + sum(counts), 0);
  if (inCentres > 3 * emptied) {
    return fault(
      `${emptied} empty factories leave at most ${3 * emptied} tiles in the centre, not ${inCentres}.`,
      centres[0].at,
    );
  }
  const short = factories.findIndex(({ counts }) => sum(counts) < 4);
  if (short >= 0 && short < factories.length - 1) {
    const { factory, at } = factories[short];
    return fault(`Factory ${factory} is short of four tiles, so no later factory can have any.`, at);
  }
  return undefined;
}

/** Tiles of each colour over the whole table. */
function countAll(shared: SharedText, players: readonly PlayerText[]): number[] {
  const totals = Array.from({ length: COLOURS }, () => 0);
  const heaps = [...shared.factories, ...shared.centres, shared.bag, shared.lid, ...players.map(({ floor }) => floor)];
  for (const { counts } of heaps) for (let colour = 0; colour < COLUMNS; colour++) totals[colour] += counts[colour];
  for (const { wall, lines } of players) {
    for (const { colour } of wall) totals[colour]++;
    for (const { colour, count } of lines) totals[colour] += count;
  }
  return totals;
}
