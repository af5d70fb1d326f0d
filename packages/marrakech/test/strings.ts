/** Positions for the tests, written briefly: the rugs on the board and what differs from the start. */
import { unwrap } from "@riad/core";
import { marrakech } from "../src/index.ts";
import type { MarrakechPosition } from "../src/index.ts";

interface Scene {
  readonly players?: string;
  readonly assam?: string;
  /** Rugs as in the course's rug strings, such as `c004445`; a half that is visible alone is `c0044`. */
  readonly rugs?: readonly string[];
  readonly words?: string;
}

export function gameString({ players = "Pc03015iPy03015i", assam = "A33N", rugs = [] }: Scene): string {
  const board = Array.from({ length: 49 }, () => "n00");
  for (const rug of rugs) {
    for (let i = 3; i < rug.length; i += 2) board[Number(rug[i]) * 7 + Number(rug[i + 1])] = rug.slice(0, 3);
  }
  return `${players}${assam}B${board.join("")}`;
}

export function scene(parts: Scene): MarrakechPosition {
  const text = gameString(parts) + (parts.words === undefined ? "" : ` ${parts.words}`);
  return unwrap(marrakech.notation.parsePosition(text));
}

/** Plays moves written as text, separated by spaces. */
export function playText(position: MarrakechPosition, moves: string): MarrakechPosition {
  for (const text of moves.split(" ")) position.play(unwrap(marrakech.notation.parseMove(position, text)));
  return position;
}

/** The legal moves as text. */
export function moveTexts(position: MarrakechPosition): string[] {
  const list = new Int32Array(512);
  return Array.from(list.subarray(0, position.moves(list)), (move) => marrakech.notation.makeMove(position, move));
}
