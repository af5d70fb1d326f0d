/**
 * The market of Marrakech: 49 squares, columns a to g and rows 1 to 7, with the mosaic tracks around them.
 * The two halves of a rug that both show are drawn as one cloth: no line between them.
 */
import { EAST, NORTH, NO_RUG, SIDE, SOUTH, WEST, colourOf, makeColour, neighbour, squareAt } from "@riad/marrakech";
import type { Colour, MarrakechPosition, Square } from "@riad/marrakech";
import { Canvas } from "../canvas.ts";
import type { Paint, Style } from "../paint.ts";

/** Where the grid begins; left of it are the row's number and the tracks. */
const LEFT = 4;
const TOP = 2;
const STEP_X = 4;
const STEP_Y = 2;
const RIGHT = LEFT + SIDE * STEP_X;
const BOTTOM = TOP + SIDE * STEP_Y;

export const MARKET_WIDTH = RIGHT + 3;

const ARROWS = "▲►▼◄";
const LINE: Style = { dim: true };
const TRACK: Style = { ink: 137 };
const LABEL: Style = { bold: true };
const ASSAM: Style = { ground: 231, ink: 16, bold: true };

/** Ground and ink of the rugs by colour: none, cyan, yellow, purple, red. */
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

/** A column's letter and a row's number, such as `c4`. */
export function makeSquareName(square: Square): string {
  return `${"abcdefg"[square >> 3]}${(square & 7) + 1}`;
}

export function drawMarket(position: MarrakechPosition, paint: Paint, only?: (colour: Colour) => boolean): string[] {
  const canvas = new Canvas(MARKET_WIDTH, BOTTOM + 2);
  drawLabels(canvas);
  drawTracks(canvas);
  drawGrid(canvas, position);
  for (let x = 0; x < SIDE; x++) {
    for (let y = 0; y < SIDE; y++) drawSquare(canvas, position, squareAt(x, y), paint, only);
  }
  return canvas.lines(paint);
}

function drawLabels(canvas: Canvas): void {
  for (let i = 0; i < SIDE; i++) {
    canvas.put(LEFT + 2 + i * STEP_X, 0, "abcdefg"[i], LABEL);
    canvas.put(0, TOP + 1 + i * STEP_Y, String(i + 1), LABEL);
  }
}

function drawTracks(canvas: Canvas): void {
  const put = (x: number, y: number, text: string): void => canvas.put(x, y, text, TRACK);
  for (const i of [0, 2, 4]) {
    put(LEFT + 2 + i * STEP_X, TOP - 1, "╭───╮");
    put(LEFT + 2 + (i + 1) * STEP_X, BOTTOM + 1, "╰───╯");
    const left = TOP + 1 + i * STEP_Y;
    put(LEFT - 2, left, "╭─");
    put(LEFT - 2, left + 1, "│");
    put(LEFT - 2, left + 2, "╰─");
    const right = left + STEP_Y;
    put(RIGHT + 1, right, "─╮");
    put(RIGHT + 2, right + 1, "│");
    put(RIGHT + 1, right + 2, "─╯");
  }
  put(RIGHT - 2, TOP - 1, "╭───╮");
  put(RIGHT + 2, TOP, "│");
  put(RIGHT + 1, TOP + 1, "─╯");
  put(LEFT - 2, BOTTOM - 1, "╭─");
  put(LEFT - 2, BOTTOM, "│");
  put(LEFT - 2, BOTTOM + 1, "╰───╯");
}

/** By the lines that meet: 1 up, 2 right, 4 down, 8 left. */
const JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

function drawGrid(canvas: Canvas, position: MarrakechPosition): void {
  // Whether a line lies below the corner (x, y), and to its right.
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
      canvas.put(LEFT + x * STEP_X, TOP + y * STEP_Y, JOINTS[joint], LINE);
      if (across(x, y)) canvas.put(LEFT + x * STEP_X + 1, TOP + y * STEP_Y, "───", LINE);
      if (down(x, y)) canvas.put(LEFT + x * STEP_X, TOP + y * STEP_Y + 1, "│", LINE);
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
  position: MarrakechPosition,
  square: Square,
  paint: Paint,
  only: ((colour: Colour) => boolean) | undefined,
): void {
  const x = LEFT + 1 + (square >> 3) * STEP_X;
  const y = TOP + 1 + (square & 7) * STEP_Y;
  const rug = position.rugAt(square);
  const colour = colourOf(rug);
  const isFaint = only !== undefined && !only(colour);
  const letter = rug === NO_RUG ? " " : makeColour(colour);
  const style = isFaint ? LINE : rugStyle(colour);
  // Without colours the cloth is woven of its letter.
  const thread = paint.isColorSupported || isFaint || rug === NO_RUG ? " " : letter;
  canvas.put(x, y, thread + letter + thread, style);
  if (isOneRug(position, square, EAST)) canvas.put(x + 3, y, thread, style);
  if (isOneRug(position, square, SOUTH)) canvas.put(x, y + 1, thread.repeat(3), style);
  if (position.assam === square) {
    canvas.put(x, y, letter, rug === NO_RUG ? ASSAM : style);
    canvas.put(x + 1, y, `${ARROWS[position.heading]} `, ASSAM);
  }
}

/** The headings in words, clockwise from north. */
export const HEADING_NAMES: Readonly<Record<number, string>> = {
  [NORTH]: "north",
  [EAST]: "east",
  [SOUTH]: "south",
  [WEST]: "west",
};
