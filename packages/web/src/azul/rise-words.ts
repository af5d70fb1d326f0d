/** How points come about, as they are shown over the tiles and said to learners. */
import { say } from "../words/words.ts";
import type { Rise } from "./frame.ts";
import { BONUS_POINTS } from "./outlook.ts";
import { bonusName } from "./outlook-words.ts";

/** "3 + 3 = 6"; where there is no room for words, "+6". */
export function riseWords(said: Rise["said"], isShort: boolean): string {
  if (said.kind === "bonus") return isShort ? `+${BONUS_POINTS[said.bonus]}` : bonusName(said.bonus);
  if (said.kind === "floor") {
    return said.isCut && !isShort ? say("azulNeverBelow", { cost: said.cost }) : `−${said.cost}`;
  }
  const points = said.sum.reduce((all, run) => all + run, 0);
  return said.sum.length > 1 && !isShort ? `${said.sum.join(" + ")} = ${points}` : `+${points}`;
}
