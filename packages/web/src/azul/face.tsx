import { SEAT_LETTERS, azul } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import type { Face } from "../play/face.ts";
import { examples } from "./examples.ts";
import { lesson } from "./lesson.ts";
import "./marks.css";
import "./panels.css";
import "./narrow.css";
import "./table.css";
import { Table } from "./Table.tsx";
import { picture, thumbnail } from "./picture.tsx";
import { Rules } from "./Rules.tsx";
import { TILES, TILE_COLOURS } from "./art/tiles.ts";
import { AzulState } from "./choice.ts";
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
  thumbnail,
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

/** A seat of Azul has no colour of its own: its letter on a glazed tile. */
function SeatLetter({ seat }: { seat: number }) {
  const { lip, base, ink } = TILES[TILE_COLOURS[seat]];
  return (
    <svg class="seat-letter" viewBox="0 0 100 100" aria-hidden="true">
      <rect y="6" width="100" height="94" rx="18" fill={lip} />
      <rect width="100" height="94" rx="18" fill={base} />
      <text class="title" x="50" y="70" font-size="66" text-anchor="middle" style={{ fill: ink }}>
        {SEAT_LETTERS[seat]}
      </text>
    </svg>
  );
}
