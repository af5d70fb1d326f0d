import type { ComponentChildren } from "preact";
import { khatam, star } from "./star.ts";
import { Stops } from "./Sprite.tsx";

/** The frame of an arch, in its own units. */
export const WIDTH = 372;
export const HEIGHT = 488;
export const CENTRE = WIDTH / 2;
const LEG = WIDTH * 0.325;
const RADIUS = WIDTH * 0.372;
const SPRING = 306;
/** The middle of the horseshoe. */
export const HUB = SPRING - Math.sqrt(RADIUS * RADIUS - LEG * LEG);
const OUTER = RADIUS + 26;
const STONES = 25;
const OPENING = `M${CENTRE - LEG} ${HEIGHT}V${SPRING}A${RADIUS} ${RADIUS} 0 1 1 ${CENTRE + LEG} ${SPRING}V${HEIGHT}Z`;

/** The light stone of every arch. */
export const IVORY = "#f6efdd";

export interface ArchColours {
  readonly ground: string;
  readonly stars: string;
  readonly hearts: string;
  readonly stones: string;
}

interface ArchProps {
  id: string;
  colours: ArchColours;
  /** It stands in a wall that is drawn around it. */
  isBare?: boolean;
  /** The wall goes on above it, as high as its place is. */
  isTall?: boolean;
  /** What is seen through it. */
  children: ComponentChildren;
}

/** A horseshoe arch in a tiled wall, with a look at the game behind it. */
export function Arch({ id, colours, isBare = false, isTall = false, children }: ArchProps) {
  const above = isTall ? 2 * HEIGHT : 0;
  return (
    <svg
      class="arch-drawing"
      viewBox={`0 ${-above} ${WIDTH} ${HEIGHT + above}`}
      preserveAspectRatio={isTall ? "xMidYMax slice" : "xMidYMin slice"}
      aria-hidden="true"
    >
      <clipPath id={`opening-${id}`}>
        <path d={OPENING} />
      </clipPath>
      <linearGradient id={`shade-${id}`} x1="0" y1="0" x2="0" y2="1">
        <Stops of="0 #2a1005 .42, .3 #2a1005 .04, 1 #2a1005 0" />
      </linearGradient>
      <pattern id={`wall-${id}`} width="34" height="34" patternUnits="userSpaceOnUse">
        <rect width="34" height="34" fill={colours.ground} />
        <path d={khatam(17, 17, 15)} fill={colours.stars} />
        <path d={star(17, 17, 8, 4)} fill={colours.hearts} />
      </pattern>
      {!isBare && <Wall id={id} above={above} />}
      <circle cx={CENTRE} cy={HUB} r={OUTER + 3} fill="var(--arch-stone)" />
      <path
        d={`M${CENTRE - LEG - 26} ${HEIGHT}V${SPRING}H${CENTRE + LEG + 26}V${HEIGHT}Z`}
        fill="var(--arch-stone)"
        stroke="var(--line2)"
      />
      <Voussoirs fill={colours.stones} />
      <path d={OPENING} fill="#6b3a20" />
      <g clip-path={`url(#opening-${id})`}>
        {children}
        <path d={OPENING} fill={`url(#shade-${id})`} />
      </g>
      <path d={OPENING} fill="none" stroke="#3f2512" stroke-width="2.4" />
      <path
        d={`M${CENTRE - LEG - 34} ${SPRING + 2}h42v14h-42ZM${CENTRE + LEG - 8} ${SPRING + 2}h42v14h-42Z`}
        fill="var(--arch-cap)"
        stroke="var(--line2)"
      />
    </svg>
  );
}

function Wall({ id, above }: { id: string; above: number }) {
  return [`url(#wall-${id})`, "var(--arch-haze)"].map((fill) => (
    <rect x="14" y={14 - above} width={WIDTH - 28} height={HEIGHT - 14 + above} fill={fill} stroke="var(--line2)" />
  ));
}

/** The stones of the arch, in turn light and coloured. */
function Voussoirs({ fill }: { fill: string }) {
  const first = Math.PI - Math.asin((SPRING - HUB) / RADIUS);
  const last = 2 * Math.PI + Math.asin((SPRING - HUB) / RADIUS);
  const at = (r: number, angle: number) =>
    `${(CENTRE + r * Math.cos(angle)).toFixed(1)} ${(HUB + r * Math.sin(angle)).toFixed(1)}`;
  return (
    <>
      {Array.from({ length: STONES }, (_, i) => {
        const a = first + ((last - first) * i) / STONES;
        const b = first + ((last - first) * (i + 1)) / STONES;
        return (
          <path
            d={`M${at(RADIUS, a)}L${at(OUTER, a)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, b)}L${at(RADIUS, b)}A${RADIUS} ${RADIUS} 0 0 0 ${at(RADIUS, a)}Z`}
            fill={i % 2 === 1 ? fill : "var(--arch-light)"}
            stroke="var(--line2)"
            stroke-width=".8"
          />
        );
      })}
    </>
  );
}
