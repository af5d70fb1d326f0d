import type { Ref } from "preact";
import { Assam } from "../art/Assam.tsx";
import { SQUARE } from "../art/tracks.tsx";
import type { Stand } from "./geometry.ts";

/** Assam where he stands, placed by a style, so that an animation can take over from it. */
export function Walker({ stand, ref }: { stand: Stand; ref: Ref<SVGGElement> }) {
  return (
    <g ref={ref} style={{ transform: standStyle(stand) }}>
      <Assam cx={0} cy={0} heading="N" square={SQUARE} />
    </g>
  );
}

export function standStyle({ x, y, angle }: Stand): string {
  return `translate(${x}px, ${y}px) rotate(${angle}deg)`;
}
