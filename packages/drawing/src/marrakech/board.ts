/**
 * The market of Marrakech: 49 squares, columns a to g and rows 1 to 7, with the mosaic tracks around them. If both
 * halves of a rug are visible, they are drawn as one piece, without a line between them.
 */
import {
  COLUMN_LETTERS,
  EAST,
  NORTH,
  NO_RUG,
  SIDE,
  SOUTH,
  WEST,
  colourOf,
  makeColour,
  neighbour,
  squareAt,
} from "@riad/marrakech";
import type { Colour, MarrakechPosition, Square } from "@riad/marrakech";
import { Canvas } from "../canvas.ts";
import type { Paint, Style } from "../paint.ts";

/** The column where the grid starts; left of it are the row's number and the tracks. */
const LEFT = 4;
const TOP = 1;

/** How large the squares are drawn; both dimensions are even, so that a square has a middle. */
export class MarketSize {
  readonly stepX: number;
  readonly stepY: number;

  constructor(scale: number) {
    this.stepX = 4 * scale;
    this.stepY = 2 * scale;
  }

  get right(): number {
    return LEFT + SIDE * this.stepX;
  }

  get bottom(): number {
    return TOP + SIDE * this.stepY;
  }

  get width(): number {
    return this.right + 3;
  }

  get height(): number {
    return this.bottom + 2;
  }

  /** The middle of a column. */
  columnAt(x: number): number {
    return LEFT + this.stepX / 2 + x * this.stepX;
  }

  /** The middle of a row. */
  rowAt(y: number): number {
    return TOP + this.stepY / 2 + y * this.stepY;
  }
}

/** The size that fits wherever a board can be drawn at all. */
export const SMALL_MARKET = new MarketSize(1);

const ARROWS = "▲►▼◄";
const LINE: Style = { dim: true };
const TRACK: Style = { ink: 137 };
const LABEL: Style = { bold: true };
const ASSAM: Style = { ground: 231, ink: 16, bold: true };

/** Background and foreground of the rugs by colour: none, cyan, yellow, purple, red. */
const RUG_STYLES: readonly Style[] = [
  {},
  { ground: 30, ink: 231 },
  { ground: 178, ink: 16 },
  { ground: 96, ink: 231 },
  { ground: 124, ink: 231 },
];

export function rugStyle(colour: Colour): Style {
  return RUG_STYLES[colour];
}

/** `only` draws the rugs of some colours and dims the others. */
export function drawMarket(
  position: MarrakechPosition,
  paint: Paint,
  size: MarketSize = SMALL_MARKET,
  only?: (colour: Colour) => boolean,
): string[] {
  const canvas = new Canvas(size.width, size.height);
  drawTracks(canvas, size);
  drawGrid(canvas, size, position);
  drawLabels(canvas, size);
  for (let x = 0; x < SIDE; x++) {
    for (let y = 0; y < SIDE; y++) drawSquare(canvas, size, position, squareAt(x, y), paint, only);
  }
  return canvas.lines(paint);
}

/** The columns' letters are on the upper edge of the board: a separate row would not fit on small screens. */
function drawLabels(canvas: Canvas, size: MarketSize): void {
  for (let i = 0; i < SIDE; i++) {
    canvas.put(size.columnAt(i), TOP, COLUMN_LETTERS[i], LABEL);
    canvas.put(0, size.rowAt(i), String(i + 1), LABEL);
  }
}

/** A line between two columns of characters, without its ends. */
function between(from: number, to: number): string {
  return "─".repeat(to - from - 1);
}

