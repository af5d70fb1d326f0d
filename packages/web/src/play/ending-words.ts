/** How a match ended, in one sentence. The facts come from core, so that every program agrees on who won and why. */
import type { Ending } from "@riad/core";
import { listWords, say } from "../words/words.ts";
import type { Sitter } from "./face.ts";

/** `out` is the seat that resigned or ran out of time, if that ended the match. */
export function sayEnding({ reason, winners, ranking }: Ending, sitters: readonly Sitter[], out = -1): string {
  const names = listWords(winners.map((seat) => sitters[seat].name));
  const name = sitters[out]?.name ?? "";
  if (winners.length === 0) return say("endedAbandoned");
  if (reason === "resigned") return say("endedResigned", { name, winners: names });
  if (reason === "time") return say("endedTime", { name, winners: names });
  if (winners.length > 1) return say("shareWin", { names });
  return say("wins", { name: names, points: ranking[0].points });
}
