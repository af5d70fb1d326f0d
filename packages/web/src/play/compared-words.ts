import { say } from "../words/words.ts";
import type { Compared } from "./face.ts";

/** What a move is called on a board where it is compared with another. */
export function comparedWord(kind: Compared["kind"]): string {
  return say(COMPARED[kind]);
}

const COMPARED = {
  played: "reviewPlayed",
  better: "reviewBetter",
  best: "reviewPlayed",
  tried: "reviewTried",
} as const;
