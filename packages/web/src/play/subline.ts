/** The line under the sentence: a notice, a hint, where in the past we are, or what to do. */
import { isSmall } from "../page/format.ts";
import { isTouch } from "../page/touch.ts";
import { say } from "../words/words.ts";
import { hintWordings } from "./hint.ts";
import { labelled } from "../words/sentences.ts";
import { countTurns, lastTold } from "./lines.ts";
import type { Table } from "./table.ts";

export function subline(table: Table): string {
  return sublines(table)[0];
}

/** From the fullest wording to the shortest; at least one. */
export function sublines(table: Table): readonly string[] {
  const { notice, hint, ply, isBrowsing, isThinking } = table;
  const isChoosing = table.moves.value.length > 0 && table.face.isChoosing?.(table.state) === true;
  // Whoever undoes in the middle of a choice is asked all the same.
  if (isChoosing && notice.value !== say("undoQuestion")) return inFewerWords(table.note);
  if (notice.value !== "") return [notice.value];
  if (hint.value !== null && hint.value.ply === ply.value) {
    return hintWordings(hint.value, table.face, table.position.value, table.side.value);
  }
  if (isBrowsing.value && isThinking.value) return [say("hintThinking")];
  if (isBrowsing.value) return pastWordings(table);
  if (table.isOver.value) return [""];
  if (table.moves.value.length > 0) {
    return isThinking.value ? [say("hintThinking")] : inFewerWords(table.note);
  }
  return [table.waitingWords];
}

/** The number of the turn alone does not say after which step of it the table is shown. */
function pastWordings(table: Table): readonly string[] {
  const at = countTurns(table);
  const told = table.isShowing.value ? "" : lastTold(table);
  // Where there is room the headline says which turn it is.
  if (!isSmall.value) {
    const wayBack = table.isOver.value || isTouch.value ? [] : [say("endLeadsBack")];
    return told === "" ? [...wayBack, ""] : [...wayBack.map((way) => `${told}. ${way}`), told];
  }
  if (table.isOver.value) {
    const bare = say("inThePast", at);
    return told === "" ? [bare] : [labelled(bare, told), bare];
  }
  const bare = say("lookingBack", at);
  const fuller = told === "" ? [] : [say("lookingBackAfter", { ...at, told })];
  const [first = bare] = fuller;
  // Fingers have a button for it.
  return [...(isTouch.value ? [] : [`${first} ${say("endLeadsBack")}`]), ...fuller, bare];
}

/** Without its last sentence, and so on: none is cut off where there is little room. */
function inFewerWords(note: string): readonly string[] {
  const sentences = note.split(/(?<=\.) /);
  return [...sentences.map((_, i) => sentences.slice(0, sentences.length - i).join(" ")), ""];
}
