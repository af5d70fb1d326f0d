import { Rule } from "../art/Drawing.tsx";
import { Centre, Factory } from "./art/Factory.tsx";
import { Cell, FirstMarker, Socket, Tile } from "./art/Tile.tsx";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { TileColour } from "./art/tiles.ts";
import { say } from "../words/words.ts";

/** The rules on one sheet, each with a picture. */
export function Rules() {
  return (
    <ol class="rules azul">
      <Rule text={say("azulRuleTake")}>
        <Factory cx={60} cy={39} diameter={74} />
        <rect x="37" y="15" width="47" height="25" rx="6" fill="var(--glow)" />
        <Tile colour="a" x={39} y={17} size={20} />
        <Tile colour="a" x={61} y={17} size={20} />
        <Tile colour="c" x={39} y={40} size={20} />
        <Tile colour="e" x={61} y={40} size={20} />
      </Rule>
      <Rule text={say("azulRuleRest")}>
        <Centre cx={60} cy={40} rx={54} ry={28} />
        <FirstMarker x={18} y={28} size={24} />
        <Tile colour="c" x={52} y={29} size={22} />
        <Tile colour="e" x={80} y={29} size={22} />
      </Rule>
      <Rule text={say("azulRuleLine")}>
        {[0, 1, 2].map((row) =>
          Array.from({ length: row + 1 }, (_, i) => {
            const at = { x: 74 - 25 * i, y: 4 + 25 * row, size: 22 };
            return row === 2 && i < 2 ? <Tile colour="a" {...at} /> : <Socket {...at} />;
          }),
        )}
      </Rule>
      <Rule text={say("azulRuleFloor")}>
        {[1, 1, 2, 2].map((cost, i) => {
          const x = 6 + 28 * i;
          if (i < 2) return <Tile colour="a" x={x} y={27} size={25} />;
          return (
            <>
              <Socket x={x} y={27} size={25} />
              <text x={x + 12.5} y="45" font-size="14" text-anchor="middle">
                −{cost}
              </text>
            </>
          );
        })}
      </Rule>
      <Rule text={say("azulRuleScore")}>
        <WallPart tiles={[null, "b", null, "e", "a", "b", null, "e", null]} />
        <rect x="22" y="28" width="75" height="24" rx="5" class="run" />
        <rect x="47" y="3" width="25" height="74" rx="5" class="run" />
      </Rule>
      <Rule text={say("azulRuleStay")}>
        {[0, 1, 2].map((i) => {
          const at = { x: 48 - 21 * i, y: 30, size: 19 };
          return i < 2 ? <Tile colour="d" {...at} /> : <Socket {...at} />;
        })}
        <use href="#lid" x="76" y="21" width="38" height="38" />
      </Rule>
      <Rule text={say("azulRuleMarker")}>
        <FirstMarker x={32} y={12} size={56} />
      </Rule>
      <Rule text={say("azulRuleEnd")}>
        {TILE_COLOURS.map((colour, i) => (
          <Tile colour={colour} x={3 + 23 * i} y={29} size={22} />
        ))}
      </Rule>
      <Rule text={say("azulRuleBonus")}>
        <WallPart tiles={["a", null, null, null, "a", null, null, null, "a"]} />
        <text class="title" x="106" y="24" font-size="17" text-anchor="middle">
          +10
        </text>
      </Rule>
    </ol>
  );
}

/** Three by three cells of a wall. */
function WallPart({ tiles }: { tiles: readonly (TileColour | null)[] }) {
  return (
    <>
      {tiles.map((colour, i) => {
        const at = { x: 23 + 25 * (i % 3), y: 4 + 25 * Math.floor(i / 3), size: 23 };
        return colour === null ? <Cell {...at} /> : <Tile colour={colour} {...at} />;
      })}
    </>
  );
}
