/** The line under the sentence: a notice, a hint, where in the past we are, or what to do. */
import type { Move } from "@riad/core";
import { say } from "../words/words.ts";
import type { Hint, Table } from "./table.ts";

export function subline(table: Table): string {
  const { notice, hint, ply, length, isBrowsing, isThinking } = table;
  if (notice.value !== "") return notice.value;
  if (hint.value !== null && hint.value.ply === ply.value) return hintWords(table, hint.value);
  if (isBrowsing.value) return say("inThePast", { ply: ply.value, length: length.value });
  if (table.isOver.value) return "";
  if (table.moves.value.length > 0) {
    return isThinking.value ? say("hintThinking") : table.note;
  }
  return table.waitingWords;
}

export function hintWords(table: Table, hint: Hint): string {
  const best = { move: moveWords(table, hint.move), win: percent(hint.win), margin: points(hint.margin) };
  if (hint.other === null) return say("hintOnly", best);
  return say("hintBest", { ...best, otherWin: percent(hint.other.win) });
}

function moveWords({ face, position }: Table, move: Move): string {
  return face.propose?.(position.value, move) ?? face.game.notation.makeMove(position.value, move);
}

function percent(share: number): string {
  return `${Math.round(share * 100)}\u00a0%`;
}

function points(margin: number): string {
  const rounded = Math.round(margin * 10) / 10;
  return `${rounded < 0 ? "−" : "+"}${Math.abs(rounded)}`;
}
