/** What a review says about Azul. */
import type { AzulPosition } from "@riad/azul";
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

export const azulReviewWords: ReviewWords<AzulPosition> = {
  brief(position, move) {
    const draft = readDraft(position, move);
    if (draft === null) return propose(position, move);
    const { pick, target } = draft;
    const to = target === "floor" ? say("azulToFloor") : say("azulToLine", { number: target + 1 });
    return `${say("azulTiles", pick)} ${to}`;
  },
  row: (row) => (isRow(row) ? say(ROWS[row]) : row),
  motif({ name, numbers }, names) {
    const { tiles, points, seat, colour, line } = numbers;
    if (name === "overflow") return say("motifOverflow", { count: tiles, points });
    if (name === "denied") {
      return say("motifDenied", { name: names[seat], colour: TILE_COLOURS[colour], line });
    }
    if (name === "exactFit") return say("motifExactFit", { line, points });
    if (name === "markerMissed") return say("motifMarkerMissed");
    return name === "markerTaken" ? say("motifMarkerTaken") : "";
  },
};

function isRow(row: string): row is keyof typeof ROWS {
  return Object.hasOwn(ROWS, row);
}
