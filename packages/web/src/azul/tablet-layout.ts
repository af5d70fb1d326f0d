/** The table of Azul on a tablet, and in a window that leaves room for the list of moves: all boards, no panels. */
import type { Size } from "../page/format.ts";
import { arrangeBands, arrangeOval, arrangeRing, arrangeRows } from "./factory-layout.ts";
import type { FactoryLayout } from "./factory-layout.ts";
import { boardToFit } from "./board-measures.ts";
import { fitBoard, othersOf, suppliesIn } from "./table-layout.ts";
import type { Box, Company, PlacedBoard, Places, TableLayout } from "./table-layout.ts";

const EDGE = 14;
const GAP = 10;
/** The bar with its sentence. */
const HEAD = 48;
/** Three lines of a lesson, in larger letters. */
const LESSON = 92;
const STRIP = 46;
const BAG = 92;
/** Six buttons, and the confirmation below them. */
const LINES = 54;

/** 1024 × 768: two boards one above the other; of more the others are in a row at the top. */
export function arrangeSide(company: Company, { width, height }: Size): TableLayout {
  const { seats, viewer } = company;
  const left = Math.round(width * 0.44);
  const x = EDGE + left + GAP;
  const right = width - EDGE - x;
  const top = EDGE + HEAD + GAP;
  const head = { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: HEAD };
  if (seats === 2) {
    const mineHeight = Math.round((height - EDGE - top) * 0.56);
    const mine = fitBoard(
      viewer,
      { x, y: height - EDGE - mineHeight, width: right, height: mineHeight },
      { isGrand: true },
    );
    const others = placeOthers(company, { x, y: top, width: right, height: mine.y - GAP - top });
    return atTheLeft(company, { width, height }, { head, top, left, mine, others });
  }
  const across = { x: EDGE, y: top, width: width - 2 * EDGE, height: 196 };
  const others = placeOthers(company, across);
  const below = across.y + across.height + GAP;
  const bar = 2 * LINES + GAP;
  const y = height - EDGE - bar;
  const mine = fitBoard(viewer, { x, y: below, width: right, height: y - GAP - below }, { isGrand: true });
  const display = circle(company, left, height - EDGE - below);
  const lower = { x, y: y + (bar - STRIP) / 2, width: right, height: STRIP };
  return {
    width,
    height,
    isWide: false,
    display: { ...display, x: EDGE, y: below },
    boards: [mine, ...others],
    chips: [],
    panel: null,
    ...bagChip(lower),
    places: {
      head,
      moves: { x, y: y, width: right - BAG - GAP, height: bar },
      lines: { x, y, width: right, height: LINES },
      confirm: { x, y: y + LINES + GAP, width: right, height: LINES },
      // The own board stays where it was; the result goes on to the edge, with the arch where there is room for it.
      result: { x: EDGE, y: below, width: left, height: height - EDGE - below },
    },
  };
}

/** 1016 × 556, for two: the factories with the sentence at the left, the boards at the right. */
export function arrangeCompact(company: Company, { width, height }: Size): TableLayout {
  const { viewer } = company;
  const left = Math.round(width * 0.46);
  const x = EDGE + left + GAP;
  const right = width - EDGE - x;
  const inner = height - 2 * EDGE;
  const most = Math.round(inner * 0.6);
  const isHigh = boardToFit(right, Infinity, { isGrand: true }).height <= most;
  const look = isHigh ? { isGrand: true } : { isGrand: false, isCorner: true };
  const mineHeight = Math.min(most, boardToFit(right, Infinity, look).height);
  const mine = fitBoard(viewer, { x, y: height - EDGE - mineHeight, width: right, height: mineHeight }, look);
  const others = placeOthers(company, { x, y: EDGE, width: right, height: inner - mineHeight - GAP });
  const head = { x: EDGE, y: EDGE, width: left, height: 100 };
  const layout = atTheLeft(company, { width, height }, { head, top: EDGE + 104, left, mine, others });
  // Buttons for the lines would lie over the factories: the lines are pressed themselves, and the strip confirms.
  const { lines: _, ...places } = layout.places;
  return { ...layout, hasFigures: true, places: { ...places, confirm: places.moves } };
}

interface Parts {
  readonly head: Box;
  /** Where the factories begin, and how wide they are. */
  readonly top: number;
  readonly left: number;
  readonly mine: PlacedBoard;
  readonly others: readonly PlacedBoard[];
}

