import type { ComponentChildren } from "preact";
import { khatam, star } from "../art/star.ts";

const WIDTH = 300;
const HEIGHT = 190;
const HUB = 104;
const RADIUS = 82;
const STONES = 17;

/** A blind horseshoe arch in a tiled wall, with something precious in it. */
export function Niche({ children }: { children: ComponentChildren }) {
  return (
    <div class="niche">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <pattern id="niche-wall" width="40" height="40" patternUnits="userSpaceOnUse">
          <rect width="40" height="40" fill="var(--dado-green)" />
          <path d={khatam(20, 20, 17.5)} fill="var(--dado-ivory)" />
          <path d={khatam(20, 20, 13.5)} fill="var(--dado-blue)" />
          <path d={star(20, 20, 9, 4.5)} fill="var(--dado-gold)" />
          {[0, 40].flatMap((x) => [0, 40].map((y) => <path d={khatam(x, y, 9)} fill="var(--dado-rust)" />))}
        </pattern>
        {/* As far as any frame reaches. */}
        <rect x={-3 * WIDTH} y={-2 * HEIGHT} width={7 * WIDTH} height={3 * HEIGHT} fill="url(#niche-wall)" />
        <path class="niche-stone" d={opening(RADIUS + 20)} />
        {Array.from({ length: STONES }, (_, i) => (
          <path key={i} class={`niche-wedge${i % 2 === 0 ? " dark" : ""}`} d={wedge(i)} />
        ))}
        <path class="niche-shade" d={opening(RADIUS)} />
      </svg>
      {children}
    </div>
  );
}

function opening(radius: number): string {
  const leg = radius * 0.9;
  const spring = HUB + Math.sqrt(radius * radius - leg * leg);
  const middle = WIDTH / 2;
  return `M${middle - leg} ${HEIGHT}V${spring}A${radius} ${radius} 0 1 1 ${middle + leg} ${spring}V${HEIGHT}Z`;
}

/** A point of the arch: `n` of its stones from the left foot. */
function footed(n: number, radius: number): string {
  const angle = Math.PI * (0.86 + (n / STONES) * 1.28);
  return `${(WIDTH / 2 + radius * Math.cos(angle)).toFixed(1)} ${(HUB + radius * Math.sin(angle)).toFixed(1)}`;
}

/** One stone of the arch, from the left foot over the top to the right one. */
function wedge(i: number): string {
  const outer = RADIUS + 20;
  return `M${footed(i, RADIUS)}L${footed(i, outer)}A${outer} ${outer} 0 0 1 ${footed(i + 1, outer)}L${footed(i + 1, RADIUS)}Z`;
}
