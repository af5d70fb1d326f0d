/** The table of Azul on a desk: every board, and panels for consequences, bag and lid, last moves. */
import type { Size } from "../page/format.ts";
import { boardToFit } from "./board-measures.ts";
import { arrangeBands, arrangeOval, arrangeRing } from "./factory-layout.ts";
import { fitBoard, othersOf, placeBoard, suppliesIn } from "./table-layout.ts";
import type { Company, TableLayout } from "./table-layout.ts";

const EDGE = 16;
const TOP = 12;
const GAP = 12;
/** Beyond it factories and boards would only move apart. */
const MOST_WIDTH = 1420;
const HEIGHT = 768;

/** 1280 × 768 and wider. */
export function arrangeWide(company: Company, room: Size): TableLayout {
  const width = Math.min(room.width, MOST_WIDTH);
  return company.seats === 2 ? wideForTwo(company, width) : wideForMore(company, width);
}

/** The ring at the left, one board above the other at the right. */
function wideForTwo({ centres, viewer }: Company, width: number): TableLayout {
  const left = 500;
  const right = EDGE + left + EDGE;
  const other = { ...placeBoard("small", 1 - viewer, right, TOP), height: 306 };
  const y = TOP + other.height + GAP;
  const mine = fitBoard(
    viewer,
    { x: right, y, width: width - EDGE - right, height: HEIGHT - TOP - y },
    { isGrand: true, words: 121 },
  );
  const display = centres === 1 ? arrangeRing(5, left, 536) : arrangeBands(5, left, 536, true);
  const supplies = { x: EDGE, y: HEIGHT - TOP - 78, width: left, height: 78 };
  const x = right + other.width + GAP;
  const panel = { x, y: TOP, width: width - EDGE - x, height: 190 };
  const moves = { ...panel, y: panel.y + panel.height + GAP, height: other.height - panel.height - GAP };
  return {
    width,
    height: HEIGHT,
    isWide: true,
    display: { ...display, x: EDGE, y: 132 },
    boards: [mine, other],
    chips: [],
    panel,
    ...suppliesIn(supplies, "line"),
    places: {
      head: { x: EDGE, y: TOP, width: left, height: 116 },
      moves,
      result: { x: EDGE, y: 62, width: left, height: HEIGHT - TOP - 62 },
      desk: { ...panel, height: other.height },
    },
  };
}

/** A wide oval and the own board at the left, the other boards in a column at the right. */
function wideForMore(company: Company, width: number): TableLayout {
  const { seats, centres, viewer } = company;
  const size = seats === 3 ? "otherOfThree" : "otherOfFour";
  const column = placeBoard(size, 0, 0, 0).width;
  const right = width - EDGE - column;
  const pitch = placeBoard(size, 0, 0, 0).height + 10;
  const others = othersOf(company).map((seat, i) => placeBoard(size, seat, right, TOP + i * pitch));
  const last = others[others.length - 1];
  const below = last.y + last.height + 10;
  const rest = { x: right, y: below, width: column, height: HEIGHT - TOP - below };
  const left = right - GAP - EDGE;
  const board = placeBoard("mine", viewer, EDGE, 0);
  const mine = { ...board, y: HEIGHT - TOP - board.height };
  const factories = 2 * seats + 1;
  const height = mine.y - 66;
  const display = centres === 1 ? arrangeOval(factories, left, height) : arrangeBands(factories, left, height, false);
  // Four lines of points and the bonuses; three moves below them.
  const high = seats === 3 ? 206 : 220;
  const panel = { x: EDGE + mine.width + GAP, y: mine.y, width: left - mine.width - GAP, height: high };
  const beside = { ...panel, y: panel.y + panel.height + 10, height: mine.height - panel.height - 10 };
  const supplies = seats === 3 ? beside : rest;
  return {
    width,
    height: HEIGHT,
    isWide: true,
    display: { ...display, x: EDGE, y: 58 },
    boards: [mine, ...others],
    chips: [],
    panel,
    ...suppliesIn(supplies, seats === 3 ? "stack" : "line"),
    places: {
      head: { x: EDGE, y: TOP, width: left, height: 44 },
      moves: seats === 3 ? rest : beside,
      result: { x: EDGE, y: 62, width: left, height: mine.y - GAP - 62 },
      desk: seats === 3 ? rest : { ...panel, height: mine.height },
      chart: { ...panel, height: mine.height },
    },
  };
}

