/** How the market looks at what is in hand, looked at or pointed out. */
import { isSamePick } from "./choices.ts";
import type { Pick, Source } from "./choices.ts";
import type { Hand } from "./hand.ts";
import type { Look, MarketLooks } from "./Market.tsx";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { TileColour } from "./art/tiles.ts";
import type { AzulView } from "./view.ts";

export function marketLooks(view: AzulView, hand: Hand, pointed: Pick | null): MarketLooks {
  const { pick, seen } = hand;
  const lookAt = (kind: Source["kind"], index: number, colour: TileColour): Look => {
    const here: Pick = { source: { kind, index }, colour, count: 0, choosesCentre: false };
    if (isSamePick(here, pick)) return "taken";
    if (isSamePick(here, seen)) return "lit";
    if (isSamePick(here, pointed)) return "pointed";
    return pick === null && seen === null ? "plain" : "faded";
  };
  const looksOf = (kind: Source["kind"]) => (_: unknown, index: number) =>
    TILE_COLOURS.map((colour) => lookAt(kind, index, colour));
  return {
    plates: view.plates.map(looksOf("plate")),
    trays: view.trays.map(looksOf("tray")),
    coming: view.trays.map((_, tray) => {
      if (pick === null || pick.source.kind === "tray" || tray !== hand.rest) return null;
      const tiles = view.plates[pick.source.index];
      return TILE_COLOURS.map((colour) =>
        colour === pick.colour ? 0 : tiles.filter((tile) => tile === colour).length,
      );
    }),
  };
}
