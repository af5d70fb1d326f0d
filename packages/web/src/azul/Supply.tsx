import { Tile } from "./art/Tile.tsx";
import { TILE_COLOURS } from "./art/tiles.ts";
import { say } from "../words/words.ts";
import { total } from "./view.ts";
import type { Counts } from "./view.ts";

export const SUPPLY = { width: 250, height: 56 };
const LEFT = 59;
const PITCH = 37.2;

/** The bag or the lid with what it holds, to be placed in an `<svg>` of 250 × 56. */
export function Supply({ kind, counts }: { kind: "bag" | "lid"; counts: Counts }) {
  const sum = total(counts);
  return (
    <>
      <use href={`#${kind}`} y="2" width="52" height="52" />
      <text x={LEFT} y="21" font-size="17">
        {say(kind === "bag" ? "azulBag" : "azulLid")}
        <tspan dx="7" font-size="15.6" font-weight="500" fill="var(--ink2)">
          {say("azulCount", { count: sum })}
        </tspan>
      </text>
      {TILE_COLOURS.map((colour, i) => (
        <>
          <Tile colour={colour} x={LEFT + i * PITCH} y={31} size={16} />
          <text x={LEFT + 19 + i * PITCH} y="44.5" font-size="15.6">
            {counts[i]}
          </text>
        </>
      ))}
    </>
  );
}
