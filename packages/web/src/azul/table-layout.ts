/** The whole table as one sheet: what it consists of, and where every slot is. */
import type { Size } from "../page/format.ts";
import type { Slot } from "./frame.ts";
import { boardToFit, measureBoard } from "./board-measures.ts";
import type { BoardLook, BoardMeasure, BoardSize } from "./board-measures.ts";
import { centreSpot, factorySpot } from "./factory-layout.ts";
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

/** Where the page's own parts stand, and what is shown at the thumb. On a phone they follow each other instead. */
export interface Places {
  readonly head: Box;
  readonly moves: Box;
  readonly result: Box;
  /** In the viewer; without one the desk is below the sheet. */
  readonly desk?: Box;
  /** Round by round, at the end; without one it is where the desk would be. */
  readonly chart?: Box;
  /** Lines and confirmation; where there is a panel they are in it. */
  readonly lines?: Box;
  readonly confirm?: Box;
}

export interface TableLayout {
  readonly width: number;
  readonly height: number;
  /** Bag, lid and consequences have panels of their own; elsewhere the bag is a chip and choices have buttons. */
  readonly isWide: boolean;
  /** The points that a line would bring are beside it where it has no words; elsewhere a button says them. */
  readonly hasFigures?: boolean;
  readonly display: FactoryLayout & { readonly x: number; readonly y: number };
  /** The viewer's first; those without a board are chips. */
  readonly boards: readonly PlacedBoard[];
  readonly chips: readonly (Box & { readonly seat: number })[];
  readonly panel: Box | null;
  readonly supplies: Box;
  readonly bag: Spot;
  readonly lid: Spot;
  readonly places: Places | null;
}

export interface Company {
  readonly seats: number;
  readonly centres: number;
  /** Whose board is the large one. */
  readonly viewer: number;
  /** The page says more about the seats above the table. */
  readonly isOnline?: boolean;
  /** A lesson is in place of the sentence: it says more, and is to be read before anything else. */
  readonly isLesson?: boolean;
}

/** The other seats, in the order of play. */
export function othersOf({ seats, viewer }: Company): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (viewer + 1 + i) % seats);
}

export function placeBoard(size: BoardSize, seat: number, x: number, y: number): PlacedBoard {
  const measure = measureBoard(size);
  return { seat, measure, x, y, width: measure.width, height: measure.height };
}

/** As large as the box allows, on a panel that fills the box. */
export function fitBoard(seat: number, box: Box, look: BoardLook): PlacedBoard {
  return { ...box, seat, measure: boardToFit(box.width, box.height, look) };
}

/** The left top corner of a board's lines and wall. */
export function boardOrigin({ x, y, measure }: PlacedBoard): { x: number; y: number } {
  return { x: x + measure.pad.x, y: y + measure.pad.y + measure.head };
}

/** How bag and lid stand in their box: small in a chip, in a line with their tiles, or above their tiles. */
const SUPPLIES = {
  chip: { size: 20, edge: 8, up: 0 },
  line: { size: 30, edge: 12, up: 0 },
  stack: { size: 30, edge: 12, up: 9 },
};

/** Bag and lid one above the other, wherever there is room for them. */
export function suppliesIn(box: Box, look: keyof typeof SUPPLIES): Pick<TableLayout, "supplies" | "bag" | "lid"> {
  const { size, edge, up } = SUPPLIES[look];
  const place = (share: number): Spot => ({ x: box.x + edge, y: box.y + share * box.height - size / 2 - up, size });
  return { supplies: box, bag: place(0.25), lid: place(0.75) };
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

/** Boxes of the layout as style: in units of the layout, so that they grow with the window. */
export function boxStyle({ x, y, width, height }: Box) {
  return { left: units(x), top: units(y), width: units(width), height: units(height) };
}

/** A box as the value of `inset` on its sheet. */
export function insetOf({ x, y, width, height }: Box, sheet: Size): string {
  return [y, sheet.width - x - width, sheet.height - y - height, x].map(units).join(" ");
}

export function units(value: number): string {
  return `calc(${Math.round(value * 100) / 100} * var(--u))`;
}
