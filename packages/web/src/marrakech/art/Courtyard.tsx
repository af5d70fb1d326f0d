/** The empty board of Marrakech: tracks, terracotta squares and two corner stars, as one symbol of 680 × 680. */
import { khatam } from "../../art/star.ts";
import { SQUARE, Tracks } from "./tracks.tsx";
import { Stops } from "../../art/Sprite.tsx";

export const BOARD = 680;
/** From the edge of the board to the first square. */
export const MARGIN = 60;
const SIDE = 7 * SQUARE;

export function CourtyardSymbol() {
  return (
    <>
      <radialGradient id="terracotta" cx=".38" cy=".34" r=".85">
        <Stops of="0 #ffe3c4 .2, .6 #ffe3c4 0, 1 #3a1404 .16" />
      </radialGradient>
      <linearGradient id="board-light" x1="0" y1="0" x2="1" y2="1">
        <Stops of="0 #fff var(--bd-hi), .5 #fff 0, 1 #5a3a1a .16" />
      </linearGradient>
      <pattern id="fired" width={SQUARE} height={SQUARE} patternUnits="userSpaceOnUse">
        <rect x="1" y="1" width="78" height="78" rx="2.5" fill="url(#terracotta)" />
        <path d="M3 76V3H76" fill="none" stroke="#fff" stroke-opacity="var(--sq-hi)" stroke-width="1.6" />
      </pattern>
      <symbol id="courtyard" viewBox={`0 0 ${BOARD} ${BOARD}`}>
        <rect width={BOARD} height={BOARD} fill="var(--bd)" />
        <rect width={BOARD} height={BOARD} fill="url(#zellige)" opacity=".8" />
        <rect width={BOARD} height={BOARD} fill="url(#board-light)" />
        <g transform={`translate(${MARGIN} ${MARGIN})`}>
          <Tracks />
          <Squares />
          <CornerStar at={-24} />
          <CornerStar at={SIDE + 24} />
        </g>
      </symbol>
    </>
  );
}

function Squares() {
  const places = Array.from({ length: 49 }, (_, i) => ({ x: i % 7, y: Math.floor(i / 7) }));
  const tone = (which: number) =>
    places
      .filter(({ x, y }) => firing(x, y) === which)
      .map(({ x, y }) => squareAt(x, y))
      .join("");
  return (
    <>
      <rect x="-4" y="-4" width={SIDE + 8} height={SIDE + 8} rx="4" fill="var(--bd-rim)" />
      <rect x="-1" y="-1" width={SIDE + 2} height={SIDE + 2} fill="var(--joint)" />
      {[0, 1, 2, 3].map((which) => (
        <path d={tone(which)} fill={`var(--sq${which})`} />
      ))}
      <rect width={SIDE} height={SIDE} fill="url(#fired)" />
    </>
  );
}

/** A little smaller than its place and with soft corners, so that the joints show. */
function squareAt(x: number, y: number): string {
  const soft = "a2.5 2.5 0 0 1";
  return `M${x * SQUARE + 3.5} ${y * SQUARE + 1}h73${soft} 2.5 2.5v73${soft}-2.5 2.5h-73${soft}-2.5-2.5v-73${soft} 2.5-2.5Z`;
}

/** Which of the four tones of the kiln a square has: irregular to the eye, the same every time. */
function firing(x: number, y: number): number {
  return ((x * 73 + y * 151 + x * y * 37) % 5) % 4;
}

function CornerStar({ at }: { at: number }) {
  return (
    <>
      <path d={khatam(at, at, 15.4)} fill="var(--tk-cobalt)" opacity=".85" />
      <path d={khatam(at, at, 9.6)} fill="var(--bd)" />
      <path d={khatam(at, at, 5.8)} fill="var(--tk-loz)" />
    </>
  );
}
