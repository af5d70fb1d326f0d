/** What a review says about Azul. */
import type { AzulPosition } from "@riad/azul";
import { entryAt } from "../play/review-words.ts";

import type { Motif } from "@riad/review";
import type { ReviewWords } from "../play/review-words.ts";
import type { Key } from "../words/words.ts";
import { say } from "../words/words.ts";
import { TILE_COLOURS } from "./art/tiles.ts";
import { readDraft } from "./outlook.ts";
import { propose } from "./sentences.ts";

const ROWS = {
  ownTiles: "rowOwnTiles",
  ownFloor: "rowOwnFloor",
  ownBonuses: "rowOwnBonuses",
  theirTiles: "rowTheirTiles",
  theirFloor: "rowTheirFloor",
  theirBonuses: "rowTheirBonuses",
} as const satisfies Record<string, Key>;

const WHY = {
  ownTiles: "whyOwnTiles",
  ownFloor: "whyOwnFloor",
  ownBonuses: "whyOwnBonuses",
  theirTiles: "whyTheirTiles",
  theirFloor: "whyTheirFloor",
  theirBonuses: "whyTheirBonuses",
} as const satisfies Record<keyof typeof ROWS, Key>;

const THEMES = {
  overflow: "themeFloor",
  lesserEvil: "themeFloor",
  laterOverflow: "themeFloor",
  theirOverflow: "themeDenied",
  denied: "themeDenied",
  exactFit: "themeLines",
  hanging: "themeLines",
  betterTile: "themeTiles",
  blocked: "themeTiles",
  markerMissed: "themeMarker",
  markerTaken: "themeMarker",
  endHastened: "themeEnd",
} as const satisfies Record<string, Key>;

type Sentence = (numbers: Motif["numbers"], names: readonly string[]) => string;

const MOTIFS: Readonly<Record<string, Sentence>> = {
  overflow: ({ tiles, points }) => say("motifOverflow", { count: tiles, points }),
  lesserEvil: ({ tiles, other }) => say("motifLesserEvil", { count: tiles, other }),
  denied: ({ seat, colour, line }, names) =>
    say("motifDenied", { name: names[seat], colour: TILE_COLOURS[colour], line }),
  exactFit: ({ line, points }) => say("motifExactFit", { line, points }),
  betterTile: ({ points, other }) => say("motifBetterTile", { points, other }),
  markerMissed: () => say("motifMarkerMissed"),
  markerTaken: () => say("motifMarkerTaken"),
  blocked: ({ colour, line, missing, left }) =>
    say("motifBlocked", { colour: TILE_COLOURS[colour], line, missing, left }),
  endHastened: ({ line }) => say("motifEndHastened", { line }),
  laterOverflow: ({ tiles }) => say("motifLaterOverflow", { count: tiles }),
  theirOverflow: ({ seat, tiles }, names) => say("motifTheirOverflow", { name: names[seat], count: tiles }),
  hanging: ({ line, other }) => say("motifHanging", { line, other }),
};

export const azulReviewWords: ReviewWords<AzulPosition> = {
  brief(position, move) {
    const draft = readDraft(position, move);
    if (draft === null) return propose(position, move);
    const { pick, target } = draft;
    const to = target === "floor" ? say("azulToFloor") : say("azulToLine", { number: target + 1 });
    return `${say("azulTiles", pick)} ${to}`;
  },
  row(row) {
    const key = entryAt(ROWS, row);
    return key === undefined ? row : say(key);
  },
  why(row, points) {
    const key = entryAt(WHY, row);
    return key === undefined ? "" : say(key, { points });
  },
  theme(motif) {
    const key = entryAt(THEMES, motif);
    return key === undefined ? "" : say(key);
  },
  motif({ name, numbers }, names) {
    return entryAt(MOTIFS, name)?.(numbers, names) ?? "";
  },
};
