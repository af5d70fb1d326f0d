import { marrakech, makeColour } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { Swatch } from "./art/Rug.tsx";
import { RUGS } from "./art/weaves.tsx";
import type { RugColour } from "./art/weaves.tsx";
import type { Face } from "../play/face.ts";
import { examples } from "./examples.ts";
import { lesson } from "./lesson.ts";
import { picture, thumbnail } from "./picture.tsx";
import { Rules } from "./Rules.tsx";
import { breakdown, describe, propose, seatColours, sentence, tell, tellAloud, why, whyOut } from "./sentences.ts";
import { MarrakechState } from "./state.ts";
import { Table } from "./Table.tsx";
import { typedMoves } from "./typed-moves.ts";
import { capital } from "../words/sentences.ts";
import "./last-moves.css";
import "./table.css";
import "./seats.css";
import "./seat-chips.css";
import "./pieces.css";
import "./decision.css";
import "./decision-sizes.css";
import "./cost-switch.css";
import "./beside-list.css";

export const marrakechFace: Face<MarrakechPosition, MarrakechState> = {
  game: marrakech,
  newState: () => new MarrakechState(),
  Table,
  sentence,
  isChoosing: (state) => state.half !== null,
  note: (position, state) => state.note(position),
  tell,
  tellAloud,
  propose,
  describe,
  breakdown,
  why,
  tiebreak: "moreDirhams",
  rewound: "rewoundRoll",
  whyOut,
  lesson,
  picture,
  thumbnail,
  frame: (isNarrow) => (isNarrow ? { width: 366, height: 366 } : { width: 376, height: 376 }),
  review: async () => (await import("./review-words.ts")).marrakechReviewWords,
  examples,
  editor: async () => (await import("./edit-slots.ts")).marrakechEditor,
  seatName: (position, seat) => capital(seatColours(position, seat)),
  typed: typedMoves,
  turnOf: (position) => position.turn,
  isOut: (position, seat) => position.isOut(seat),
  Rules,
  hasSides: true,
  keys: [
    ["l r u d s", "keyTurn"],
    ["Enter", "keyRoll"],
  ],
  seatColour: (position, seat) => RUGS[makeColour(position.colour(seat)) as RugColour].base,
  badge: (position, seat) => <Swatch colour={makeColour(position.colour(seat)) as RugColour} size={46} />,
};
