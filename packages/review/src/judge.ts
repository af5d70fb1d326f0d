/** Who judges: the strongest level, seeded alike everywhere, so that browser, terminal and server say the same. */
import { levelsOf, newJudge } from "@riad/bots";
import type { Player } from "@riad/bots";

export function judgeOf(gameId: string): Player {
  const levels = levelsOf(gameId);
  return newJudge(levels[levels.length - 1]);
}
