/** From a text to what can be drawn: finds out which game it is, parses it there, and makes the view. */
import type { AzulPosition } from "@riad/azul";
import { accept } from "@riad/core";
import type { Result } from "@riad/core";
import { parseAnyPosition } from "@riad/games";
import { MarrakechPosition } from "@riad/marrakech";
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
  return { ok: false, refusal: { ...result.refusal, at: result.refusal.at + start } };
}

function readTrimmed(text: string): Result<Reading> {
  const read = parseAnyPosition(text);
  if (!read.ok) return read;
  const { position } = read.value;
  if (position instanceof MarrakechPosition) return accept({ game: "marrakech", view: viewMarrakech(position) });
  return accept({ game: "azul", view: viewAzul(position as AzulPosition) });
}

/** The first letter tells: `P` is a player of Marrakech, `A` to `D` the turn in Azul. */
export function recogniseGame(text: string): GameId | null {
  if (text.startsWith("P")) return "marrakech";
  return /^[A-D]/.test(text) ? "azul" : null;
}
