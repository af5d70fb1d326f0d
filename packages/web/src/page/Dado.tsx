import { khatam, star } from "../art/star.ts";

/** The tiled foot of the wall, along the bottom of the first screen. */
export function Dado() {
  const corners = [0, 80].flatMap((x) => [0, 80].map((y) => [x, y] as const));
  return (
    <svg class="dado" width="100%" height="80" aria-hidden="true">
      <pattern id="dado" width="80" height="80" patternUnits="userSpaceOnUse">
        <rect width="80" height="80" fill="var(--dado-green)" />
        <path d={khatam(40, 40, 34)} fill="var(--dado-ivory)" />
        <path d={khatam(40, 40, 27)} fill="var(--dado-blue)" />
        <path d={star(40, 40, 19, 9.5)} fill="var(--dado-gold)" />
        <path d={corners.map(([x, y]) => khatam(x, y, 22)).join("")} fill="var(--dado-rust)" />
        <path d={corners.map(([x, y]) => khatam(x, y, 13)).join("")} fill="var(--dado-ivory)" />
      </pattern>
      <rect width="100%" height="80" fill="url(#dado)" />
      <rect width="100%" height="7" fill="var(--panel2)" />
      <rect y="7" width="100%" height="1" fill="var(--line2)" />
    </svg>
  );
}
