import { khatam, star } from "../art/star.ts";

/** The person as a glazed tile: an eight-pointed star with their initial. The colour comes from the name, so it stays the same. */
export function Medallion({ name }: { name: string }) {
  const initial = (Array.from(name.trim()).at(0) ?? "").toLocaleUpperCase();
  return (
    <svg class={`medallion glaze-${glazeOf(name)}`} viewBox="0 0 100 100" aria-hidden="true">
      <path class="medallion-rim" d={khatam(50, 50, 49)} />
      <path class="medallion-glaze" d={khatam(50, 50, 43)} />
      <path class="medallion-lace" d={star(50, 50, 39, 31)} />
      <circle class="medallion-heart" cx="50" cy="50" r="25" />
      <text class="title" x="50" y="61" text-anchor="middle">
        {initial}
      </text>
    </svg>
  );
}

const GLAZES = 5;

function glazeOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % GLAZES;
}
