/** The matches of this device as the list shows them, for as long as it is open. */
import { useEffect, useState } from "preact/hooks";
import type { GameId } from "../page/shelf.ts";
import { hasMoves } from "../kept/kept-match.ts";
import { changes, listMatches } from "../kept/match-store.ts";
import type { Face } from "../play/face.ts";
import { refresh } from "./refresh.ts";
import { summarise } from "./summary.ts";
import type { Summary, Unreadable } from "./summary.ts";

/** Null until they have been read. A table at which nothing has happened yet is no match. */
export function useMatches(loadFace: (game: GameId) => Promise<Face>): readonly (Summary | Unreadable)[] | null {
  const [matches, setMatches] = useState<readonly (Summary | Unreadable)[] | null>(null);
  const change = changes.value;
  useEffect(() => void listMatches().then(refresh), []);
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const kept = (await listMatches()).filter(({ record }) => hasMoves(record));
      const faces = new Map<GameId, Face>();
      for (const { game } of kept) if (!faces.has(game)) faces.set(game, await loadFace(game));
      const summaries = kept.map((match) => summarise(match, faces.get(match.game) as Face));
      if (isHere) setMatches(summaries);
    })();
    return () => {
      isHere = false;
    };
  }, [change]);
  return matches;
}