function drawTracks(canvas: Canvas, size: MarketSize): void {
  const { right, bottom } = size;
  const put = (x: number, y: number, text: string): void => canvas.put(x, y, text, TRACK);
  /** An arc at the left or right, from one row to another. */
  const arc = (x: number, from: number, to: number, [start, end]: readonly [string, string], bar: number): void => {
    put(x, from, start);
    for (let y = from + 1; y < to; y++) put(bar, y, "│");
    put(x, to, end);
  };
  for (const i of [0, 2, 4]) {
    const [one, two, three] = [size.columnAt(i), size.columnAt(i + 1), size.columnAt(i + 2)];
    put(one, TOP - 1, `╭${between(one, two)}╮`);
    put(two, bottom + 1, `╰${between(two, three)}╯`);
    arc(LEFT - 2, size.rowAt(i), size.rowAt(i + 1), ["╭─", "╰─"], LEFT - 2);
    arc(right + 1, size.rowAt(i + 1), size.rowAt(i + 2), ["─╮", "─╯"], right + 2);
  }
  const [first, last] = [size.columnAt(0), size.columnAt(SIDE - 1)];
  put(last, TOP - 1, `╭${between(last, right + 2)}╮`);
  for (let y = TOP; y < size.rowAt(0); y++) put(right + 2, y, "│");
  put(right + 1, size.rowAt(0), "─╯");
  put(LEFT - 2, size.rowAt(SIDE - 1), "╭─");
  for (let y = size.rowAt(SIDE - 1) + 1; y <= bottom; y++) put(LEFT - 2, y, "│");
  put(LEFT - 2, bottom + 1, `╰${between(LEFT - 2, first)}╯`);
}

/** By the lines that meet: 1 up, 2 right, 4 down, 8 left. */
const JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

function drawGrid(canvas: Canvas, { stepX, stepY }: MarketSize, position: MarrakechPosition): void {
  // Whether there is a line below the corner (x, y), and to its right.
  const down = (x: number, y: number): boolean =>
    y >= 0 && y < SIDE && (x === 0 || x === SIDE || !isOneRug(position, squareAt(x - 1, y), EAST));
  const across = (x: number, y: number): boolean =>
    x >= 0 && x < SIDE && (y === 0 || y === SIDE || !isOneRug(position, squareAt(x, y - 1), SOUTH));
  for (let x = 0; x <= SIDE; x++) {
    for (let y = 0; y <= SIDE; y++) {
      const joint =
        Number(down(x, y - 1)) |
        (Number(across(x, y)) << 1) |
        (Number(down(x, y)) << 2) |
        (Number(across(x - 1, y)) << 3);
      const [left, top] = [LEFT + x * stepX, TOP + y * stepY];
      canvas.put(left, top, JOINTS[joint], LINE);
      if (across(x, y)) canvas.put(left + 1, top, "─".repeat(stepX - 1), LINE);
      if (down(x, y)) for (let below = 1; below < stepY; below++) canvas.put(left, top + below, "│", LINE);
    }
  }
}

function isOneRug(position: MarrakechPosition, square: Square, heading: number): boolean {
  const other = neighbour(square, heading);
  const rug = position.rugAt(square);
  return other >= 0 && rug !== NO_RUG && rug === position.rugAt(other);
}

function drawSquare(
  canvas: Canvas,
  size: MarketSize,
  position: MarrakechPosition,
  square: Square,
  paint: Paint,
  only: ((colour: Colour) => boolean) | undefined,
): void {
  const { stepX, stepY } = size;
  const [middleX, middleY] = [size.columnAt(square >> 3), size.rowAt(square & 7)];
  const [x, y] = [middleX - stepX / 2 + 1, middleY - stepY / 2 + 1];
  const rug = position.rugAt(square);
  const colour = colourOf(rug);
  const isFaint = only !== undefined && !only(colour);
  const letter = rug === NO_RUG ? " " : makeColour(colour);
  const style = isFaint ? LINE : rugStyle(colour);
  // Without colours a rug is filled with its letter.
  const thread = paint.isColorSupported || isFaint || rug === NO_RUG ? " " : letter;
  const width = stepX - 1 + (isOneRug(position, square, EAST) ? 1 : 0);
  const height = stepY - 1 + (isOneRug(position, square, SOUTH) ? 1 : 0);
  for (let row = 0; row < height; row++) {
    // Beside a rug that continues below, the line to the next square is kept.
    canvas.put(x, y + row, thread.repeat(row < stepY - 1 ? width : stepX - 1), style);
  }
  canvas.put(middleX, middleY, letter, style);
  if (position.assam === square) {
    canvas.put(middleX - 1, middleY, letter, rug === NO_RUG ? ASSAM : style);
    canvas.put(middleX, middleY, `${ARROWS[position.heading]} `, ASSAM);
  }
}

/** The headings in words, clockwise from north. */
export const HEADING_NAMES: Readonly<Record<number, string>> = {
  [NORTH]: "north",
  [EAST]: "east",
  [SOUTH]: "south",
  [WEST]: "west",
};
