import { Glyph } from "../art/icons.tsx";
import { say } from "../words/words.ts";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { TileColour } from "./art/tiles.ts";
import { countsWords } from "./outlook-words.ts";
import { boxStyle } from "./table-layout.ts";
import type { Box } from "./table-layout.ts";
import { total } from "./view.ts";
import type { AzulView, Counts } from "./view.ts";

/** Bag and lid with what is in them: nothing is hidden in Azul. */
export function Supplies({ view, box }: { view: AzulView; box: Box }) {
  return (
    <section class="supplies panel" style={boxStyle(box)} aria-label={say("azulBagAndLid")}>
      <Supply kind="bag" counts={view.bag} />
      <Supply kind="lid" counts={view.lid} />
    </section>
  );
}

export function Supply({ kind, counts }: { kind: "bag" | "lid"; counts: Counts }) {
  const name = say(kind === "bag" ? "azulBag" : "azulLid");
  const note = say(kind === "bag" ? "azulBagNote" : "azulLidNote");
  return (
    <div class="supply" title={note}>
      <Glyph name={kind} class="supply-sign" />
      <p class="quiet supply-name">
        <b>{name}</b> <span class="supply-total">{say("azulCount", { count: total(counts) })}</span>
        <span class="supply-number">{total(counts)}</span>
      </p>
      <p class="supply-counts" aria-hidden="true">
        {TILE_COLOURS.map((colour, i) => (
          <span class="tile-count">
            <MiniTile colour={colour} />
            {counts[i]}
          </span>
        ))}
      </p>
      <span class="hidden">{countsWords(counts)}.</span>
      <p class="supply-note">{note}</p>
    </div>
  );
}

/** A tile in a line of text, as high as the letters. */
export function MiniTile({ colour }: { colour: TileColour }) {
  return <Glyph name={`tile-small-${colour}`} class="mini-tile" />;
}
