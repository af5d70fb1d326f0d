/** The table of Azul on a phone: upright it scrolls, held sideways it is one sheet. */
import type { Size } from "../page/format.ts";
import { boardToFit, measureBoard } from "./board-measures.ts";
import { arrangeRing, arrangeRows } from "./factory-layout.ts";
import { fitBoard, othersOf, placeBoard, suppliesIn } from "./table-layout.ts";
import type { Box, Company, TableLayout } from "./table-layout.ts";

const PHONE = 390;
/** Factories in rows, large enough for a thumb; the height follows. */
const PHONE_ROWS: Readonly<Record<number, readonly number[]>> = { 5: [3, 2], 7: [4, 3], 9: [3, 3, 3] };
const PHONE_HEIGHT: Readonly<Record<number, number>> = { 5: 318, 7: 284, 9: 408 };
/** With less than this a thumb would meet two tiles; then the page scrolls. */
const LEAST_HEIGHT: Readonly<Record<number, number>> = { 5: 300, 7: 268, 9: 344 };
/** Of the page around the table: the sentence above it, and the bar with its choices below it. */
const PHONE_HEAD = 82;
const PHONE_BAR = 126;
/** Online: the line with the connection and the clocks. */
const PHONE_STRIP = 36;
const CHIP = 48;
/** Where there is room for tiles that can be told apart. */
const HIGH_CHIP = 74;
const BAG = 76;
const CHIP_GAP = 6;

/** One under the other: chips, rows of factories, the own board. All of it is above the bar, if the screen is high enough. */
export function arrangePhone(company: Company, room: Size): TableLayout {
  const { seats, centres, viewer } = company;
  const factories = 2 * seats + 1;
  const around = PHONE_HEAD + PHONE_BAR + (company.isOnline === true ? PHONE_STRIP : 0);
  const above = room.height - around - measureBoard("minePhone").height - 16;
  // Online the nine factories of four give way a little: a table that jumps under the thumb would be worse.
  const least = Math.min(LEAST_HEIGHT[factories], company.isOnline === true ? 306 : Infinity) + 48 * (centres - 1);
  const chip = seats < 4 && above - HIGH_CHIP >= least ? HIGH_CHIP : CHIP;
  const y = chip + 6;
  const most = PHONE_HEIGHT[factories] + 48 * (centres - 1);
  const height = Math.max(least, Math.min(most, above - chip));
  const display = arrangeRows(factories, centres, PHONE - 12, height, PHONE_ROWS[factories]);
  const board = placeBoard("minePhone", viewer, 5, y + display.height + 2);
  const mine = { ...board, width: PHONE - 10 };
  return {
    width: PHONE,
    height: mine.y + mine.height + 8,
    display: { ...display, x: 6, y },
    boards: [mine],
    places: null,
    ...chipRow(company, { x: 6, y: 0, width: PHONE - 12, height: chip }, BAG),
  };
}

const EDGE = 6;
const BAR = 46;
const LOW_BAG = 72;
/** In a higher row the other boards are drawn, and need the width: the bag is elsewhere. */
const HIGH_ROW = 110;
const CORNER = { isGrand: false, isCorner: true };

/** A chip that is narrower would show its board in tiles too small to be told apart: it shows none, and opens it. */
const LEAST_HIGH_CHIP = 150;

function isCramped(seats: number, right: number): boolean {
  return right / (seats - 1) < LEAST_HIGH_CHIP;
}

/** The width of the column at the right: as the height lets the board be, and wider where there is height. */
function lowColumn(seats: number, { width, height }: Size): number {
  let right = Math.max(346, Math.min(Math.round(width * 0.52), Math.round(height * 0.75)));
  if (!isCramped(seats, right)) return right;
  const high = height - 3 * (BAR + 4) - 2 * EDGE;
  while (right < 0.6 * width && boardToFit(right + 4, Infinity, CORNER).height <= high) right += 4;
  return right;
}

/** 667 × 375 and larger: the factories at the left; at the right bar, chips, own board and what may be done. */
export function arrangeLow(company: Company, { width, height }: Size): TableLayout {
  const { seats, centres, viewer } = company;
  const right = lowColumn(seats, { width, height });
  const left = width - right - 3 * EDGE;
  const x = left + 2 * EDGE;
  const high = height - 2 * EDGE;
  const row = { x, y: EDGE + BAR + 4, width: right, height: BAR };
  const strip = { x, y: height - EDGE - BAR, width: right, height: BAR };
  const spare = strip.y - 4 - row.y - 4;
  // No higher than a board as wide as this can be: the chips have what is left.
  const boardHeight = Math.min(spare - BAR, boardToFit(right, Infinity, CORNER).height);
  const isBare = isCramped(seats, right);
  const boardY = isBare ? row.y + BAR + 4 : strip.y - 4 - boardHeight;
  const mine = fitBoard(viewer, { x, y: boardY, width: right, height: boardHeight }, CORNER);
  const chipHeight = isBare ? BAR : mine.y - 4 - row.y;
  const chips = chipRow(company, { ...row, height: chipHeight }, LOW_BAG, chipHeight >= HIGH_ROW ? strip : null);
  const factories = 2 * seats + 1;
  const isRound = centres === 1 && factories === 5 && left > 0.9 * high;
  const columns =
    left > 1.35 * high && factories > 5 ? [Math.ceil(factories / 2), Math.floor(factories / 2)] : undefined;
  const rows = columns ?? (factories === 7 ? [3, 2, 2] : PHONE_ROWS[factories]);
  const display = isRound
    ? arrangeRing(factories, left, high, Math.min(left, high) * 0.3)
    : arrangeRows(factories, centres, left, high, rows);
  return {
    width,
    height,
    display: { ...display, x: EDGE, y: EDGE + Math.max(0, (high - display.height) / 2) },
    boards: [mine],
    ...chips,
    places: {
      head: { x, y: EDGE, width: right, height: BAR },
      moves: chipHeight >= HIGH_ROW ? { ...strip, x: x + LOW_BAG + EDGE, width: right - LOW_BAG - EDGE } : strip,
      lines: strip,
      // In the place of the sentence, which says no more than that something is in hand: the other seats stay in sight.
      confirm: { ...row, y: EDGE },
      result: { x: EDGE, y: EDGE, width: left, height: high },
    },
  };
}

/** The other seats in a row, and the bag at its end or in a strip of its own. */
function chipRow(
  company: Company,
  row: Box,
  bag: number,
  strip: Box | null = null,
): Pick<TableLayout, "isWide" | "panel" | "chips" | "supplies" | "bag" | "lid"> {
  const seats = othersOf(company);
  const { x, y, height } = row;
  const end = x + row.width - bag;
  const width = (strip === null ? end - x : row.width + CHIP_GAP) / seats.length - CHIP_GAP;
  return {
    isWide: false,
    panel: null,
    chips: seats.map((seat, i) => ({ seat, x: x + i * (width + CHIP_GAP), y, width, height })),
    ...suppliesIn(strip === null ? { x: end, y, width: bag, height } : { ...strip, width: bag }, "chip"),
  };
}