/** The factories at the left, below them bag and steps, and over both what is to be chosen. */
function atTheLeft(company: Company, { width, height }: Size, parts: Parts): TableLayout & { readonly places: Places } {
  const { head, top, left, mine, others } = parts;
  const strip = { x: EDGE, y: height - EDGE - STRIP, width: left, height: STRIP };
  const lines = { x: EDGE, y: height - EDGE - 2 * LINES - GAP, width: left, height: LINES };
  // The factories end above the lines where that makes none of them smaller.
  const room = Math.max(lines.y - 4 - top, Math.min(left, strip.y - 4 - top));
  const display = circle(company, left, room);
  // While nothing is chosen the last moves have what the factories leave above the steps.
  const end = top + room + 4;
  // Below the bar, and level with the boards where they are below it too.
  const resultTop = Math.max(EDGE + HEAD + 4, others[0].y);
  return {
    width,
    height,
    isWide: false,
    display: { ...display, x: EDGE, y: top },
    boards: [mine, ...others],
    chips: [],
    panel: null,
    ...bagChip({ ...strip, width: BAG }),
    places: {
      head,
      moves: { x: strip.x + BAG + GAP, y: end, width: left - BAG - GAP, height: height - EDGE - end },
      lines,
      confirm: { ...lines, y: lines.y + LINES + GAP },
      result: { x: EDGE, y: resultTop, width: left, height: height - EDGE - resultTop },
    },
  };
}

const TABLET_FACTORY: Readonly<Record<number, number>> = { 5: 150, 7: 128, 9: 116 };

/** 820 × 1090 and higher: the others at the top, a wide oval, the own board. */
export function arrangeTablet(company: Company, { width, height }: Size): TableLayout {
  const { seats, centres, viewer } = company;
  const inner = width - 2 * EDGE;
  const head = { x: EDGE, y: EDGE, width: inner, height: company.isLesson === true ? LESSON : HEAD };
  const top = EDGE + head.height + GAP;
  const share = seats === 4 ? 0.18 : 0.21;
  const row = { x: EDGE, y: top, width: inner, height: Math.round(height * share) };
  const beside = seats === 2 ? Math.round(inner * 0.4) : 0;
  const others = placeOthers(company, { ...row, width: inner - (beside === 0 ? 0 : beside + GAP) });
  const strip = { x: EDGE, y: height - EDGE - STRIP, width: inner, height: STRIP };
  const bottom = beside === 0 ? strip.y - GAP : height - EDGE;
  const mineHeight = Math.round(height * 0.355);
  const mine = fitBoard(
    viewer,
    { x: EDGE, y: bottom - mineHeight, width: inner, height: mineHeight },
    { isGrand: true, words: 124 },
  );
  const y = row.y + others[0].height + GAP;
  const room = mine.y - 4 - y;
  const factories = 2 * seats + 1;
  const display =
    centres === 1
      ? arrangeOval(factories, inner, room, Math.min(TABLET_FACTORY[factories], 0.36 * room))
      : arrangeBands(factories, inner, room, false);
  const column = { ...row, x: width - EDGE - beside, width: beside };
  const floorEnd = mine.x + mine.measure.pad.x + mine.measure.linesX + 7 * mine.measure.floorPitch + GAP;
  return {
    width,
    height,
    isWide: false,
    display: { ...display, x: EDGE, y },
    boards: [mine, ...others],
    chips: [],
    panel: null,
    ...bagChip(beside === 0 ? { ...strip, width: BAG } : { ...column, width: BAG, height: STRIP }),
    places: {
      head,
      moves:
        beside === 0
          ? { ...strip, x: strip.x + BAG + GAP, width: inner - BAG - GAP }
          : { ...column, y: column.y + STRIP + GAP, height: column.height - STRIP - GAP },
      // The lines say themselves what they would bring; the confirmation is beside the floor.
      confirm: {
        x: floorEnd,
        y: mine.y + mine.height - LINES - 8,
        width: mine.x + mine.width - GAP - floorEnd,
        height: LINES,
      },
      result: { x: EDGE, y, width: inner, height: room },
    },
  };
}

/** A ring where there is one centre; rows above the centres where there are two. */
function circle({ seats, centres }: Company, width: number, height: number): FactoryLayout {
  const factories = 2 * seats + 1;
  if (centres > 1) return arrangeRows(factories, centres, width, height);
  const diameter = Math.min(width, height) * { 5: 0.29, 7: 0.27, 9: 0.225 }[factories as 5 | 7 | 9];
  return arrangeRing(factories, width, height, diameter);
}

/** The other boards side by side. */
function placeOthers(company: Company, { x, y, width, height }: Box): PlacedBoard[] {
  const seats = othersOf(company);
  const each = (width - GAP * (seats.length - 1)) / seats.length;
  const look = { isGrand: false, isCorner: height < 230 };
  // No higher than a board as wide as this can be.
  const high = Math.min(height, boardToFit(each, Infinity, look).height);
  return seats.map((seat, i) => fitBoard(seat, { x: x + i * (each + GAP), y, width: each, height: high }, look));
}

/** Bag and lid at the left or right end of a strip. */
export function bagChip(strip: Box): Pick<TableLayout, "supplies" | "bag" | "lid"> {
  return suppliesIn({ ...strip, x: strip.x + strip.width - BAG, width: BAG }, "chip");
}
