/** The table on a desk: one sheet of 1280 × 768 with all boards in sight. */
import { arrangeBands, arrangeOval, arrangeRing } from "./arrangement.ts";
import { measureBoard } from "./measure.ts";
import { placeBoard } from "./stage.ts";
import type { Company, Stage } from "./stage.ts";

const EDGE = 16;
const TOP = 12;
const GAP = 12;
const WIDTH = 1280;
const HEIGHT = 768;

/** The ring at the left, one board above the other at the right. */
export function arrangeTwo({ centres, viewer }: Company): Stage {
  const left = 500;
  const right = EDGE + left + EDGE;
  const other = { ...placeBoard("small", 1 - viewer, right, TOP), height: 306 };
  const mine = {
    ...placeBoard("mineOfTwo", viewer, right, TOP + other.height + GAP),
    width: WIDTH - EDGE - right,
    height: HEIGHT - 2 * TOP - other.height - GAP,
  };
  const market = centres === 1 ? arrangeRing(5, left, 536) : arrangeBands(5, left, 536, true);
  const supplies = { x: EDGE, y: HEIGHT - TOP - 78, width: left, height: 78 };
  const panel = { x: right + other.width + GAP, y: TOP, width: WIDTH - EDGE - right - other.width - GAP, height: 0 };
  return {
    width: WIDTH,
    height: HEIGHT,
    isWide: true,
    market: { ...market, x: EDGE, y: 132 },
    boards: [mine, other],
    chips: [],
    panel: { ...panel, height: 190 },
    supplies,
    bag: { x: supplies.x + 16, y: supplies.y + 16, size: 46 },
    lid: { x: supplies.x + left / 2 + 8, y: supplies.y + 16, size: 46 },
  };
}

/** A wide oval and the own board at the left, the other boards in a column at the right. */
export function arrangeMore({ seats, centres, viewer }: Company): Stage {
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
  const room = mine.y - 66;
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
    market: { ...market, x: EDGE, y: 58 },
    boards: [mine, ...others],
    chips: [],
    panel,
    supplies,
    bag: { x: supplies.x + 10, y: supplies.y + 8, size: 26 },
    lid: { x: supplies.x + 10, y: supplies.y + supplies.height / 2 + 4, size: 26 },
  };
}
