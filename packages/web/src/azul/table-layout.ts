/** The whole table as one sheet: where every part and every slot is, per number of seats and format of the screen. */
import type { Format } from "../page/format.ts";
import type { Slot } from "./frame.ts";
import { measureBoard } from "./board-measures.ts";
import type { BoardMeasure, BoardSize } from "./board-measures.ts";
import { arrangeBands, arrangeOval, arrangeRing, arrangeRows, centreSpot, factorySpot } from "./factory-layout.ts";
import type { FactoryLayout, Spot } from "./factory-layout.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedBoard extends Box {
  readonly seat: number;
  readonly measure: BoardMeasure;
}

export interface TableLayout {
  readonly width: number;
  readonly height: number;
  readonly isWide: boolean;
  readonly display: FactoryLayout & { readonly x: number; readonly y: number };
  /** The viewer's first; on a narrow screen the others are chips. */
  readonly boards: readonly PlacedBoard[];
  readonly chips: readonly (Box & { readonly seat: number })[];
  readonly panel: Box | null;
  readonly supplies: Box;
  readonly bag: Spot;
  readonly lid: Spot;
}

interface Company {
  readonly seats: number;
  readonly centres: number;
  /** Whose board is the large one. */
  readonly viewer: number;
}

export function placeBoard(size: BoardSize, seat: number, x: number, y: number): PlacedBoard {
  const measure = measureBoard(size);
  return { seat, measure, x, y, width: measure.width, height: measure.height };
}

/** The left top corner of a board's lines and wall. */
export function boardOrigin({ x, y, measure }: PlacedBoard): { x: number; y: number } {
  return { x: x + measure.pad.x, y: y + measure.pad.y + measure.head };
}

/** Where a slot is on the sheet. What belongs to a chip is at the chip. */
export function spotOf(layout: TableLayout, slot: Slot): Spot {
  const { display } = layout;
  switch (slot.kind) {
    case "bag":
    case "lid":
      return layout[slot.kind];
    case "factory":
      return shift(factorySpot(display.factories[slot.factory], display.diameter, slot.index), display);
    case "centre":
      return shift(centreSpot(display.centres[slot.centre], slot.piece), display);
    default: {
      const board = layout.boards.find(({ seat }) => seat === slot.seat);
      return board === undefined
        ? chipSpot(layout, slot.seat)
        : shift(onBoard(board.measure, slot), boardOrigin(board));
    }
  }
}

type BoardSlot = Extract<Slot, { readonly seat: number }>;

function onBoard(measure: BoardMeasure, slot: BoardSlot): Spot {
  const { linesX, wallX, pitch, tile, floorY, floorPitch, floorTile } = measure;
  if (slot.kind === "line") return { x: linesX + (4 - slot.index) * pitch, y: slot.row * pitch, size: tile };
  if (slot.kind === "wall") return { x: wallX + slot.column * pitch, y: slot.row * pitch, size: tile };
  return { x: linesX + Math.min(slot.index, 6) * floorPitch, y: floorY, size: floorTile };
}

function chipSpot({ chips }: TableLayout, seat: number): Spot {
  const chip = chips.find((candidate) => candidate.seat === seat) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: chip.x + chip.width / 2 - 10, y: chip.y + chip.height / 2 - 10, size: 20 };
}

function shift(spot: Spot, by: { readonly x: number; readonly y: number }): Spot {
  return { ...spot, x: spot.x + by.x, y: spot.y + by.y };
}

const ARRANGE: Readonly<Record<Format, (company: Company) => TableLayout>> = {
  wide: (company) => (company.seats === 2 ? arrangeTwo(company) : arrangeMore(company)),
  short: (company) => (company.seats === 2 ? arrangeTwo(company) : arrangeMore(company)),
  tablet: arrangeTablet,
  side: arrangeSide,
  low: arrangePhone,
  phone: arrangePhone,
};

