/**
 * The mosaic tracks outside the grid of Marrakech, in units of a square of 80: twelve half circles that join two
 * squares and two three-quarter loops at top right and bottom left. Each is drawn whole enough for the squares, drawn
 * over it, to cut it to shape. All stones of one colour are one path: one element each would be three hundred, which
 * every page would pay for before its first picture.
 */
import { onCircle } from "../../art/star.ts";

export const SQUARE = 80;
const SIDE = 7 * SQUARE;

interface Arc {
  cx: number;
  cy: number;
  /** Radians, clockwise from east. */
  from: number;
  to: number;
}

const HALF_TURN = Math.PI;

/** Where the tracks lie, with the corner of the first square as the origin. */
function arcs(): Arc[] {
  const odd = [1, 3, 5];
  const even = [2, 4, 6];
  return [
    ...odd.map((i) => ({ cx: i * SQUARE, cy: 0, from: HALF_TURN, to: 2 * HALF_TURN })),
    ...even.map((i) => ({ cx: i * SQUARE, cy: SIDE, from: 0, to: HALF_TURN })),
    ...even.map((i) => ({ cx: SIDE, cy: i * SQUARE, from: -HALF_TURN / 2, to: HALF_TURN / 2 })),
    ...odd.map((i) => ({ cx: 0, cy: i * SQUARE, from: HALF_TURN / 2, to: 1.5 * HALF_TURN })),
    { cx: SIDE, cy: 0, from: HALF_TURN, to: 2.5 * HALF_TURN },
    { cx: 0, cy: SIDE, from: 0, to: 1.5 * HALF_TURN },
  ];
}

export function Tracks() {
  return (
    <>
      <path d={all((arc) => sector(arc, 55))} fill="var(--tk-bed)" />
      <g stroke="var(--grout)" stroke-width=".8">
        <Ring inner={48} outer={54.5} stones={18} fills={["--tk-cobalt", "--tk-cobalt2"]} />
        <Ring inner={32.5} outer={47.5} stones={10} fills={["--tk-lane", "--tk-lane2"]} />
        <Ring inner={27} outer={32} stones={12} fills={["--tk-cobalt", "--tk-cobalt2"]} />
      </g>
      <path d={all((arc) => middles(arc, 10).map(lozenge(arc)).join(""))} fill="var(--tk-loz)" />
      <path d={all((arc) => sector(arc, 27))} fill="var(--tk-core)" />
      {[0, 1].map((parity) => (
        <path
          d={all((arc) => everyOther(middles(arc, 8), parity).map(petal(arc)).join(""))}
          fill={parity === 0 ? "var(--tk-petal)" : "var(--tk-petal2)"}
        />
      ))}
      <path d={all((arc) => sector(arc, 6))} fill="var(--tk-petal2)" />
    </>
  );
}

function all(draw: (arc: Arc) => string): string {
  return arcs().map(draw).join("");
}

function everyOther<T>(items: readonly T[], parity: number): T[] {
  return items.filter((_, i) => i % 2 === parity);
}

function sector({ cx, cy, from, to }: Arc, r: number): string {
  const large = to - from > HALF_TURN + 0.01 ? 1 : 0;
  return `M${onCircle(cx, cy, r, from).join(" ")}A${r} ${r} 0 ${large} 1 ${onCircle(cx, cy, r, to).join(" ")}L${cx} ${cy}Z`;
}

interface RingProps {
  inner: number;
  outer: number;
  /** In half a circle. */
  stones: number;
  fills: [string, string];
}

/** One course of stones: two paths, the even stones and the odd ones. */
function Ring({ inner, outer, stones, fills }: RingProps) {
  const course = (parity: number) =>
    all((arc) => everyOther(stonesOf(arc, inner, outer, partsOf(arc, stones)), parity).join(""));
  return (
    <>
      <path d={course(0)} fill={`var(${fills[0]})`} />
      <path d={course(1)} fill={`var(${fills[1]})`} />
    </>
  );
}

function stonesOf({ cx, cy, from, to }: Arc, inner: number, outer: number, count: number): string[] {
  const at = (r: number, angle: number) => onCircle(cx, cy, r, angle).join(" ");
  return Array.from({ length: count }, (_, i) => {
    const a = from + ((to - from) * i) / count;
    const b = from + ((to - from) * (i + 1)) / count;
    return `M${at(outer, a)}A${outer} ${outer} 0 0 1 ${at(outer, b)}L${at(inner, b)}A${inner} ${inner} 0 0 0 ${at(inner, a)}Z`;
  });
}

/** How many parts an arc has of which half a circle has `perHalf`. */
function partsOf({ from, to }: Arc, perHalf: number): number {
  return Math.round((perHalf * (to - from)) / HALF_TURN);
}

/** The middle of each equal part of the arc. */
function middles(arc: Arc, perHalf: number): number[] {
  const count = partsOf(arc, perHalf);
  return Array.from({ length: count }, (_, i) => arc.from + ((arc.to - arc.from) * (i + 0.5)) / count);
}

/** On the line that Assam walks. */
function lozenge({ cx, cy }: Arc): (angle: number) => string {
  return (angle) => {
    const [x, y] = onCircle(cx, cy, 40.2, angle);
    const corners = [0, 1, 2, 3].map((i) => onCircle(x, y, 3.4, angle + (i * HALF_TURN) / 2).join(" "));
    return `M${corners.join("L")}Z`;
  };
}

function petal({ cx, cy }: Arc): (angle: number) => string {
  return (angle) => {
    const at = (along: number, aside: number) =>
      onCircle(cx, cy, Math.hypot(along, aside), angle + Math.atan2(aside, along)).join(" ");
    return `M${at(7, 0)}Q${at(15, -5.5)} ${at(24, 0)}Q${at(15, 5.5)} ${at(7, 0)}Z`;
  };
}
