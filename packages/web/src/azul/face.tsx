import { azul } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import type { Face } from "../play/face.ts";
import { lesson } from "./lesson.ts";
import "./marks.css";
import "./panels.css";
import "./narrow.css";
import "./play.css";
import "./tablet.css";
import { PlayTable } from "./PlayTable.tsx";
import { Rules } from "./Rules.tsx";
import { SeatLetter } from "./SeatLetter.tsx";
import { breakdown, describe, note, propose, sentence, tell } from "./telling.ts";

export const azulFace: Face<AzulPosition> = {
  game: azul,
  Table: PlayTable,
  sentence,
  note,
  propose,
  tell,
  describe,
  breakdown,
  lesson,
  Rules,
  keys: [
    ["Tab ← ↑ → ↓", "keyTiles"],
    ["1 … 5", "keyLine"],
    ["0", "keyFloor"],
    ["Esc", "keyPutBack"],
  ],
  badge: (_position, seat) => <SeatLetter seat={seat} />,
};