/** Where everything is, for each number of seats and each format of screen. */
export function arrangeTable(company: Company, format: Format): TableLayout {
  return ARRANGE[format](company);
}

const EDGE = 16;
const TOP = 12;
const GAP = 12;
const WIDTH = 1280;
const HEIGHT = 768;

/** The ring at the left, one board above the other at the right. */
function arrangeTwo({ centres, viewer }: Company): TableLayout {
  const left = 500;
  const right = EDGE + left + EDGE;
  const other = { ...placeBoard("small", 1 - viewer, right, TOP), height: 306 };
  const mine = {
    ...placeBoard("mineOfTwo", viewer, right, TOP + other.height + GAP),
    width: WIDTH - EDGE - right,
    height: HEIGHT - 2 * TOP - other.height - GAP,
  };
  const display = centres === 1 ? arrangeRing(5, left, 536) : arrangeBands(5, left, 536, true);
  const supplies = { x: EDGE, y: HEIGHT - TOP - 78, width: left, height: 78 };
  const panel = { x: right + other.width + GAP, y: TOP, width: WIDTH - EDGE - right - other.width - GAP, height: 0 };
  return {
    width: WIDTH,
    height: HEIGHT,
    isWide: true,
    display: { ...display, x: EDGE, y: 132 },
    boards: [mine, other],
    chips: [],
    panel: { ...panel, height: 190 },
    supplies,
    bag: { x: supplies.x + 16, y: supplies.y + 16, size: 46 },
    lid: { x: supplies.x + left / 2 + 8, y: supplies.y + 16, size: 46 },
  };
}

/** A wide oval and the own board at the left, the other boards in a column at the right. */
function arrangeMore({ seats, centres, viewer }: Company): TableLayout {
  const size = seats === 3 ? "otherOfThree" : "otherOfFour";
  const column = measureBoard(size).width;
  const right = WIDTH - EDGE - column;
  const others = Array.from({ length: seats - 1 }, (_, i) => {
    const board = placeBoard(size, (viewer + 1 + i) % seats, right, TOP);
    return { ...board, y: TOP + i * (board.height + 10) };
  });
  const last = others[others.length - 1];
  const below = last.y + last.height + 10;
  const left = right - GAP - EDGE;
  const board = placeBoard("mine", viewer, EDGE, 0);
  const mine = { ...board, y: HEIGHT - TOP - board.height };
  const factories = 2 * seats + 1;
  const room = mine.y - 66;
  const display = centres === 1 ? arrangeOval(factories, left, room) : arrangeBands(factories, left, room, false);
  const panel = { x: EDGE + mine.width + GAP, y: mine.y, width: left - mine.width - GAP, height: 206 };
  const supplies =
    seats === 3
      ? { x: panel.x, y: panel.y + panel.height + 10, width: panel.width, height: mine.height - panel.height - 10 }
      : { x: right, y: below, width: column, height: HEIGHT - TOP - below };
  return {
    width: WIDTH,
    height: HEIGHT,
    isWide: true,
    display: { ...display, x: EDGE, y: 58 },
    boards: [mine, ...others],
    chips: [],
    panel,
    supplies,
    bag: { x: supplies.x + 10, y: supplies.y + 8, size: 26 },
    lid: { x: supplies.x + 10, y: supplies.y + supplies.height / 2 + 4, size: 26 },
  };
}

const PHONE = 390;
/** Factories in rows of three, large enough for a thumb; the height follows. */
const PHONE_ROWS: Readonly<Record<number, readonly number[]>> = { 5: [3, 2], 7: [2, 3, 2], 9: [3, 3, 3] };
const PHONE_HEIGHT: Readonly<Record<number, number>> = { 5: 318, 7: 408, 9: 408 };

