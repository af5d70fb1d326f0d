/** What each game adds to the terminal; a game that brings nothing but its rules gets plain moves in notation. */
import type { Game } from "@riad/core";
import { azulEntry } from "./azul/entry.ts";
import type { TerminalEntry } from "./entry.ts";
import { EXIT, Failure } from "./failure.ts";
import { marrakechEntry } from "./marrakech/entry.ts";
import { makePlainSpeech } from "./plain-speech.ts";
import type { Speech } from "./speech.ts";

// Each entry is used with positions of its own game only; the commands just pass them on.
const ENTRIES = { azul: azulEntry, marrakech: marrakechEntry } as unknown as Readonly<Record<string, TerminalEntry>>;

export function entryOf(game: Game): TerminalEntry | undefined {
  return ENTRIES[game.id];
}

/** `dialect` chooses between several sets of words for the pieces, where a game has them. */
export function speechOf(game: Game, dialect?: string): Speech {
  return ENTRIES[game.id]?.speech(dialect) ?? makePlainSpeech(game);
}

/** The dialect of a match on this machine, by its flag or by default; a name that does not exist is refused. */
export function readDialect(game: Game, flags: Readonly<Record<string, unknown>>): string | undefined {
  const dialects = ENTRIES[game.id]?.dialects;
  if (dialects === undefined) return undefined;
  const wanted = flags[dialects.flag] ?? dialects.names[0];
  const found = dialects.names.find((name) => name === wanted);
  if (found !== undefined) return found;
  throw new Failure(
    `--${dialects.flag} is ${dialects.names.join(" or ")}, not ${JSON.stringify(wanted).slice(0, 20)}.`,
    EXIT.usage,
  );
}

/** The entries of all games that have one, for help texts and credits. */
export const entries: readonly TerminalEntry[] = Object.values(ENTRIES);
