import { hashText } from "@riad/core";
import type { Game, Position } from "@riad/core";

/** Identifies a state of a match: eight hexadecimal digits over the length of the log and the position. */
export function stateHash(game: Game, position: Position | undefined, length: number): string {
  const text = position === undefined ? "" : game.notation.makePosition(position);
  return (hashText(`${length} ${text}`) >>> 0).toString(16).padStart(8, "0");
}
