/** Where squares and tracks are in the drawing of the board, and where they are on screen once the board is rotated. */
import { SIDE, columnOf, pathOf, rowOf, squareAt } from "@riad/marrakech";
import type { Heading, Square, Step } from "@riad/marrakech";
import { BOARD, MARGIN } from "./art/Courtyard.tsx";
import { SQUARE } from "./art/tracks.tsx";

const HALF = SQUARE / 2;
/** Straight pieces per arc. */
const CHORDS = 12;

/** In units of the board, which is 680 wide. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point and which way Assam faces there, in degrees clockwise from north. */
export interface Stand extends Point {
  readonly angle: number;
}

export function centreOf(square: Square): Point {
  return { x: MARGIN + (columnOf(square) + 0.5) * SQUARE, y: MARGIN + (rowOf(square) + 0.5) * SQUARE };
}

export function unit(heading: Heading): { dx: number; dy: number } {
  return { dx: [0, 1, 0, -1][heading], dy: [-1, 0, 1, 0][heading] };
}

/** Every point Assam passes when the die shows `die`, the first being where he stands. */
export function walkStands(square: Square, heading: Heading, die: number): Stand[] {
  const stands: Stand[] = [{ ...centreOf(square), angle: heading * 90 }];
  let from: { square: Square; heading: Heading } = { square, heading };
  for (const step of pathOf(square, heading, die)) {
    if (step.track !== null) stands.push(...arcStands(from, step, stands[stands.length - 1].angle));
    stands.push({ ...centreOf(step.square), angle: stands[stands.length - 1].angle });
    from = step;
  }
  return stands;
}

/** Half a circle round the edge of the grid, or three quarters round its corner. */
function arcStands(from: { square: Square; heading: Heading }, step: Step, angle: number): Stand[] {
  const start = centreOf(from.square);
  const end = centreOf(step.square);
  const out = unit(from.heading);
  const back = unit(step.heading);
  const exit = { x: start.x + HALF * out.dx, y: start.y + HALF * out.dy };
  const entry = { x: end.x - HALF * back.dx, y: end.y - HALF * back.dy };
  const isLoop = step.track?.isLoop === true;
  const hub = isLoop
    ? { x: exit.x + entry.x - start.x, y: exit.y + entry.y - start.y }
    : { x: (exit.x + entry.x) / 2, y: (exit.y + entry.y) / 2 };
  const first = Math.atan2(exit.y - hub.y, exit.x - hub.x);
  const isClockwise = -Math.sin(first) * out.dx + Math.cos(first) * out.dy > 0;
  const sweep = (isLoop ? 270 : 180) * (isClockwise ? 1 : -1);
  return Array.from({ length: CHORDS + 1 }, (_, i) => {
    const turned = (sweep * i) / CHORDS;
    const at = first + (turned * Math.PI) / 180;
    return { x: hub.x + HALF * Math.cos(at), y: hub.y + HALF * Math.sin(at), angle: angle + turned };
  });
}

/** The way as SVG path data. */
export function pathLine(stands: readonly Stand[]): string {
  return `M${stands.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** How far each stand is along the way, from 0 to 1. */
export function offsetsOf(stands: readonly Stand[]): number[] {
  let sum = 0;
  const lengths = stands.map(({ x, y }, i) => {
    if (i > 0) sum += Math.hypot(x - stands[i - 1].x, y - stands[i - 1].y);
    return sum;
  });
  return lengths.map((length) => (sum === 0 ? 0 : length / sum));
}

/** A point as it is seen on screen when the board is rotated by `side` quarter turns. */
export function asSeen(point: Point, side: number): Point {
  let { x, y } = point;
  for (let quarter = 0; quarter < side; quarter++) [x, y] = [BOARD - y, x];
  return { x, y };
}

/** A point of the window on the board, given what lies over the board and is rotated with it. */
export function pointUnder(at: Point, over: Element, side: number): Point {
  const { left, top, width } = over.getBoundingClientRect();
  const seen = { x: ((at.x - left) / width) * BOARD, y: ((at.y - top) / width) * BOARD };
  // Turning on to a whole turn undoes the rotation.
  return asSeen(seen, (4 - side) % 4);
}

/** The square at a point of the board; null beside the squares. */
export function squareAtPoint({ x, y }: Point): Square | null {
  const [column, row] = [x, y].map((along) => Math.floor((along - MARGIN) / SQUARE));
  return column < 0 || row < 0 || column >= SIDE || row >= SIDE ? null : squareAt(column, row);
}

/** Where a heading points on screen: 0 is up, then clockwise. */
export function headingSeen(heading: Heading, side: number): number {
  return (heading + side) & 3;
}

/** A length of the board as a share of its width, for elements that lie over it. */
export function percent(units: number): string {
  return `${(units / BOARD) * 100}%`;
}
