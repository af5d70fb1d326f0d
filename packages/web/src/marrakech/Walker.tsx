import type { Ref } from "preact";
import { Assam } from "./art/Assam.tsx";
import { BOARD } from "./art/Courtyard.tsx";
import { SQUARE } from "./art/tracks.tsx";
import type { Stand } from "./geometry.ts";

/** How far he and the light of his lantern reach from the middle of his square, in units of the board. */
const REACH = 128;

/**
 * Assam where he stands, placed by a style, so that an animation can take over from it. A layer of its own over the
 * board: moved within the drawing he would have the board painted anew at every frame.
 */
export function Walker({ stand, ref }: { stand: Stand; ref: Ref<SVGSVGElement> }) {
  return (
    <svg
      ref={ref}
      class="walker"
      viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
      style={{ width: `${(200 * REACH) / BOARD}%`, transform: standStyle(stand) }}
      aria-hidden="true"
    >
      <Assam cx={0} cy={0} heading="N" square={SQUARE} />
    </svg>
  );
}

export function standStyle({ x, y, angle }: Stand): string {
  return `translate(${inSizes(x)}%, ${inSizes(y)}%) rotate(${angle}deg)`;
}

/** A shift in percent of the layer's own size. */
function inSizes(units: number): number {
  return (100 * (units - REACH)) / (2 * REACH);
}
