/** The table as one sheet: where every part and every slot is, for each number of seats and both widths of screen. */
import { arrangeBands, arrangeOval, arrangeRing, arrangeRows } from "./arrangement.ts";
import type { MarketArrangement } from "./arrangement.ts";
import { clumpSpot } from "./clumps.ts";
import type { Spot } from "./clumps.ts";
import { measureBoard } from "./measure.ts";
import type { BoardMeasure, BoardSize } from "./measure.ts";
import { plateSpot } from "./plate-spot.ts";
import type { Slot } from "./slots.ts";

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

export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly isWide: boolean;
  readonly market: MarketArrangement & { readonly x: number; readonly y: number };
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

export function arrangeStage(company: Company, isWide: boolean): Stage {
  if (!isWide) return arrangeNarrow(company);
  return company.seats === 2 ? arrangeTwo(company) : arrangeMore(company);
}

const EDGE = 16;
const TOP = 12;
const GAP = 12;
const WIDTH = 1280;
const HEIGHT = 768;

/** The ring at the left, one board above the other at the right. */
function arrangeTwo({ centres, viewer }: Company): Stage {
  const left = 500;
  const right = EDGE + left + EDGE;
  const other = { ...placeBoard("small", 1 - viewer, right, TOP), height: 306 };
  const mine = {
    ...placeBoard("mineOfTwo", viewer, right, TOP + other.height + GAP),
    width: WIDTH - EDGE - right,
    height: HEIGHT - 2 * TOP - other.height - GAP,
  };
  const market = centres === 1 ? arrangeRing(5, left, 544) : arrangeBands(5, left, 544, true);
  const supplies = { x: EDGE, y: HEIGHT - TOP - 78, width: left, height: 78 };
  const panel = { x: right + other.width + GAP, y: TOP, width: WIDTH - EDGE - right - other.width - GAP, height: 0 };
  return {
    width: WIDTH,
    height: HEIGHT,
    isWide: true,
    market: { ...market, x: EDGE, y: 120 },
    boards: [mine, other],
    chips: [],
    panel: { ...panel, height: 190 },
    supplies,
    bag: { x: supplies.x + 16, y: supplies.y + 16, size: 46 },
    lid: { x: supplies.x + left / 2 + 8, y: supplies.y + 16, size: 46 },
  };
}

/** A wide oval and the own board at the left, the other boards in a column at the right. */
function arrangeMore({ seats, centres, viewer }: Company): Stage {
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
  const plates = 2 * seats + 1;
  const room = mine.y - 62;
  const market = centres === 1 ? arrangeOval(plates, left, room) : arrangeBands(plates, left, room, false);
  const panel = { x: EDGE + mine.width + GAP, y: mine.y, width: left - mine.width - GAP, height: 206 };
  const supplies =
    seats === 3
      ? { x: panel.x, y: panel.y + panel.height + 10, width: panel.width, height: mine.height - panel.height - 10 }
      : { x: right, y: below, width: column, height: HEIGHT - TOP - below };
  return {
    width: WIDTH,
    height: HEIGHT,
    isWide: true,
    market: { ...market, x: EDGE, y: 54 },
    boards: [mine, ...others],
    chips: [],
    panel,
    supplies,
    bag: { x: supplies.x + 10, y: supplies.y + 8, size: 26 },
    lid: { x: supplies.x + 10, y: supplies.y + supplies.height / 2 + 4, size: 26 },
  };
}

const PHONE = 390;
/** Plates in rows of three, large enough for a thumb; the height follows. */
const PHONE_ROWS: Readonly<Record<number, readonly number[]>> = { 5: [3, 2], 7: [2, 3, 2], 9: [3, 3, 3] };
const PHONE_HEIGHT: Readonly<Record<number, number>> = { 5: 318, 7: 408, 9: 408 };

function arrangeNarrow({ seats, centres, viewer }: Company): Stage {
  const chip = { y: 0, width: (PHONE - 12 - 76 - 6 * (seats - 1)) / (seats - 1), height: 54 };
  const plates = 2 * seats + 1;
  const market = arrangeRows(
    plates,
    centres,
    PHONE - 12,
    PHONE_HEIGHT[plates] + 48 * (centres - 1),
    PHONE_ROWS[plates],
  );
  const y = chip.height + 8;
  const board = placeBoard("minePhone", viewer, 5, y + market.height + 2);
  const mine = { ...board, width: PHONE - 10 };
  return {
    width: PHONE,
    height: mine.y + mine.height + 8,
    isWide: false,
    market: { ...market, x: 6, y },
    boards: [mine],
    chips: Array.from({ length: seats - 1 }, (_, i) => ({
      ...chip,
      x: 6 + i * (chip.width + 6),
      seat: (viewer + 1 + i) % seats,
    })),
    panel: null,
    supplies: { x: PHONE - 6 - 76, y: 0, width: 76, height: chip.height },
    bag: { x: PHONE - 72, y: 12, size: 30 },
    lid: { x: PHONE - 42, y: 12, size: 30 },
  };
}

function placeBoard(size: BoardSize, seat: number, x: number, y: number): PlacedBoard {
  const measure = measureBoard(size);
  return { seat, measure, x, y, width: measure.width, height: measure.height };
}

/** The left top corner of a board's lines and wall. */
export function boardOrigin({ x, y, measure }: PlacedBoard): { x: number; y: number } {
  return { x: x + measure.pad.x, y: y + measure.pad.y + measure.head };
}

/** Where a slot is on the sheet. What belongs to a chip is at the chip. */
export function spotOf(stage: Stage, slot: Slot): Spot {
  const { market } = stage;
  switch (slot.kind) {
    case "bag":
    case "lid":
      return stage[slot.kind];
    case "plate":
      return shift(plateSpot(market.plates[slot.plate], market.diameter, slot.index), market);
    case "tray":
      return shift(clumpSpot(market.trays[slot.tray], slot.piece), market);
    default: {
      const board = stage.boards.find(({ seat }) => seat === slot.seat);
      return board === undefined ? chipSpot(stage, slot.seat) : shift(onBoard(board.measure, slot), boardOrigin(board));
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

function chipSpot({ chips }: Stage, seat: number): Spot {
  const chip = chips.find((candidate) => candidate.seat === seat) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: chip.x + chip.width / 2 - 10, y: chip.y + chip.height / 2 - 10, size: 20 };
}

function shift(spot: Spot, by: { readonly x: number; readonly y: number }): Spot {
  return { ...spot, x: spot.x + by.x, y: spot.y + by.y };
}
