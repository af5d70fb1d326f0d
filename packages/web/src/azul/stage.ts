/** The table as one sheet: where every part and every slot is. How they are placed: arrange-wide.ts, arrange-narrow.ts. */
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

export interface Company {
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
