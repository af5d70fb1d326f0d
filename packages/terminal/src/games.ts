/** What each game adds to the terminal; a game that brings nothing but its rules gets plain moves in notation. */
import type { Game } from "@riad/core";
import { azulEntry } from "./azul/entry.ts";
import type { TerminalEntry } from "./entry.ts";
import { marrakechEntry } from "./marrakech/entry.ts";
import { makePlainSpeech } from "./plain-speech.ts";
import type { Speech } from "./speech.ts";

// Each entry is used with positions of its own game only; the commands just pass them on.
const ENTRIES = { azul: azulEntry, marrakech: marrakechEntry } as unknown as Readonly<Record<string, TerminalEntry>>;

export function entryOf(game: Game): TerminalEntry | undefined {
  return ENTRIES[game.id];
}

export function speechOf(game: Game): Speech {
  return ENTRIES[game.id]?.speech ?? makePlainSpeech(game);
}

/** The entries of all games that have one, for help texts and credits. */
export const entries: readonly TerminalEntry[] = Object.values(ENTRIES);
