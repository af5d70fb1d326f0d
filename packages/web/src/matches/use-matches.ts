/** The matches of this device and of this person as the list shows them, for as long as it is open. */
import { useEffect, useState } from "preact/hooks";
import type { GameId } from "../page/shelf.ts";
import { isBegun } from "../kept/kept-match.ts";
import type { KeptMatch } from "../kept/kept-match.ts";
import { changes, listMatches } from "../kept/match-store.ts";
import type { Face } from "../play/face.ts";
import { claimStoredSeats } from "../online/claim-seats.ts";
import { ownList } from "./own-list.ts";
import { refresh } from "./refresh.ts";
import { summarise, withOwn } from "./summary.ts";
import type { Summary, Unreadable } from "./summary.ts";

/** Replaying a match takes a millisecond or two, and somebody may have thousands: the page must not wait for all of them. */
const AT_ONCE = 24;

/** Null until the first have been read. A table at which nothing has happened yet is no match. */
export function useMatches(loadFace: (game: GameId) => Promise<Face>): readonly (Summary | Unreadable)[] | null {
  const [matches, setMatches] = useState<readonly (Summary | Unreadable)[] | null>(null);
  const change = changes.value;
  const own = ownList.value.matches;
  useEffect(() => void claimStoredSeats().then(listMatches).then(refresh), []);
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const kept = (await listMatches()).filter(
        ({ id, record, isWatched = false }) => isBegun(record) || isWatched || own.has(id),
      );
      const faces = new Map<GameId, Face>();
      for (const { game } of kept) if (!faces.has(game)) faces.set(game, await loadFace(game));
      const known = new Map((matches ?? []).map((summary) => [summary.kept.id, summary]));
      const summaries: (Summary | Unreadable)[] = [];
      for (const [i, match] of kept.entries()) {
        summaries.push(summaryOf(match, faces.get(match.game) as Face, known.get(match.id)));
        if (i % AT_ONCE === AT_ONCE - 1) {
          if (!isHere) return;
          if (matches === null) setMatches([...summaries]);
          await new Promise((resolve) => setTimeout(resolve, 0));
        }
      }
      if (isHere) setMatches(summaries);
    })();
    return () => {
      isHere = false;
    };
  }, [change, own]);
  return matches?.map((summary) => withOwn(summary, own.get(summary.kept.id))) ?? null;
}

/** A match that has not changed is not replayed again. */
function summaryOf(kept: KeptMatch, face: Face, known: Summary | Unreadable | undefined): Summary | Unreadable {
  const isSame = known !== undefined && known.kept.record === kept.record && known.kept.ending === kept.ending;
  return isSame ? { ...known, kept } : summarise(kept, face);
}
