/** Moves as they are named on screen, for typing: "left" as the cards say it, "d6 d5" as the board's edge does. */
import { listMoves } from "@riad/core";
import type { Move } from "@riad/core";
import {
  higherSquare,
  lowerSquare,
  makeSquareName,
  neighbour,
  outlookOf,
  outlooks,
  parseSquareName,
  PASS,
  placementOf,
  placementsBeside,
  STRAIGHT,
} from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import type { TypedMoves } from "../play/face.ts";
import { language, say } from "../words/words.ts";
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

  refuse(position, text, side) {
    const typed = text.toLowerCase().trim();
    if (position.phase === "rotate") {
      if (typed.length < 2) return null;
      const ways = outlooks(position).map(({ heading }) => headingWord(heading, side));
      return say("typedWays", { ways: eitherOf(ways) });
    }
    return position.phase !== "lay" || /^\d+$/.test(typed) ? null : refuseRug(position, typed);
  },
};

function eitherOf(ways: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "disjunction" }).format(ways);
}

/** Why no rug can lie on the squares that a text names. */
function refuseRug(position: MarrakechPosition, typed: string): string {
  const named = typed.match(/[a-z]\d+/g) ?? [];
  const unknown = named.find((name) => parseSquareName(name) < 0);
  if (unknown !== undefined) return say("typedNoSquare", { square: unknown });
  const [one, other] = named;
  if (one === undefined || named.length > 2) return say("typedSquares");
  if (other === undefined) return say("typedOtherHalf", { square: one });
  const { assam } = position;
  const [from, to] = [parseSquareName(one), parseSquareName(other)];
  const square = makeSquareName(assam);
  if (![0, 1, 2, 3].some((heading) => neighbour(from, heading) === to)) return say("typedApart", { one, other });
  if (from === assam || to === assam) return say("typedUnder", { square });
  if (!placementsBeside(assam).includes(placementOf(from, to))) return say("typedFar", { one, other, square });
  return say("refuseHalves");
}

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
