import { Glyph } from "../art/icons.tsx";
import { khatam, star } from "../art/star.ts";
import { say } from "../words/words.ts";

/** The plaster of the courtyard with its faint zellige, behind everything. */
export function Ground() {
  return (
    <div class="ground" aria-hidden="true">
      <svg width="100%" height="100%">
        <rect width="100%" height="100%" fill="url(#zellige)" />
      </svg>
    </div>
  );
}

/** Riad's sign. */
export function HouseSign() {
  return (
    <svg class="house-sign" viewBox="0 0 72 72" aria-hidden="true">
      <use href="#khatam" width="72" height="72" style={{ color: "var(--brass)" }} />
      <use href="#khatam" x="16" y="16" width="40" height="40" style={{ color: "var(--panel)" }} />
      <use href="#khatam" x="24" y="24" width="24" height="24" style={{ color: "var(--tk-cobalt)" }} />
    </svg>
  );
}

/** The tiled skirting along the bottom of the page. */
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

/** Shown while a page is loading. */
export function Waiting() {
  return (
    <main class="waiting" aria-busy="true">
      <Glyph name="khatam" />
      <h1 class="hidden">{say("loading")}</h1>
    </main>
  );
}
