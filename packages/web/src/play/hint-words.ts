/** A hint with its reason in numbers. */
import type { Move } from "@riad/core";
import { say } from "../words/words.ts";
import type { Hint, Table } from "./table.ts";

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
