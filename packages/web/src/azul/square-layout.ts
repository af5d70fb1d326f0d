/** The table of Azul in a window that is hardly wider than high, as beside or above a list of moves on a tablet: every seat has a board. */
import type { Size } from "../page/format.ts";
import { widthToFit } from "./board-measures.ts";
import { arrangeRows } from "./factory-layout.ts";
import type { FactoryLayout } from "./factory-layout.ts";
import { fitBoard, othersOf, suppliesIn } from "./table-layout.ts";
import type { Box, Company, PlacedBoard, TableLayout } from "./table-layout.ts";

const EDGE = 6;
const GAP = 6;
const BAR = 46;
const BAG = 72;
/** The column of boards has no larger share of the width than this. */
const MOST = 0.6;
const CORNER = { isGrand: false, isCorner: true };

/** 680 × 640: bar and sentence above everything; factories at the left, boards at the right, four boards on both sides. */
export function arrangeSquare(company: Company, { width, height }: Size): TableLayout {
  const top = EDGE + BAR + GAP;
  const inner = { x: EDGE, y: top, width: width - 2 * EDGE, height: height - EDGE - top };
  const { boards, strip, rest } = PLACE_BOARDS[company.seats](company, inner);
  const display = largestRows(2 * company.seats + 1, company.centres, rest);
  const head = { x: EDGE, y: EDGE, width: inner.width, height: BAR };
  return {
    width,
    height,
    isWide: false,
    display: { ...display, x: rest.x, y: rest.y + Math.max(0, (rest.height - display.height) / 2) },
    boards,
    chips: [],
    panel: null,
    ...suppliesIn({ ...strip, width: BAG }, "chip"),
    places: {
      head,
      moves: { ...strip, x: strip.x + BAG + GAP, width: strip.width - BAG - GAP },
      lines: strip,
      // In the place of the sentence, which says no more than that something is in hand.
      confirm: head,
      result: rest,
    },
  };
}

interface Placed {
  readonly boards: readonly PlacedBoard[];
  readonly strip: Box;
  /** What is left for the factories. */
  readonly rest: Box;
}

const PLACE_BOARDS: Readonly<Record<number, (company: Company, inner: Box) => Placed>> = {
  2: placeTwo,
  3: placeThree,
  4: placeFour,
};

function placeTwo({ viewer }: Company, inner: Box): Placed {
  const width = Math.round(inner.width * MOST);
  const right = { x: inner.x + inner.width - width, width };
  const strip = { ...right, y: inner.y + inner.height - BAR, height: BAR };
  const each = (strip.y - 2 * GAP - inner.y) / 2;
  const boards = [viewer, 1 - viewer].map((seat, i) =>
    fitBoard(seat, { ...right, y: inner.y + (1 - i) * (each + GAP), height: each }, CORNER),
  );
  return { boards, strip, rest: { ...inner, width: inner.width - width - GAP } };
}

function placeThree(company: Company, inner: Box): Placed {
  const mineHeight = Math.round(inner.height * 0.37);
  const width = widthToFit(inner.width * MOST, mineHeight, CORNER);
  const right = { x: inner.x + inner.width - width, width };
  const mine = fitBoard(
    company.viewer,
    { ...right, y: inner.y + inner.height - mineHeight, height: mineHeight },
    CORNER,
  );
  const { strip, rest } = leftOf(inner, width);
  return { boards: [mine, ...stack(company, { ...right, y: inner.y, height: mine.y - GAP - inner.y })], strip, rest };
}

/** The others in a column at the right, the own board below the factories. */
function placeFour(company: Company, inner: Box): Placed {
  const others = othersOf(company).length;
  const each = (inner.height - (others - 1) * GAP) / others;
  const width = widthToFit(inner.width * MOST, each, CORNER);
  const { strip, rest } = leftOf(inner, width);
  const mineHeight = Math.round(inner.height * 0.36);
  const y = strip.y - GAP - mineHeight;
  const mine = fitBoard(company.viewer, { ...strip, y, height: mineHeight }, CORNER);
  const column = { ...inner, x: inner.x + inner.width - width, width };
  return { boards: [mine, ...stack(company, column)], strip, rest: { ...rest, height: y - GAP - inner.y } };
}

/** The other boards one above the other. */
function stack(company: Company, { x, y, width, height }: Box): PlacedBoard[] {
  const seats = othersOf(company);
  const each = (height - (seats.length - 1) * GAP) / seats.length;
  return seats.map((seat, i) => fitBoard(seat, { x, y: y + i * (each + GAP), width, height: each }, CORNER));
}

/** The column beside boards of this width, with a strip at its foot. */
function leftOf(inner: Box, boards: number): { readonly strip: Box; readonly rest: Box } {
  const width = inner.width - boards - GAP;
  const y = inner.y + inner.height - BAR;
  return {
    strip: { x: inner.x, y, width, height: BAR },
    rest: { x: inner.x, y: inner.y, width, height: y - GAP - inner.y },
  };
}

const ROWS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  5: [
    [3, 2],
    [2, 2, 1],
  ],
  7: [
    [4, 3],
    [3, 2, 2],
    [2, 2, 2, 1],
  ],
  9: [
    [5, 4],
    [3, 3, 3],
  ],
};

/** In as many rows as make the factories largest. */
function largestRows(factories: number, centres: number, { width, height }: Size): FactoryLayout {
  const ways = ROWS[factories].map((rows) => arrangeRows(factories, centres, width, height, rows));
  return ways.reduce((best, way) => (way.diameter > best.diameter ? way : best));
}
