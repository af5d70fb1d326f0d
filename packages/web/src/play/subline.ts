/** The line under the sentence: a notice, a hint, where in the past we are, or what to do. */
import { say } from "../words/words.ts";
import { hintWordings } from "./hint.ts";
import { countTurns } from "./lines.ts";
import type { Table } from "./table.ts";

export function subline(table: Table): string {
  return sublines(table)[0];
}

/** From the fullest wording to the shortest; at least one. */
export function sublines(table: Table): readonly string[] {
  const { notice, hint, ply, isBrowsing, isThinking } = table;
  if (table.moves.value.length > 0 && table.face.isChoosing?.(table.state) === true) return [table.note];
  if (notice.value !== "") return [notice.value];
  if (hint.value !== null && hint.value.ply === ply.value) {
    return hintWordings(hint.value, table.face, table.position.value, table.side.value);
  }
  if (isBrowsing.value && isThinking.value) return [say("hintThinking")];
  if (isBrowsing.value) return [say(table.isOver.value ? "inThePast" : "lookingBack", countTurns(table))];
  if (table.isOver.value) return [""];
  if (table.moves.value.length > 0) {
    return [isThinking.value ? say("hintThinking") : table.note];
  }
  return [table.waitingWords];
}
