import type { Ending, Seat } from "@riad/core";
import { listWords, say } from "../words/words.ts";
import type { Sitter } from "./face.ts";

/** By how much the winner leads, for those who only watch: to a player the outcome has said it. */
export function sayMargin({ winners, ranking, lead }: Ending, sitters: readonly Sitter[], you: Seat | null): string {
  if (you !== null || winners.length !== 1 || lead <= 0) return "";
  const next = ranking.filter(({ points }) => points === ranking[0].points - lead);
  return say("aheadOf", { points: lead, names: listWords(next.map(({ seat }) => sitters[seat].name)) });
}
