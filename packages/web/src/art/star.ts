/** The eight-pointed stars that all our ornament is made of, as SVG path data. */

type Point = readonly [x: number, y: number];

/** A tenth of a unit is finer than any screen shows, and these numbers are most of the page's text. */
function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** The point at `angle` (radians, clockwise from east) on a circle. */
export function onCircle(cx: number, cy: number, r: number, angle: number): Point {
  return [round(cx + r * Math.cos(angle)), round(cy + r * Math.sin(angle))];
}

/** A closed path whose points lie in turn on an outer and an inner circle, the first at the top. */
export function star(cx: number, cy: number, outer: number, inner: number, points = 8): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    onCircle(cx, cy, i % 2 === 0 ? outer : inner, (i * Math.PI) / points - Math.PI / 2).join(" "),
  );
  return `M${corners.join("L")}Z`;
}

/** The khatam: two squares, one turned by 45 degrees. */
export function khatam(cx: number, cy: number, r: number): string {
  return star(cx, cy, r, r * 0.765);
}
