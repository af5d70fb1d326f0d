/** A move in few words that mean no other move. */
import { listMoves } from "@riad/core";
import type { ReviewWords } from "../play/review-words.ts";

/** The same words, but where another possible move would read the same, with what tells them apart: "from factory 2". */
export function exactWhereShared(words: ReviewWords): ReviewWords {
  if (words.exact === undefined) return words;
  return {
    ...words,
    short: (position, move) => words.brief(position, move),
    brief(position, move, side) {
      const brief = words.brief(position, move, side);
      const isShared =
        words.isAmbiguous?.(position, move) ??
        listMoves(position).some((other) => other !== move && words.brief(position, other, side) === brief);
      return (isShared && words.exact?.(position, move)) || brief;
    },
  };
}
