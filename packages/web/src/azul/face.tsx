import { azul } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import type { Face } from "../play/face.ts";
import { examples } from "./examples.ts";
import { lesson } from "./lesson.ts";
import "./marks.css";
import "./panels.css";
import "./narrow.css";
import "./table.css";
import { Table } from "./Table.tsx";
import { picture } from "./picture.tsx";
import { Rules } from "./Rules.tsx";
import { AzulState } from "./choice.ts";
import { SeatLetter } from "./SeatLetter.tsx";
import { breakdown, describe, note, propose, sentence, tell } from "./sentences.ts";

export const azulFace: Face<AzulPosition, AzulState> = {
  game: azul,
  newState: () => new AzulState(),
  Table,
  sentence,
  note,
  propose,
  tell,
  describe,
  breakdown,
  lesson,
  picture,
  examples,
  Rules,
  keys: [
    ["Tab ← ↑ → ↓", "keyTiles"],
    ["1 … 5", "keyLine"],
    ["0", "keyFloor"],
    ["Esc", "keyPutBack"],
  ],
  badge: (_position, seat) => <SeatLetter seat={seat} />,
};
