/** Circles around a middle: spread evenly, and how much room they leave. */

export interface Place {
  readonly cx: number;
  readonly cy: number;
}

const STEPS = 720;

/** Equal distances along the curve; equal angles would crowd the plates where an ellipse is flat. */
export function spreadOnEllipse(count: number, { cx, cy }: Place, rx: number, ry: number): Place[] {
  const at = (i: number): Place => {
    const angle = (i / STEPS) * 2 * Math.PI - Math.PI / 2;
    return { cx: cx + rx * Math.cos(angle), cy: cy + ry * Math.sin(angle) };
  };
  const lengths = [0];
  for (let i = 1; i <= STEPS; i++) {
    const [a, b] = [at(i - 1), at(i)];
    lengths.push(lengths[i - 1] + Math.hypot(b.cx - a.cx, b.cy - a.cy));
  }
  return Array.from({ length: count }, (_, i) =>
    at(lengths.findIndex((length) => length >= (lengths[STEPS] * i) / count)),
  );
}

/** From a point to the nearest edge of any of the circles. */
export function clearance({ cx, cy }: Place, circles: readonly Place[], radius: number): number {
  return Math.min(...circles.map((circle) => Math.hypot(circle.cx - cx, circle.cy - cy) - radius));
}
