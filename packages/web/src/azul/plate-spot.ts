import type { Spot } from "./clumps.ts";
import type { Place } from "./spread.ts";

/** Where a tile lies on a plate: two by two. */
export function plateSpot({ cx, cy }: Place, diameter: number, index: number): Spot {
  const size = diameter * 0.29;
  const offset = size / 2 + 2;
  return {
    x: cx + (index % 2 === 0 ? -offset : offset) - size / 2,
    y: cy + (index < 2 ? -offset : offset) - size / 2,
    size,
  };
}

/** Laid by hand: up to four degrees, irregular to the eye, the same every time. */
export function plateTilt(plate: number, index: number): number {
  return ((plate * 37 + index * 53) % 9) - 4;
}
