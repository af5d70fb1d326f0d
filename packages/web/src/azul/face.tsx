import { azul, bonusPoints } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import type { Face } from "../play/face.ts";
import { examples } from "./examples.ts";
import { frameSize } from "./frame-layout.ts";
import { lesson } from "./lesson.ts";
import "./marks.css";
import "./panels.css";
import "./chips.css";
import "./narrow.css";
import "./table.css";
import { Table } from "./Table.tsx";
import { keepsake, picture, thumbnail } from "./picture.tsx";
import { RoundChart } from "./RoundChart.tsx";
import { Rules } from "./Rules.tsx";
import { TILE_COLOURS } from "./art/tiles.ts";
import { AzulState } from "./choice.ts";
import { confirmWords } from "./ConfirmButton.tsx";
import { remedy } from "./remedy.ts";
import { typedMoves } from "./typed-moves.ts";
import { withTiles } from "./TileWords.tsx";
import { wallChoice } from "./wall-choice.ts";
import { breakdown, describe, isChoosing, note, propose, sentence, speaker, tell, why } from "./sentences.ts";

export const azulFace: Face<AzulPosition, AzulState> = {
  game: azul,
  newState: () => new AzulState(),
  Table,
  sentence,
  speaker,
  hasBoards: true,
  isChoosing,
  confirmation: ({ choice }) => (choice.value === null ? null : confirmWords(choice.value)),
  note,
  propose,
  tell,
  describe,
  illustrate: withTiles,
  breakdown,
  why,
  bonuses: bonusPoints,
  tiebreak: "azulMoreRows",
  rewound: "azulRewoundDeal",
  lesson,
  picture,
  keepsake,
  Chronicle: RoundChart,
  thumbnail,
  frame: frameSize,
  review: async () => (await import("./review-words.ts")).azulReviewWords,
  examples,
  openChoice: wallChoice,
  remedy,
  editor: async () => (await import("./edit-slots.ts")).azulEditor,
  typed: typedMoves,
  Rules,
  keys: [
    ["1 … 5", "keyLine"],
    ["0", "keyFloor"],
  ],
  seatColour: (_position, seat) => `var(--cm-${TILE_COLOURS[seat]})`,
  badge: (_position, seat) => (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#sign-${TILE_COLOURS[seat]}`} width="100" height="100" />
    </svg>
  ),
};
