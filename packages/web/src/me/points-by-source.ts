/** Where the person's points come from, by the games' own sources: from the finished matches that this device keeps. */
import type { KeptMatch } from "../kept/kept-match.ts";
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

/** One game's matches; null if none of them is a finished one of the person's. */
export function pointsBySource(kept: readonly KeptMatch[], face: Face): GamePoints | null {
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
