import { Tile } from "../art/Tile.tsx";
import { TILE_COLOURS } from "../art/tiles.ts";
import { total } from "./view.ts";
import type { Counts } from "./view.ts";

export const SUPPLY = { width: 248, height: 56 };

/** The bag or the lid with what it holds, to be placed in an `<svg>` of 248 × 56. */
export function Supply({ kind, counts }: { kind: "bag" | "lid"; counts: Counts }) {
  const sum = total(counts);
  return (
    <>
      <use href={`#${kind}`} y="1" width="54" height="54" />
      <text x="64" y="21" font-size="17">
        {kind === "bag" ? "Bag" : "Lid"}
        <tspan dx="7" font-size="15.5" font-weight="500" fill="var(--ink2)">
          {sum === 1 ? "1 tile" : `${sum} tiles`}
        </tspan>
      </text>
      {TILE_COLOURS.map((colour, i) => (
        <>
          <Tile colour={colour} x={64 + i * 37} y={31} size={17} />
          <text x={84 + i * 37} y="45" font-size="15">
            {counts[i]}
          </text>
        </>
      ))}
    </>
  );
}
