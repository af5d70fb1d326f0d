/** What a review says about Azul. */
import { SOURCES, draftColour, isDraft } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { makeReviewWords } from "../play/review-words.ts";
import type { ReviewTables } from "../play/review-words.ts";
import { say } from "../words/words.ts";
import { TILE_COLOURS } from "./art/tiles.ts";
import { readDraft } from "./outlook.ts";
import { propose, sourceWords, targetWords } from "./sentences.ts";
import { viewAzul } from "./view.ts";

const ROWS: ReviewTables["rows"] = {
  ownTiles: { name: ({ mover: name }) => say("rowTiles", { name }), why: (worth) => say("whyOwnTiles", worth) },
  ownFloor: { name: ({ mover: name }) => say("rowFloor", { name }), why: (worth) => say("whyOwnFloor", worth) },
  ownBonuses: {
    name: ({ mover: name }) => say("rowBonuses", { name }),
    why: (worth) => say("whyOwnBonuses", worth),
  },
  theirTiles: {
    name: ({ rival: name }) => say("rowTiles", { name }),
    why: (worth) => say("whyTheirTiles", worth),
  },
  theirFloor: {
    name: ({ rival: name }) => say("rowFloor", { name }),
    why: (worth) => say("whyTheirFloor", worth),
  },
  theirBonuses: {
    name: ({ rival: name }) => say("rowBonuses", { name }),
    why: (worth) => say("whyTheirBonuses", worth),
  },
  ownProspects: {
    name: ({ mover: name }) => say("rowProspects", { name }),
    why: (worth) => say("whyOwnProspects", worth),
  },
  theirProspects: {
    name: ({ rival: name }) => say("rowProspects", { name }),
    why: (worth) => say("whyTheirProspects", worth),
  },
  nextStart: { name: () => say("rowNextStart"), why: (worth) => say("whyNextStart", worth) },
};

const THEMES = {
  overflow: "themeFloor",
  laterOverflow: "themeFloor",
  theirOverflow: "themeDenied",
  denied: "themeDenied",
  exactFit: "themeLines",
  hanging: "themeLines",
  betterTile: "themeTiles",
  blocked: "themeTiles",
  markerMissed: "themeMarker",
  markerTaken: "themeMarker",
  endAhead: "themeEnd",
  endHastened: "themeEnd",
  columnAhead: "themeBonuses",
  colourAhead: "themeBonuses",
  wallAhead: "themeTiles",
  theirWall: "themeDenied",
} as const;

const MOTIFS: ReviewTables["motifs"] = {
  overflow: ({ spaces, points }) => say("motifOverflow", { count: spaces, points }),
  denied: ({ seat, colour, line }, { names }) =>
    say("motifDenied", { name: names[seat], colour: TILE_COLOURS[colour], line }),
  exactFit: ({ line, points }) => say("motifExactFit", { line, points }),
  betterTile: ({ points, other }) => say("motifBetterTile", { points, other }),
  markerMissed: () => say("motifMarkerMissed"),
  markerTaken: () => say("motifMarkerTaken"),
  blocked: ({ colour, line, missing, left }) =>
    say("motifBlocked", { colour: TILE_COLOURS[colour], line, missing, left }),
  endAhead: ({ points, best, other, otherBest }, { mover }, isCertain) =>
    say("motifEndAhead", { mover, points, best, other, otherBest, isCertain }),
  endHastened: ({ line }) => say("motifEndHastened", { line }),
  laterOverflow: ({ spaces }, _, isCertain) => say("motifLaterOverflow", { count: spaces, isCertain }),
  theirOverflow: ({ seat, spaces }, { names }, isCertain) =>
    say("motifTheirOverflow", { name: names[seat], count: spaces, isCertain }),
  hanging: ({ line, other }) => say("motifHanging", { line, other }),
  columnAhead: ({ column, tiles, other }, _, isCertain) => say("motifColumnAhead", { column, tiles, other, isCertain }),
  colourAhead: ({ colour, tiles, other }, _, isCertain) =>
    say("motifColourAhead", { colour: TILE_COLOURS[colour], tiles, other, isCertain }),
  wallAhead: ({ tiles, other }, _, isCertain) => say("motifWallAhead", { tiles, other, isCertain }),
  theirWall: ({ seat, tiles, other }, { names }, isCertain) =>
    say("motifTheirWall", { name: names[seat], tiles, other, isCertain }),
};

function countSources(position: AzulPosition, colour: number): number {
  return Array.from({ length: SOURCES }, (_, source) => position.offer(source, colour)).filter((tiles) => tiles > 0)
    .length;
}

export const azulReviewWords = makeReviewWords<AzulPosition>({
  brief(position, move) {
    const draft = readDraft(position, move);
    if (draft === null) return propose(position, move);
    return `${say("azulTiles", draft.pick)} ${targetWords(draft.target)}`;
  },
  exact(position, move) {
    const draft = readDraft(position, move);
    if (draft === null) return propose(position, move);
    const { pick, target } = draft;
    const from = sourceWords(pick.from, position.centres);
    return say("azulBriefFrom", { tiles: say("azulTiles", pick), from, to: targetWords(target) });
  },
  isAmbiguous: (position, move) => isDraft(move) && countSources(position, draftColour(move)) > 1,
  dealt(after) {
    const tiles = viewAzul(after).factories.flat();
    return TILE_COLOURS.map((colour) => ({
      name: say("azulColour", { colour }),
      count: tiles.filter((tile) => tile === colour).length,
    }));
  },
  rows: ROWS,
  themes: THEMES,
  motifs: MOTIFS,
});
