/** A position as one drawing that can be saved: what all games share of it. */
import type { VNode } from "preact";

/** In units of the drawing; a PNG has two pixels per unit. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly content: VNode;
}

/** Around everything on the sheet, and between its parts. */
export const EDGE = 14;

interface Area {
  width: number;
  height: number;
}

export function Paper({ width, height }: Area) {
  return (
    <>
      <rect width={width} height={height} fill="var(--ground)" />
      <rect width={width} height={height} fill="url(#zellige)" />
    </>
  );
}

export function Card({ width, height, isTurn }: Area & { isTurn: boolean }) {
  return (
    <rect
      width={width}
      height={height}
      rx="14"
      fill="var(--panel)"
      stroke={isTurn ? "var(--glow)" : "var(--line)"}
      stroke-width={isTurn ? 3 : 1}
    />
  );
}
