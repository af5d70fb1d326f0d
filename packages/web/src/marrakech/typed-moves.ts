/** Moves as they are named on screen, for typing: "left" as the cards say it, "d6 d5" as the board's edge does. */
import { listMoves } from "@riad/core";
import type { Move } from "@riad/core";
import { higherSquare, lowerSquare, makeSquareName, outlookOf, outlooks, PASS, STRAIGHT } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import type { TypedMoves } from "../play/face.ts";
import { say } from "../words/words.ts";
import { headingWord } from "./sentences.ts";
import { wayOfKey } from "./turn-keys.ts";

/** Keys that the notation does not use; its own L and R are Assam's, not the screen's. */
const LETTERS = new Set(["u", "d"]);

export const typedMoves: TypedMoves<MarrakechPosition> = {
  make(position, move, side) {
    if (position.phase === "rotate") return headingWord(outlookOf(position, move).heading, side);
    return move === PASS ? "" : `${makeSquareName(lowerSquare(move))} ${makeSquareName(higherSquare(move))}`;
  },

  parse(position, text, side) {
    const typed = text.toLowerCase().trim();
    if (position.phase === "rotate" && LETTERS.has(typed)) return wayOfKey(typed, outlooks(position), side) ?? null;
    return listMoves(position).find((move) => namesOf(position, move, side).includes(typed)) ?? null;
  },
};

/** Everything that means this move: a rug either way round, with or without something between its squares. */
function namesOf(position: MarrakechPosition, move: Move, side: number): string[] {
  if (position.phase === "rotate") {
    const way = headingWord(outlookOf(position, move).heading, side);
    return move === STRAIGHT ? [way, say("straightOn").toLowerCase()] : [way];
  }
  if (position.phase !== "lay" || move === PASS) return [];
  const [one, other] = [makeSquareName(lowerSquare(move)), makeSquareName(higherSquare(move))];
  return ["", " ", "-", ", ", ","].flatMap((gap) => [`${one}${gap}${other}`, `${other}${gap}${one}`]);
}
