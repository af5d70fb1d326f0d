import { Border, Field, RUGS, RUG_COLOURS } from "./weaves.tsx";
import type { RugColour } from "./weaves.tsx";

/** How far a half reaches beyond its square, under the cloth that covers the rest of the rug. */
const TUCK = 14;

interface RugProps {
  colour: RugColour;
  /** The square of its first half. */
  x: number;
  y: number;
  /** The side of a square. */
  square: number;
  /** Degrees clockwise: 0 reaches to the right, 90 down. */
  turn: 0 | 90 | 180 | 270;
}

/** A whole rug: two squares of one cloth. */
export function Rug({ colour, x, y, square, turn }: RugProps) {
  return (
    <g transform={turned(x, y, square, turn)}>
      <use href={`#rug-${colour}`} width={2 * square} height={square} />
    </g>
  );
}

/** The half of a rug that still shows; its open edge lies in the direction of `turn`, under another rug. */
export function HalfRug({ colour, x, y, square, turn }: RugProps) {
  const width = (square * (100 + TUCK)) / 100;
  return (
    <g transform={turned(x, y, square, turn)}>
      <use href={`#half-${colour}`} width={width} height={square} />
    </g>
  );
}

function turned(x: number, y: number, square: number, turn: number): string {
  return `translate(${x} ${y}) rotate(${turn} ${square / 2} ${square / 2})`;
}

/** One half without fringe: the sign of a player. In units of the layout, unless its place says otherwise. */
export function Swatch({ colour, size }: { colour: RugColour; size: number }) {
  const side = `calc(${size} * var(--u))`;
  return (
    <svg class="swatch" style={{ width: side, height: side }} viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#swatch-${colour}`} width="100" height="100" />
    </svg>
  );
}

export function RugSymbols() {
  return (
    <>
      <clipPath id="half-clip">
        <rect x="10" y="5" width="90.3" height="90" />
      </clipPath>
      {RUG_COLOURS.map((colour) => (
        <>
          <g id={`fringed-${colour}`}>
            <FringedHalf colour={colour} />
          </g>
          <symbol id={`rug-${colour}`} viewBox="0 0 200 100" overflow="visible">
            <Shadow width={180} />
            <WholeCloth colour={colour} />
            <rect x="10" y="5" width="180" height="90" fill="url(#sheen)" />
            <path d="M10 5H190" stroke="#fff" stroke-opacity=".35" stroke-width="1.6" />
            <path d="M10 95H190" stroke="#000" stroke-opacity=".35" stroke-width="1.6" />
          </symbol>
          <symbol id={`half-${colour}`} viewBox={`0 0 ${100 + TUCK} 100`}>
            <Shadow width={100 + TUCK} />
            <WholeCloth colour={colour} />
          </symbol>
          <symbol id={`swatch-${colour}`} viewBox="10 5 90 90">
            <HalfCloth colour={colour} />
            <rect x="10" y="5" width="90" height="90" fill="url(#weave)" />
          </symbol>
        </>
      ))}
    </>
  );
}

/** A soft edge of three sheets of shade: a blur would be computed again for every rug whenever one is laid. */
function Shadow({ width }: { width: number }) {
  return (
    <g fill="#2a0f04" fill-opacity=".17">
      {[7.5, 5, 2.5].map((spread) => (
        <rect x={10 - spread} y={7 - spread} width={width + 2 * spread} height={90 + 2 * spread} rx={spread + 2} />
      ))}
    </g>
  );
}

interface OfColour {
  colour: RugColour;
}

function WholeCloth({ colour }: OfColour) {
  return (
    <>
      <use href={`#fringed-${colour}`} />
      <use href={`#fringed-${colour}`} transform="matrix(-1 0 0 1 200 0)" />
      <rect x="10" y="5" width="180" height="90" fill="url(#weave)" />
    </>
  );
}

function FringedHalf({ colour }: OfColour) {
  const fringe = Array.from({ length: 17 }, (_, i) => {
    const y = 8 + i * 5.2;
    const sway = (((y * 7) % 3) - 1) * 0.9;
    return `M10 ${y.toFixed(1)}L3.6 ${(y + sway).toFixed(1)}`;
  }).join("");
  return (
    <>
      <g stroke-linecap="round">
        <path
          d={fringe}
          transform="translate(0 1)"
          stroke={RUGS[colour].dark}
          stroke-opacity=".55"
          stroke-width="3.4"
        />
        <path d={fringe} stroke="var(--fringe)" stroke-width="2.2" />
      </g>
      <g clip-path="url(#half-clip)">
        <HalfCloth colour={colour} />
      </g>
    </>
  );
}

function HalfCloth({ colour }: OfColour) {
  const { base, dark, light } = RUGS[colour];
  return (
    <>
      <path d="M10 5H100V95H10Z" fill={base} />
      <path d="M10 5H100V17H22V83H100V95H10Z" fill={dark} />
      <Border colour={colour} />
      <path d="M100 17H22V83H100" fill="none" stroke={light} stroke-width="1.8" />
      <Field colour={colour} />
    </>
  );
}
