import type { Game } from "@riad/core";
import { isDeal, isDraft, isTiling } from "./move.ts";
import { notation } from "./notation.ts";
import type { AzulPosition } from "./position.ts";
import { startPosition } from "./start-position.ts";
import { countTiles } from "./tile-count.ts";

export const azul: Game<AzulPosition> = {
  id: "azul",
  title: "Azul",
  rulesVersion: 1,
  minSeats: 2,
  maxSeats: 4,
  // A round has at most 65 moves and a sensible match ten rounds. Players who only fill their floors could continue for
  // ever.
  moveLimit: 5000,
  options: [
    {
      name: "wall",
      about: "On the fixed wall every colour has its place; on the free wall you choose the column.",
      values: ["fixed", "free"],
    },
    {
      name: "centres",
      about: "With two centres you choose which of them takes the rest of a factory.",
      values: ["1", "2"],
    },
  ],
  start: startPosition,
  stock: countTiles,
  // Every draft is a turn, even if one seat ends a round and starts the next; tiling belongs to the scoring of the
  // round.
  opens(position, move) {
    if (isDraft(move)) return "turn";
    if (isTiling(move)) return "uncounted";
    return isDeal(move) && position.next === 0 ? "round" : null;
  },
  hasRounds: true,
  notation,
};