/** 1366 × 625 and wider: factories, boards and panels beside each other. */
export function arrangeShort(company: Company, { width, height }: Size): TableLayout {
  return company.seats === 2 ? shortForTwo(company, width, height) : shortForMore(company, width, height);
}

const SUPPLIES = 104;

function shortForTwo({ centres, viewer }: Company, width: number, height: number): TableLayout {
  const left = Math.round(width * 0.355);
  const column = Math.round(width * 0.235);
  const x = EDGE + left + GAP;
  const beside = { x: width - EDGE - column, width: column };
  const middle = { x, width: beside.x - GAP - x };
  const inner = height - 2 * TOP;
  const mineHeight = Math.round(inner * 0.585);
  const mine = fitBoard(
    viewer,
    { ...middle, y: height - TOP - mineHeight, height: mineHeight },
    { isGrand: true, words: 0 },
  );
  const other = fitBoard(
    1 - viewer,
    { ...middle, y: TOP, height: inner - mineHeight - GAP },
    { isGrand: false, isCorner: true },
  );
  const top = 126;
  const room = height - TOP - top;
  const display = centres === 1 ? arrangeRing(5, left, room, 142) : arrangeBands(5, left, room, true);
  const supplies = { ...beside, y: height - TOP - SUPPLIES, height: SUPPLIES };
  const panel = { ...beside, y: TOP, height: 246 };
  const y = panel.y + panel.height + GAP;
  const moves = { ...beside, y, height: supplies.y - GAP - y };
  return {
    width,
    height,
    isWide: true,
    display: { ...display, x: EDGE, y: top },
    boards: [mine, other],
    chips: [],
    panel,
    ...suppliesIn(supplies, "line"),
    places: {
      head: { x: EDGE, y: TOP, width: left, height: 108 },
      moves,
      result: { x: EDGE, y: 60, width: left, height: height - TOP - 60 },
      desk: { ...beside, y: TOP, height: supplies.y - GAP - TOP },
    },
  };
}

function shortForMore(company: Company, width: number, height: number): TableLayout {
  const { seats, centres, viewer } = company;
  const inner = height - 2 * TOP;
  const count = seats - 1;
  const each = seats === 3 ? Math.min((inner - SUPPLIES) / 2 - GAP, 244) : (inner - GAP * (count - 1)) / count;
  const column = boardToFit(0.3 * width, each, { isGrand: false, isCorner: true }).width;
  const right = width - EDGE - column;
  const others = othersOf(company).map((seat, i) =>
    fitBoard(
      seat,
      { x: right, y: TOP + i * (each + GAP), width: column, height: each },
      { isGrand: false, isCorner: true },
    ),
  );
  const rest = right - GAP - EDGE;
  const left = Math.round(rest * 0.47);
  const top = TOP + 44 + 8;
  const x = EDGE + left + GAP;
  const wide = rest - left - GAP;
  // Three lines of points and the bonuses; what the own board is not wide enough for.
  const below = seats === 3 ? 204 : 208;
  const mine = fitBoard(
    viewer,
    { x, y: top, width: wide, height: height - TOP - below - GAP - top },
    { isGrand: true, words: 0 },
  );
  const under = { y: height - TOP - below, height: below };
  const panel = { x, width: Math.round(wide * (seats === 3 ? 0.54 : 0.48)), ...under };
  const beside = { x: panel.x + panel.width + GAP, width: wide - panel.width - GAP, ...under };
  const upper = { ...beside, height: below - SUPPLIES - GAP };
  const lastOther = others[count - 1];
  const supplies =
    seats === 3
      ? {
          x: right,
          width: column,
          y: lastOther.y + lastOther.height + GAP,
          height: height - TOP - lastOther.y - lastOther.height - GAP,
        }
      : { ...beside, y: upper.y + upper.height + GAP, height: SUPPLIES };
  const room = height - TOP - top;
  const factories = 2 * seats + 1;
  const display =
    centres === 1
      ? arrangeRing(factories, left, room, seats === 3 ? 128 : 112)
      : arrangeBands(factories, left, room, true);
  return {
    width,
    height,
    isWide: true,
    display: { ...display, x: EDGE, y: top },
    boards: [mine, ...others],
    chips: [],
    panel,
    ...suppliesIn(supplies, seats === 4 ? "stack" : "line"),
    places: {
      head: { x: EDGE, y: TOP, width: rest, height: 44 },
      moves: seats === 3 ? beside : upper,
      result: { x: EDGE, y: top, width: left, height: room },
      desk: { x, width: seats === 3 ? wide : panel.width, ...under },
      chart: { x, width: wide, ...under },
    },
  };
}
