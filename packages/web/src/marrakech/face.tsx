import { marrakech, makeColour } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { Swatch } from "./art/Rug.tsx";
import type { RugColour } from "./art/weaves.tsx";
import type { Face } from "../play/face.ts";
import { say } from "../words/words.ts";
import { lesson } from "./lesson.ts";
import { PlayTable } from "./PlayTable.tsx";
import { Rules } from "./Rules.tsx";
import { note } from "./recap.ts";
import { describe, propose, sentence, tell } from "./tell.ts";
import "./marrakech.css";
import "./table.css";
import "./pieces.css";
import "./decision.css";
import "./tablet.css";

export const marrakechFace: Face<MarrakechPosition> = {
  game: marrakech,
  Table: PlayTable,
  sentence,
  note,
  tell,
  propose,
  describe,
  breakdown(position, seat) {
    const { dirhams, squares } = position.scoreParts(seat);
    return [
      { label: say("dirhams"), points: dirhams },
      { label: say("squaresVisible"), points: squares },
    ];
  },
  lesson,
  Rules,
  keys: [
    ["l s r", "keyTurn"],
    ["Enter", "keyRoll"],
    ["Tab ← ↑ → ↓", "keySquares"],
  ],
  badge: (position, seat) => <Swatch colour={makeColour(position.colour(seat)) as RugColour} size={46} />,
};
