/** The table of Azul for a projector: factories, centre and all boards grow together, and nothing else needs room. */
import type { Size } from "../page/format.ts";
import { boardToFit, widthToFit } from "./board-measures.ts";
import { arrangeBands, arrangeRing, largestOval } from "./factory-layout.ts";
import { fitBoard, othersOf } from "./table-layout.ts";
import type { Box, Company, TableLayout } from "./table-layout.ts";
import { bagChip } from "./tablet-layout.ts";

const EDGE = 10;
const GAP = 8;
/** One line of the headline, and two of what is said under it, in letters for the back of a room. */
const HEAD = 72;
const STRIP = 46;
const BAG = 92;
/** Four buttons of the steps, as wide as a finger needs them. */
const STEPS = 200;

interface Surroundings {
  readonly isBesideList: boolean;
  /** The buttons of the steps are there: not on a projector, nor beside the list. */
  readonly hasSteps: boolean;
  /** On a projector those who watch have four of them, without the last moves, which the headline tells. */
  readonly isWatched: boolean;
}
const CORNER = { isGrand: false, isCorner: true };
const HEADED = { isGrand: false };

/** 1016 × 556 and larger. */
export function arrangeLarge(company: Company, room: Size, around: Surroundings): TableLayout {
  return company.seats === 2 ? largeForTwo(company, room) : largeForMore(company, room, around);
}

/** The factories have the left half, the boards the right one. */
function largeForTwo({ centres, viewer }: Company, { width, height }: Size): TableLayout {
  const left = Math.round(width * 0.475);
  const x = EDGE + left + GAP;
  const right = width - EDGE - x;
  const inner = height - 2 * EDGE;
  const most = boardToFit(right, Infinity, CORNER).height;
  const mineHeight = Math.min(Math.round(inner * 0.56), most);
  const mine = fitBoard(viewer, { x, y: height - EDGE - mineHeight, width: right, height: mineHeight }, CORNER);
  const otherHeight = Math.min(inner - mineHeight - GAP, most);
  const other = fitBoard(1 - viewer, { x, y: mine.y - GAP - otherHeight, width: right, height: otherHeight }, CORNER);
  const strip = { x: EDGE, y: height - EDGE - STRIP, width: left, height: STRIP };
  const y = EDGE + HEAD;
  const high = strip.y - 2 - y;
  const display =
    centres === 1 ? arrangeRing(5, left, high, Math.min(left, high) * 0.315) : arrangeBands(5, left, high, true);
  return {
    ...withoutPanels(strip),
    width,
    height,
    display: { ...display, x: EDGE, y },
    boards: [mine, other],
    places: {
      head: { x: EDGE, y: EDGE, width: left, height: HEAD },
      ...stripPlaces(strip),
      result: { x: EDGE, y, width: left, height: height - EDGE - y },
    },
  };
}

interface Shares {
  /** Of the width, for the other boards. */
  readonly others: number;
  /** Of the height, for the own board. */
  readonly mine: number;
  /** What the sentence needs beside the own board. */
  readonly sentence: number;
}

/** On a projector factories and centre are to be read as well as the boards; in the largest type the buttons need their room. */
const ALONE: Shares = { others: 0.35, mine: 0.43, sentence: 176 };
/** Whoever looks back beside the list of moves wants the own board about as large as without it. */
const BESIDE_LIST: Shares = { others: 0.32, mine: 0.48, sentence: 148 };

/** How large tiles in the centre are compared with those on factories: so much that both are larger than on the usual table. */
const CENTRE: Readonly<Record<number, number>> = { 3: 0.9, 4: 1.05 };

/** The factories in a wide oval, the own board and the sentence below them, the other boards in a column at the right. */
function largeForMore(company: Company, { width, height }: Size, around: Surroundings): TableLayout {
  const { isBesideList, hasSteps, isWatched } = around;
  const { seats, centres, viewer } = company;
  const shares = isBesideList ? BESIDE_LIST : ALONE;
  const inner = height - 2 * EDGE;
  const count = seats - 1;
  const each = (inner - GAP * (count - 1)) / count;
  const look = seats === 3 ? HEADED : CORNER;
  const column = widthToFit(Math.round(width * shares.others), each, look);
  const right = width - EDGE - column;
  const high = Math.min(each, boardToFit(column, Infinity, look).height);
  const others = othersOf(company).map((seat, i) =>
    fitBoard(seat, { x: right, y: EDGE + (i * (inner - high)) / (count - 1), width: column, height: high }, look),
  );
  const left = right - GAP - EDGE;
  const most = left - GAP - shares.sentence;
  const highest = Math.round(inner * shares.mine);
  const wide = widthToFit(most, highest, CORNER);
  const mineHeight = boardToFit(most, highest, CORNER).height;
  const mine = fitBoard(viewer, { x: EDGE, y: height - EDGE - mineHeight, width: wide, height: mineHeight }, CORNER);
  const x = EDGE + wide + GAP;
  const strip = { x, y: height - EDGE - STRIP, width: right - GAP - x, height: STRIP };
  // The confirmation comes in two rows where there is no width for both buttons in one; the bag gives way.
  const upper = { ...strip, y: strip.y - STRIP - GAP };
  const isStacked = (hasSteps || isWatched) && strip.width < BAG + GAP + STEPS;
  const { moves } = stripPlaces(strip);
  const factories = 2 * seats + 1;
  const room = mine.y - GAP - EDGE;
  const display =
    centres === 1 ? largestOval(factories, left, room, CENTRE[seats]) : arrangeBands(factories, left, room, false);
  return {
    // Beside the last move, which is above the buttons, where all of them would lie over each other in one strip.
    ...withoutPanels(isStacked ? upper : strip),
    width,
    height,
    display: { ...display, x: EDGE, y: EDGE },
    boards: [mine, ...others],
    places: {
      head: { x, y: mine.y, width: strip.width, height: strip.y - STRIP - 2 * GAP - mine.y },
      moves: !isStacked ? moves : isWatched ? strip : { ...moves, y: upper.y, height: 2 * STRIP + GAP },
      confirm: { ...upper, height: isBesideList ? 2 * STRIP + GAP : STRIP },
      result: { x: EDGE, y: EDGE, width: left, height: room },
    },
  };
}

/** The points are beside the lines, which are pressed themselves. */
function withoutPanels(strip: Box) {
  return { isWide: false, hasFigures: true, chips: [], panel: null, ...bagChip({ ...strip, width: BAG }) };
}

function stripPlaces(strip: Box): { readonly moves: Box; readonly confirm: Box } {
  const beside = { ...strip, x: strip.x + BAG + GAP, width: strip.width - BAG - GAP };
  return { moves: beside, confirm: beside };
}
