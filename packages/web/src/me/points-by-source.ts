/** Where the person's points come from, by the games' own sources: over all their finished online matches. */
import { GAMES, loadFace } from "../games.ts";
import type { KeptMatch } from "../kept/kept-match.ts";
import { listMatches } from "../kept/match-store.ts";
import { refresh } from "../matches/refresh.ts";
import type { GameId } from "../page/shelf.ts";
import type { Face } from "../play/face.ts";
import { summarise } from "../matches/summary.ts";

export interface GamePoints {
  readonly game: GameId;
  readonly title: string;
  readonly matches: number;
  /** The mean of a match. */
  readonly sources: readonly { readonly label: string; readonly points: number }[];
}

/** Fetches what this device has no copy of first, so that a new device counts the same matches as the old one. */
export async function countPoints(): Promise<readonly GamePoints[]> {
  await refresh(await listMatches());
  const kept = await listMatches();
  const games = GAMES.filter(({ id }) => kept.some(({ game, isOnline }) => game === id && isOnline));
  const faces = await Promise.all(games.map(({ id }) => loadFace(id)));
  return faces.flatMap((face) => pointsBySource(kept, face) ?? []);
}

/** One game's matches; null if none of them is a finished one of the person's. */
function pointsBySource(kept: readonly KeptMatch[], face: Face): GamePoints | null {
  const sums = new Map<string, number>();
  let matches = 0;
  for (const one of kept) {
    if (one.game !== face.game.id || !one.isOnline) continue;
    const summary = summarise(one, face);
    if (summary.match === null || !summary.match.isOver || summary.you === null) continue;
    matches++;
    for (const { label, points } of face.breakdown(summary.match.position, summary.you)) {
      sums.set(label, (sums.get(label) ?? 0) + points);
    }
  }
  if (matches === 0 || sums.size === 0) return null;
  const sources = Array.from(sums, ([label, points]) => ({ label, points: points / matches }));
  return { game: face.game.id, title: face.game.title, matches, sources };
}
