/** Every drawing of the page, defined once; the boards place them with `<use>`. */
import type { ComponentChildren } from "preact";
import { khatam, star } from "./star.ts";

/** An exported picture takes the definitions from the elements that this selects. */
export const DEFINITIONS = ".sprite > defs";

/** What all games share, and as children the symbols of each game. */
export function Sprite({ children }: { children: ComponentChildren }) {
  return (
    <svg class="sprite" width="0" height="0" aria-hidden="true">
      <defs>
        <OrnamentDefs />
        <BrassDefs />
        {children}
      </defs>
    </svg>
  );
}

export function BrassDefs() {
  return (
    <>
      <linearGradient id="brass" x1="0" y1="0" x2=".6" y2="1">
        <Stops of="0 #f8e3a4, .4 #d2a547, .7 #a87a22, 1 #ddb65c" />
      </linearGradient>
      <radialGradient id="brass-round" cx=".36" cy=".3" r=".85">
        <Stops of="0 #fbedb9, .45 #d9b055, 1 #95681a" />
      </radialGradient>
    </>
  );
}

/** The highlight on something round. */
export function Glint({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round" />;
}

export function OrnamentDefs() {
  return (
    <>
      <linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1">
        <Stops of="0 #fff .16, .5 #fff 0, 1 #000 .16" />
      </linearGradient>
      <pattern id="weave" width="4" height="4" patternUnits="userSpaceOnUse">
        <path d="M0 .5H4M0 2.5H4" stroke="#000" stroke-opacity=".13" stroke-width=".9" />
        <path d="M0 1.5H2M2 3.5H4" stroke="#fff" stroke-opacity=".22" stroke-width=".9" />
      </pattern>
      <Zellige />
      <pattern id="frieze" width="20" height="10" patternUnits="userSpaceOnUse">
        <path d="M0 5H5M15 5H20" stroke="var(--line2)" opacity=".7" />
        <path d={khatam(10, 5, 3.6)} fill="var(--brass)" opacity=".75" />
      </pattern>
      <symbol id="khatam" viewBox="0 0 100 100">
        <path d={khatam(50, 50, 48)} fill="currentColor" />
      </symbol>
    </>
  );
}

/** The faint ground: one star in the middle and a quarter in each corner, joined by straight lines. */
function Zellige() {
  const corners = [
    [48, 48],
    [0, 0],
    [96, 0],
    [0, 96],
    [96, 96],
  ];
  const stars = corners.map(([x, y]) => khatam(x, y, 30) + star(x, y, 14, 7)).join("");
  return (
    <pattern id="zellige" width="96" height="96" patternUnits="userSpaceOnUse">
      <path d={`${stars}M48 18V0M48 78V96M18 48H0M78 48H96`} fill="none" stroke="var(--zel)" stroke-width="1.3" />
    </pattern>
  );
}

/** The colours of a gradient, as "offset colour opacity, …"; without an opacity they are opaque. */
export function Stops({ of }: { of: string }) {
  return (
    <>
      {of.split(", ").map((stop) => {
        const [offset, colour, opacity] = stop.split(" ");
        return <stop offset={offset} stop-color={colour} {...(opacity && { "stop-opacity": opacity })} />;
      })}
    </>
  );
}
