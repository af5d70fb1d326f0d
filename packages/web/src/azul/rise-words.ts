/** How points come about, as they are shown over the tiles and said to learners. */
import { say } from "../words/words.ts";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { Rise, ScoredTile } from "./frame.ts";
import { BONUS_POINTS } from "./outlook.ts";
import { bonusName } from "./outlook-words.ts";
import { signed } from "../play/signed-points.ts";

/** "3 + 3 = 6"; where there is no room for words, "+6". */
export function riseWords(said: Rise["said"], isShort: boolean): string {
  if (said.kind === "bonus") return isShort ? `+${BONUS_POINTS[said.bonus]}` : bonusName(said.bonus);
  if (said.kind === "floor") {
    return said.isCut && !isShort ? say("azulNeverBelow", { cost: said.cost }) : `−${said.cost}`;
  }
  if (said.kind === "total") return signed(said.points);
  const runs = runsOf(said);
  const points = sumOf(runs);
  return runs.length > 1 && !isShort ? `${runs.join(" + ")} = ${points}` : `+${points}`;
}

/** What has just been scored and why, in whole sentences. */
export function explainRise(said: Rise["said"]): string {
  if (said.kind === "floor") return say("azulScoredFloor", said);
  if (said.kind === "bonus") {
    const { bonus, index } = said;
    const points = BONUS_POINTS[bonus];
    if (bonus === "colour") return say("azulScoredColour", { colour: TILE_COLOURS[index], points });
    return say(bonus === "row" ? "azulScoredRow" : "azulScoredColumn", { number: index + 1, points });
  }
  if (said.kind === "total") return "";
  return say("azulScoredTile", { ...said, number: said.row + 1, points: sumOf(runsOf(said)) });
}

/** The runs that count; a tile on its own counts as one of 1. */
function runsOf({ across, down }: ScoredTile): number[] {
  const runs = [across, down].filter((length) => length > 1);
  return runs.length === 0 ? [1] : runs;
}

function sumOf(runs: readonly number[]): number {
  return runs.reduce((sum, length) => sum + length, 0);
}
