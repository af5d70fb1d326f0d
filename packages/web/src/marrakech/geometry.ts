/** Where squares, and the way round the tracks, lie in the drawing of the board. */
import { columnOf, pathOf, rowOf } from "@riad/marrakech";
import type { Heading, Square, Step } from "@riad/marrakech";
import { MARGIN } from "./art/Courtyard.tsx";
import { SQUARE } from "./art/tracks.tsx";

const HALF = SQUARE / 2;
/** How finely an arc is walked. */
const CHORDS = 12;

/** A place and where somebody there looks, in degrees clockwise from north. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

export function centreOf(square: Square): { x: number; y: number } {
  return { x: MARGIN + (columnOf(square) + 0.5) * SQUARE, y: MARGIN + (rowOf(square) + 0.5) * SQUARE };
}

export function unit(heading: Heading): { dx: number; dy: number } {
  return { dx: [0, 1, 0, -1][heading], dy: [-1, 0, 1, 0][heading] };
}

/** Every place Assam passes on a throw of `die`, the first being where he stands. */
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

/** The way as a line to draw. */
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
