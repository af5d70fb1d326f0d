/** Tables that this browser has opened for others, to watch: no server lists them as somebody's own. */
import { signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import type { TableView } from "@riad/protocol";
import type { KeptMatch } from "../kept/kept-match.ts";
import { storedMatches } from "../online/stored-match.ts";

/** Those that still wait for players, as the server has told it last. */
export const watchedTables: Signal<readonly TableView[]> = signal<readonly TableView[]>([]);

export function listWatched(): string[] {
  return storedMatches().flatMap(({ match, kept }) => (kept.isWatched && !kept.isSeated ? [match] : []));
}

/** A copy without its moves, which are still to be asked for. */
export function newWatched({ match, game }: TableView): KeptMatch {
  return { id: match, game, record: "", name: "", isOnline: true, isWatched: true, changed: Date.now() };
}
