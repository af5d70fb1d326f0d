/** Every game on the shelf as the pages know it. This file and the games' own folders are the only ones that name a game. */
import { azulEntry } from "./azul/entry.tsx";
import { marrakechEntry } from "./marrakech/entry.tsx";
import { shelf } from "./page/shelf.ts";
import type { GameId } from "./page/shelf.ts";
import { plainEntry } from "./plain/entry.tsx";
import type { GameEntry, OwnEntry } from "./play/entry.ts";
import type { Face } from "./play/face.ts";
import { withWords } from "./words/words.ts";

/** In the order of the start page; games without an entry of their own come after these. */
const OWN: Readonly<Record<string, OwnEntry>> = { marrakech: marrakechEntry, azul: azulEntry };

export const GAMES: readonly GameEntry[] = listEntries();

export function entryOf(id: GameId): GameEntry {
  return GAMES.find((entry) => entry.id === id) ?? GAMES[0];
}

export function titleOf(id: GameId): string {
  return entryOf(id).title;
}

/** The table of a game, loaded when it is needed, with what every table says. */
export async function loadFace(id: GameId): Promise<Face> {
  // Each face is used with positions of its own game only; the pages just hand them on.
  return (await withWords("table", entryOf(id).face())) as Face;
}

function listEntries(): GameEntry[] {
  const order = Object.keys(OWN);
  const rank = (id: string) => (id in OWN ? order.indexOf(id) : order.length);
  const entries = shelf.map((facts) => Object.assign({}, facts, OWN[facts.id] ?? plainEntry(facts)));
  return entries.sort((one, other) => rank(one.id) - rank(other.id));
}
