/**
 * The mosaic tracks outside the grid of Marrakech, in units of a square of 80: twelve half circles that join two
 * squares and two three-quarter loops at top right and bottom left. Each is drawn whole enough for the squares, drawn
 * over it, to cut it to shape.
 */
import { onCircle } from "./star.ts";

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
      {arcs().map((arc) => (
        <Track {...arc} />
      ))}
    </>
  );
}

function Track(arc: Arc) {
  const halves = (arc.to - arc.from) / HALF_TURN;
  return (
    <g>
      <path d={sector(arc, 55)} fill="var(--tk-bed)" />
      <g stroke="var(--grout)" stroke-width=".8">
        <Ring arc={arc} inner={48} outer={54.5} stones={18 * halves} fills={["--tk-cobalt", "--tk-cobalt2"]} />
        <Ring arc={arc} inner={32.5} outer={47.5} stones={10 * halves} fills={["--tk-lane", "--tk-lane2"]} />
        <Ring arc={arc} inner={27} outer={32} stones={12 * halves} fills={["--tk-cobalt", "--tk-cobalt2"]} />
      </g>
      <Lozenges arc={arc} count={Math.round(10 * halves)} />
      <path d={sector(arc, 27)} fill="var(--tk-core)" />
      <Petals arc={arc} count={Math.round(8 * halves)} />
      <path d={sector(arc, 6)} fill="var(--tk-petal2)" />
    </g>
  );
}

function sector({ cx, cy, from, to }: Arc, r: number): string {
  const large = to - from > HALF_TURN + 0.01 ? 1 : 0;
  return `M${onCircle(cx, cy, r, from).join(" ")}A${r} ${r} 0 ${large} 1 ${onCircle(cx, cy, r, to).join(" ")}L${cx} ${cy}Z`;
}

interface RingProps {
  arc: Arc;
  inner: number;
  outer: number;
  stones: number;
  fills: [string, string];
}

/** One course of stones: two paths, the even stones and the odd ones. */
function Ring({ arc, inner, outer, stones, fills }: RingProps) {
  const { cx, cy, from, to } = arc;
  const count = Math.round(stones);
  const paths = ["", ""];
  for (let i = 0; i < count; i++) {
    const a = from + ((to - from) * i) / count;
    const b = from + ((to - from) * (i + 1)) / count;
    const at = (r: number, angle: number) => onCircle(cx, cy, r, angle).join(" ");
    paths[i % 2] +=
      `M${at(outer, a)}A${outer} ${outer} 0 0 1 ${at(outer, b)}L${at(inner, b)}A${inner} ${inner} 0 0 0 ${at(inner, a)}Z`;
  }
  return (
    <>
      <path d={paths[0]} fill={`var(${fills[0]})`} />
      <path d={paths[1]} fill={`var(${fills[1]})`} />
    </>
  );
}

interface Repeated {
  arc: Arc;
  count: number;
}

/** The middle of each of `count` equal parts of the arc. */
function middles({ from, to }: Arc, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 0.5)) / count);
}

/** On the line that Assam walks. */
function Lozenges({ arc, count }: Repeated) {
  const { cx, cy } = arc;
  const d = middles(arc, count)
    .map((angle) => {
      const corners = [0, 1, 2, 3].map((i) => {
        const [x, y] = onCircle(cx, cy, 40.2, angle);
        return onCircle(x, y, 3.4, angle + (i * HALF_TURN) / 2).join(" ");
      });
      return `M${corners.join("L")}Z`;
    })
    .join("");
  return <path d={d} fill="var(--tk-loz)" />;
}

function Petals({ arc, count }: Repeated) {
  const { cx, cy } = arc;
  return (
    <>
      {middles(arc, count).map((angle, i) => (
        <path
          d="M7 0Q15-5.5 24 0Q15 5.5 7 0Z"
          transform={`translate(${cx} ${cy}) rotate(${((angle * 180) / HALF_TURN).toFixed(1)})`}
          fill={i % 2 === 0 ? "var(--tk-petal)" : "var(--tk-petal2)"}
        />
      ))}
    </>
  );
}
