/**
 * Why well-formed strings cannot be a state of a match: first what a layout cannot represent, then what play cannot
 * lead to.
 */
import { REFUSAL } from "@riad/core";
import type { Refusal } from "@riad/core";
import { FLOOR_PLACES } from "./floor.ts";
import { COLUMNS, factoriesFor, fixedColumn } from "./layout.ts";
import type { Wall } from "./layout.ts";
import type { PlayerText } from "./players-string.ts";
import { part, refuse } from "./refusals.ts";
import { SEAT_LETTERS, sum } from "./shared-string.ts";
import type { CentreText, SharedText } from "./shared-string.ts";
import { COLOURS, MOST_OF_A_COLOUR, TILES_OF_A_COLOUR } from "./tiles.ts";

/** A position as written, before it is laid out. */
export interface PositionText {
  readonly shared: SharedText;
  readonly players: readonly PlayerText[];
  readonly wall: Wall;
  readonly centres: number;
}

/** What a layout cannot represent. */
export function findMisfit({ shared, players, centres }: PositionText): Refusal | undefined {
  const seats = players.length;
  if (seats < 2) return refuse(REFUSAL.impossible, "seats", { seats }).refusal;
  if (shared.turn >= seats) {
    return refuse(REFUSAL.impossible, "turnOutside", { letter: SEAT_LETTERS[shared.turn], seats }, 0).refusal;
  }
  const outside = shared.factories.find(({ factory }) => factory >= factoriesFor(seats));
  if (outside !== undefined) {
    const { factory, at } = outside;
    return refuse(REFUSAL.impossible, "noFactory", { seats, factory, last: 2 * seats }, at).refusal;
  }
  if (shared.centres.length !== centres) {
    const found = shared.centres.length === 1 ? "oneCentre" : "twoCentres";
    return refuse(REFUSAL.impossible, found, { centres }, shared.centres[0].at).refusal;
  }
  const totals = countAll(shared, players);
  const colour = totals.findIndex((total) => total > MOST_OF_A_COLOUR);
  return colour < 0 ? undefined : wrongTotal(colour, totals[colour]);
}

/**
 * What play cannot lead to. The sentences count players, factories, lines, rows and columns from 1, as people do, and also give what
 * is written in the string.
 */
export function findFault(text: PositionText): Refusal | undefined {
  const { shared, players, wall } = text;
  const misfit = findMisfit(text);
  if (misfit !== undefined) return misfit;
  for (const [seat, written] of players.entries()) {
    const player = `${seat + 1} (${SEAT_LETTERS[seat]})`;
    const wrong =
      findWallFault(written, wall, player) ?? findLineFault(written, player) ?? findFloorFault(written, player);
    if (wrong !== undefined) return wrong;
  }
  const markers = findMarkers(text);
  if (markers.length === 0) return refuse(REFUSAL.impossible, "markerMissing", {}).refusal;
  if (markers.length > 1) {
    return refuse(REFUSAL.impossible, "markers", { count: markers.length }, markers[1].at).refusal;
  }
  const totals = countAll(shared, players);
  const colour = totals.findIndex((total) => total !== TILES_OF_A_COLOUR);
  return colour < 0 ? findOfferFault(text) : wrongTotal(colour, totals[colour]);
}

/** The centres and floors that are written with the first-player marker. */
export function findMarkers({ shared, players }: PositionText): readonly CentreText[] {
  return [...shared.centres, ...players.map(({ floor }) => floor)].filter(({ hasMarker }) => hasMarker);
}

const NAMES = ["blue", "green", "orange", "purple", "red"] as const;

/** People know colours by name, not by letter. */
function named(colour: number) {
  return part(NAMES[colour], {});
}

function wrongTotal(colour: number, total: number): Refusal {
  return refuse(REFUSAL.impossible, "total", { colour: named(colour), total }).refusal;
}

/** `player` is the place at the table and the letter in the string, "1 (A)"; so in the following ones. */
function findWallFault({ wall }: PlayerText, kind: Wall, player: string): Refusal | undefined {
  const cells = new Set<number>();
  const rows = new Set<number>();
  const columns = new Set<number>();
  for (const cell of wall) {
    const { colour, row, column } = cell;
    const wrong = findCellFault(cell, kind, { cells, rows, columns }, player);
    if (wrong !== undefined) return wrong;
    cells.add(5 * row + column);
    rows.add(5 * row + colour);
    columns.add(5 * column + colour);
  }
  return undefined;
}

/** The cells, and the colours by row and by column, that the wall has so far. */
interface SeenOnWall {
  readonly cells: ReadonlySet<number>;
  readonly rows: ReadonlySet<number>;
  readonly columns: ReadonlySet<number>;
}

function findCellFault(
  cell: PlayerText["wall"][number],
  kind: Wall,
  seen: SeenOnWall,
  player: string,
): Refusal | undefined {
  const { at, row, column } = cell;
  const colour = named(cell.colour);
  const shown = { player, row: row + 1, column: column + 1, cell: `${row}${column}` };
  if (seen.cells.has(5 * row + column)) return refuse(REFUSAL.impossible, "cellTwice", shown, at).refusal;
  if (seen.rows.has(5 * row + cell.colour)) {
    return refuse(REFUSAL.impossible, "rowColourTwice", { ...shown, colour }, at).refusal;
  }
  if (seen.columns.has(5 * column + cell.colour)) {
    return refuse(REFUSAL.impossible, "columnColourTwice", { ...shown, colour }, at).refusal;
  }
  const right = fixedColumn(row, cell.colour);
  if (kind === "fixed" && column !== right) {
    return refuse(
      REFUSAL.impossible,
      "fixedColumn",
      { ...shown, column: right + 1, cell: `${row}${right}`, colour },
      at,
    ).refusal;
  }
  return undefined;
}

function findLineFault({ wall, lines }: PlayerText, player: string): Refusal | undefined {
  for (const { at, row, colour, count } of lines) {
    const shown = { player, line: row + 1, written: row };
    if (count > row + 1) {
      return refuse(REFUSAL.impossible, "lineSize", { ...shown, most: row + 1, count }, at).refusal;
    }
    if (count > 0 && wall.some((cell) => cell.row === row && cell.colour === colour)) {
      return refuse(REFUSAL.impossible, "lineOnWall", { ...shown, colour: named(colour) }, at).refusal;
    }
  }
  return undefined;
}

function findFloorFault({ floor }: PlayerText, player: string): Refusal | undefined {
  const size = sum(floor.counts) + (floor.hasMarker ? 1 : 0);
  return size > FLOOR_PLACES ? refuse(REFUSAL.impossible, "floorSize", { player, size }, floor.at).refusal : undefined;
}

/**
 * The factories are dealt in order, four tiles each while there are any; each emptied one leaves at most three behind.
 */
function findOfferFault({ shared, players }: PositionText): Refusal | undefined {
  const { factories, centres } = shared;
  const emptied = factoriesFor(players.length) - factories.length;
  const inCentres = centres.reduce((total, { counts }) => total + sum(counts), 0);
  if (inCentres > 3 * emptied) {
    const args = { emptied, most: 3 * emptied, count: inCentres };
    return refuse(REFUSAL.impossible, emptied === 1 ? "centreSizeOne" : "centreSize", args, centres[0].at).refusal;
  }
  const short = factories.findIndex(({ counts }) => sum(counts) < 4);
  if (short >= 0 && short < factories.length - 1) {
    const { factory, at } = factories[short];
    return refuse(REFUSAL.impossible, "shortFactory", { factory: factory + 1, written: factory }, at).refusal;
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
