/** What help texts say about games. `riad --help` itself names none, so it does not need to load any rules. */
import type { Game } from "@riad/core";
import type { TerminalEntry } from "../entry.ts";

export interface GameHelp {
  readonly shelf: readonly Game[];
  /** What games add to the terminal; see games.ts. */
  readonly entries: readonly TerminalEntry[];
}

/** Loads the games for every command line but `riad`, `riad --help` and `riad --version`. */
export async function loadGameHelp(words: readonly string[]): Promise<GameHelp> {
  if (words.every((word) => word.startsWith("-"))) return { shelf: [], entries: [] };
  const [{ shelf }, { entries }] = await Promise.all([import("@riad/games"), import("../games.ts")]);
  return { shelf, entries };
}
