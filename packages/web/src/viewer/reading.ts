/** From a text to what can be drawn: finds out which game it is, parses it there, and makes the view. */
import { azul } from "@riad/azul";
import { REFUSAL, accept, refuse } from "@riad/core";
import type { Result } from "@riad/core";
import { marrakech } from "@riad/marrakech";
import { viewAzul } from "../azul/adapter.ts";
import type { AzulView } from "../azul/view.ts";
import { viewMarrakech } from "../marrakech/adapter.ts";
import type { MarrakechView } from "../marrakech/view.ts";

export type Reading =
  | { readonly game: "azul"; readonly view: AzulView }
  | { readonly game: "marrakech"; readonly view: MarrakechView };

export type GameId = Reading["game"];

/** Places in the refusal count in the text as it was typed, also where it begins with blanks. */
export function readPosition(typed: string): Result<Reading> {
  const text = typed.replace(/[\n\t]/g, " ");
  const start = text.length - text.trimStart().length;
  const result = readTrimmed(text.trim());
  if (result.ok || result.refusal.at === undefined) return result;
  return refuse(result.refusal.code, result.refusal.message, result.refusal.at + start);
}

function readTrimmed(text: string): Result<Reading> {
  const game = recogniseGame(text);
  if (game === "marrakech") {
    const position = marrakech.notation.parsePosition(text);
    return position.ok ? accept({ game, view: viewMarrakech(position.value) }) : position;
  }
  if (game === "azul") {
    const position = azul.notation.parsePosition(text);
    return position.ok ? accept({ game, view: viewAzul(position.value) }) : position;
  }
  return refuse(
    REFUSAL.unknown,
    "A position of Marrakech begins with P, one of Azul with A, B, C or D for whose turn it is.",
    0,
  );
}

/** The first letter tells: `P` is a player of Marrakech, `A` to `D` the turn in Azul. */
export function recogniseGame(text: string): GameId | null {
  if (text.startsWith("P")) return "marrakech";
  return /^[A-D]/.test(text) ? "azul" : null;
}
