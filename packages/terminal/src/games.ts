/** What each game adds to the terminal; for a game that provides only rules, moves are typed in its notation. */
import type { Game } from "@riad/core";
import { azulEntry } from "./azul/entry.ts";
import type { TerminalEntry } from "./entry.ts";
import { EXIT, Failure } from "./failure.ts";
import { marrakechEntry } from "./marrakech/entry.ts";
import { makePlainSpeech } from "./plain-speech.ts";
import type { Speech } from "./speech.ts";

// Each entry is only used with positions of its own game; the commands just pass them on.
const ENTRIES = { azul: azulEntry, marrakech: marrakechEntry } as unknown as Readonly<Record<string, TerminalEntry>>;

export function entryOf(game: Game): TerminalEntry | undefined {
  return ENTRIES[game.id];
}

/** `dialect` chooses the set of names for the pieces, in games that have several. */
export function speechOf(game: Game, dialect?: string): Speech {
  return ENTRIES[game.id]?.speech(dialect) ?? makePlainSpeech(game);
}

/** The dialect of a local match, from its flag or the default; an unknown name is refused. */
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