/** One under the other: chips, rows of factories, the own board. */
function arrangePhone({ seats, centres, viewer }: Company): TableLayout {
  const factories = 2 * seats + 1;
  const display = arrangeRows(
    factories,
    centres,
    PHONE - 12,
    PHONE_HEIGHT[factories] + 48 * (centres - 1),
    PHONE_ROWS[factories],
  );
  const y = CHIP + 8;
  const board = placeBoard("minePhone", viewer, 5, y + display.height + 2);
  const mine = { ...board, width: PHONE - 10 };
  return {
    width: PHONE,
    height: mine.y + mine.height + 8,
    display: { ...display, x: 6, y },
    boards: [mine],
    ...arrangeChips(seats, viewer, { x: 6, width: PHONE - 12, bag: 76 }),
  };
}

const TABLET = 800;
const TABLET_DISPLAY = 480;
const TABLET_FACTORY: Readonly<Record<number, number>> = { 5: 152, 7: 144, 9: 128 };

/** Upright: the same order as on a phone, with a wide oval and a board that has room for words. */
function arrangeTablet({ seats, centres, viewer }: Company): TableLayout {
  const factories = 2 * seats + 1;
  const display =
    centres === 1
      ? arrangeOval(factories, TABLET - 12, TABLET_DISPLAY, TABLET_FACTORY[factories])
      : arrangeBands(factories, TABLET - 12, TABLET_DISPLAY, false);
  const y = CHIP + 10;
  const board = placeBoard("mineTablet", viewer, 6, y + display.height + 8);
  const mine = { ...board, width: TABLET - 12 };
  return {
    width: TABLET,
    height: mine.y + mine.height + 4,
    display: { ...display, x: 6, y },
    boards: [mine],
    ...arrangeChips(seats, viewer, { x: 6, width: TABLET - 12, bag: 96 }),
  };
}

const SIDE = { width: 1008, height: 690, left: 436 };
/** Small enough to leave the centre its room in the middle. */
const SIDE_FACTORY = 126;

/** On its side: the ring at the left, chips and the own board at the right; the choices find room below the board. */
function arrangeSide({ seats, centres, viewer }: Company): TableLayout {
  const right = SIDE.left + 20;
  const factories = 2 * seats + 1;
  const display =
    centres === 1
      ? arrangeRing(factories, SIDE.left, SIDE.height - 60, SIDE_FACTORY)
      : arrangeRows(factories, centres, SIDE.left, SIDE.height);
  const board = placeBoard("mineSide", viewer, right, CHIP + 10);
  const mine = { ...board, width: SIDE.width - right };
  return {
    width: SIDE.width,
    height: SIDE.height,
    display: { ...display, x: 0, y: (SIDE.height - display.height) / 2 },
    boards: [mine],
    ...arrangeChips(seats, viewer, { x: right, width: SIDE.width - right, bag: 82 }),
  };
}

const CHIP = 54;

/** What narrow tables have instead of the others' boards: their seats and the bag in one row. */
function arrangeChips(
  seats: number,
  viewer: number,
  row: { readonly x: number; readonly width: number; readonly bag: number },
): Pick<TableLayout, "isWide" | "panel" | "chips" | "supplies" | "bag" | "lid"> {
  const width = (row.width - row.bag - 6 * (seats - 1)) / (seats - 1);
  const end = row.x + row.width - row.bag;
  return {
    isWide: false,
    panel: null,
    chips: Array.from({ length: seats - 1 }, (_, i) => ({
      seat: (viewer + 1 + i) % seats,
      x: row.x + i * (width + 6),
      y: 0,
      width,
      height: CHIP,
    })),
    supplies: { x: end, y: 0, width: row.bag, height: CHIP },
    bag: { x: end + 10, y: 12, size: 30 },
    lid: { x: end + 40, y: 12, size: 30 },
  };
}

/** Boxes of the layout as style: in units of the layout, so that they grow with the window. */
interface PlacedBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function boxStyle({ x, y, width, height }: PlacedBox) {
  return { left: units(x), top: units(y), width: units(width), height: units(height) };
}

export function units(value: number): string {
  return `calc(${Math.round(value * 100) / 100} * var(--u))`;
}
