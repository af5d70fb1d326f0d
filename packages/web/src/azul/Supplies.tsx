import { TILE_COLOURS } from "./art/tiles.ts";
import { say } from "../words/words.ts";
import { MiniTile } from "./MiniTile.tsx";
import { boxStyle } from "./place-style.ts";
import type { Box } from "./stage.ts";
import { countsWords } from "./telling.ts";
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
      <svg class="supply-sign" viewBox="0 0 100 100" aria-hidden="true">
        <use href={`#${kind}`} width="100" height="100" />
      </svg>
      <p class="supply-name">
        <b>{name}</b> {say("azulCount", { count: total(counts) })}
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
