/** Every drawing of Marrakech that is placed with `<use>`; drawn here are the die and the dirham. */
import { Glint, Stops } from "../../art/Sprite.tsx";
import { khatam } from "../../art/star.ts";
import { AssamSymbol } from "./Assam.tsx";
import { CourtyardSymbol } from "./Courtyard.tsx";
import { RugSymbols } from "./Rug.tsx";

type DieFace = 1 | 2 | 3 | 4;

const PIPS: Readonly<Record<DieFace, readonly (readonly [number, number])[]>> = {
  1: [[50, 48]],
  2: [
    [31, 29],
    [69, 67],
  ],
  3: [
    [27, 25],
    [50, 48],
    [73, 71],
  ],
  4: [
    [31, 29],
    [69, 29],
    [31, 67],
    [69, 67],
  ],
};

/** In units of the layout. */
export function Dirham({ size }: { size: number }) {
  const side = `calc(${size} * var(--u))`;
  return (
    <svg class="coin" viewBox="0 0 100 100" style={{ width: side, height: side }} aria-hidden="true">
      <use href="#dirham" width="100" height="100" />
    </svg>
  );
}

export function Symbols() {
  return (
    <>
      <RugSymbols />
      <AssamSymbol />
      <CourtyardSymbol />
      <DieSymbols />
      <symbol id="dirham" viewBox="0 0 100 100">
        <circle cx="50" cy="53" r="46" fill="#5e4210" />
        <circle cx="50" cy="49" r="46" fill="url(#brass-round)" />
        <circle cx="50" cy="49" r="38" fill="none" stroke="#7b5714" stroke-width="3.4" />
        <path d={khatam(50, 49, 27)} fill="none" stroke="#6a490c" stroke-width="5" stroke-linejoin="round" />
        <circle cx="50" cy="49" r="7.5" fill="#6a490c" />
        <Glint d="M16 36A37 37 0 0 1 50 11" />
      </symbol>
    </>
  );
}

/** Bone, with stars for pips: `#die-1` to `#die-4`. */
function DieSymbols() {
  return (
    <>
      <linearGradient id="bone" x1="0" y1="0" x2=".6" y2="1">
        <Stops of="0 #fffaec, 1 #e9d5ae" />
      </linearGradient>
      {([1, 2, 3, 4] as const).map((face) => (
        <symbol id={`die-${face}`} viewBox="0 0 100 100">
          <rect x="6" y="9" width="88" height="88" rx="20" fill="#5b3a1e" />
          <rect x="6" y="4" width="88" height="88" rx="20" fill="url(#bone)" stroke="#8c6a42" stroke-width="2" />
          <rect
            x="12"
            y="10"
            width="76"
            height="76"
            rx="15"
            fill="none"
            stroke="#fff"
            stroke-opacity=".7"
            stroke-width="2.5"
          />
          {PIPS[face].map(([x, y]) => (
            <>
              <path d={khatam(x, y, face === 1 ? 17 : 12.5)} fill="#17594a" />
              <circle cx={x} cy={y} r={face === 1 ? 5 : 3.4} fill="#f2d58a" />
            </>
          ))}
        </symbol>
      ))}
    </>
  );
}
