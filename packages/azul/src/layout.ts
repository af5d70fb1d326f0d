/**
 * Where everything is: the whole state of a match as named views onto one flat array, without rules. The rules are
 * functions on a layout, one file per phase; `AzulPosition` combines them.
 *
 * Some cells follow from others (`left`, `open`, `used`, `walls`, `phase`, `actor`). They are kept up to date because
 * listing moves from them is several times faster than deriving them each time.
 */
import { FlatPosition } from "@riad/core";
import type { CHANCE, OVER, Seat } from "@riad/core";
import { countOf } from "./tiles.ts";
import type { Colour, Tiles } from "./tiles.ts";

export const ROWS = 5;
export const COLUMNS = 5;
const MOST_FACTORIES = 9;

/** Where tiles are drafted from: the factories 0 to 8, then the first and the second centre. */
export const FIRST_CENTRE = MOST_FACTORIES;
export const SECOND_CENTRE = MOST_FACTORIES + 1;
export const SOURCES = MOST_FACTORIES + 2;

/** Nobody has the marker: it is in the centre. */
export const NOBODY = -1;

/** There is no marker: only an impossible string leaves it out, and such a string is drawn as it is written. */
export const MISSING = -2;

/** What the next move is. */
export const PHASE = {
  /** A seat takes tiles. */
  draft: 0,
  /** A seat moves a tile of a full line to its wall. */
  tile: 1,
  /** Everything is tiled and the floors are not scored yet: only parsed strings stop here. */
  settle: 2,
  /** Chance fills the factory `next`. */
  deal: 3,
  over: 4,
} as const;

export type Phase = (typeof PHASE)[keyof typeof PHASE];

export type Wall = "fixed" | "free";

const BAG = SOURCES;
const LID = BAG + 1;
const MARKER = BAG + 2;
const TURN = BAG + 3;
const ACTOR = BAG + 4;
const PHASE_CELL = BAG + 5;
const NEXT = BAG + 6;
const LEFT = BAG + 7;
const FREE_WALL = BAG + 8;
const CENTRES = BAG + 9;
const SHARED_CELLS = BAG + 10;

/** Cells of one seat: points, floor, open, used, wall, five lines, five colours of the wall. */
const SEAT_CELLS = 5 + ROWS + COLUMNS;

export function factoriesFor(seats: number): number {
  return 2 * seats + 1;
}

export class AzulLayout extends FlatPosition {
  readonly seats: number;
  /** How many factories are in use: 5, 7 or 9. */
  readonly factories: number;
  /** Tiles to draft, by source. */
  readonly offers: Int32Array;
  /** Points, by seat. */
  readonly scores: Int32Array;
  /** Tiles on the floor without the marker, by seat. */
  readonly floors: Int32Array;
  /** Bit `5 * colour + row`: the line of that row accepts tiles of that colour. By seat. */
  readonly open: Int32Array;
  /** Bit `5 * colour + row`: the wall has that colour in that row. By seat. */
  readonly used: Int32Array;
  /** Bit `5 * row + column`: the wall has a tile there. By seat. */
  readonly walls: Int32Array;
  /** `colour << 3 | count` of a line, 0 if empty. By seat and row. */
  readonly lines: Int32Array;
  /** Bit `5 * row + column`: the wall has a tile of the colour there. By seat and colour. */
  readonly wallsByColour: Int32Array;

  constructor(seats: number) {
    super(SHARED_CELLS + SEAT_CELLS * seats);
    const { cells } = this;
    let from = SHARED_CELLS;
    const view = (length: number): Int32Array => cells.subarray(from, (from += length));
    this.seats = seats;
    this.factories = factoriesFor(seats);
    this.offers = cells.subarray(0, SOURCES);
    this.scores = view(seats);
    this.floors = view(seats);
    this.open = view(seats);
    this.used = view(seats);
    this.walls = view(seats);
    this.lines = view(seats * ROWS);
    this.wallsByColour = view(seats * COLUMNS);
    this.marker = NOBODY;
    this.centres = 1;
  }

  get bag(): Tiles {
    return this.cells[BAG];
  }
  set bag(tiles: Tiles) {
    this.cells[BAG] = tiles;
  }

  /** The lid: used tiles. */
  get lid(): Tiles {
    return this.cells[LID];
  }
  set lid(tiles: Tiles) {
    this.cells[LID] = tiles;
  }

  /** The seat with the first-player marker on its floor, or `NOBODY`; in a drawing it may be `MISSING`. */
  get marker(): Seat | typeof NOBODY {
    return this.cells[MARKER];
  }
  set marker(seat: Seat | typeof NOBODY) {
    this.cells[MARKER] = seat;
  }

  /** The seat whose turn the string shows; while tiling or dealing see `actor`. */
  get turn(): Seat {
    return this.cells[TURN];
  }
  set turn(seat: Seat) {
    this.cells[TURN] = seat;
  }

  get actor(): Seat | typeof CHANCE | typeof OVER {
    return this.cells[ACTOR];
  }
  set actor(actor: Seat | typeof CHANCE | typeof OVER) {
    this.cells[ACTOR] = actor;
  }

  get phase(): Phase {
    return this.cells[PHASE_CELL] as Phase;
  }
  set phase(phase: Phase) {
    this.cells[PHASE_CELL] = phase;
  }

  /** The factory that is dealt next; 0 outside a deal. */
  get next(): number {
    return this.cells[NEXT];
  }
  set next(factory: number) {
    this.cells[NEXT] = factory;
  }

  /** How many tiles are in factories and centres. */
  get left(): number {
    return this.cells[LEFT];
  }
  set left(count: number) {
    this.cells[LEFT] = count;
  }

  get isFree(): boolean {
    return this.cells[FREE_WALL] === 1;
  }

  get wall(): Wall {
    return this.isFree ? "free" : "fixed";
  }
  set wall(wall: Wall) {
    this.cells[FREE_WALL] = wall === "free" ? 1 : 0;
  }

  get centres(): number {
    return this.cells[CENTRES];
  }
  set centres(count: number) {
    this.cells[CENTRES] = count;
  }

  after(seat: Seat): Seat {
    return seat + 1 === this.seats ? 0 : seat + 1;
  }

  /** How many tiles of a colour a source offers. */
  offer(source: number, colour: Colour): number {
    return countOf(this.offers[source], colour);
  }

  /** How many tiles are in a line. */
  lineCount(seat: Seat, row: number): number {
    return this.lines[seat * ROWS + row] & 7;
  }

  /** The colour of a line; meaningless if the line is empty. */
  lineColour(seat: Seat, row: number): Colour {
    return this.lines[seat * ROWS + row] >> 3;
  }

  /** The colour on a cell of the wall, or -1. */
  wallColour(seat: Seat, row: number, column: number): Colour | -1 {
    const bit = 1 << (COLUMNS * row + column);
    for (let colour = 0; colour < COLUMNS; colour++)
      if (this.wallsByColour[seat * COLUMNS + colour] & bit) return colour;
    return -1;
  }
}

/** The column of a colour on the fixed wall. */
export function fixedColumn(row: number, colour: Colour): number {
  const column = row + colour;
  return column < COLUMNS ? column : column - COLUMNS;
}
