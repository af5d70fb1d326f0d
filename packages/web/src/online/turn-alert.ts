/** Calls the player when it is their turn: by title, favicon and sound. Whoever does not look is notified by the server. */
import { useEffect } from "preact/hooks";
import { titleOf } from "../games.ts";
import { sound } from "../page/sound.ts";
import { restIcon, setIcon } from "../person/badge.ts";
import { say } from "../words/words.ts";
import type { OnlineTable } from "./online-table.ts";

export function useTurnAlert(table: OnlineTable): void {
  const { game } = table.online;
  const isMine = table.isMine.value;
  useEffect(() => {
    const title = say("titleOf", { game: titleOf(game) });
    document.title = isMine ? say("yourTurnTitle", { title }) : title;
    setIcon(isMine);
    if (isMine && isNews(table)) sound("turn");
    return restIcon;
  }, [isMine, table]);
}

/** No second alert within the same turn. */
function isNews({ match, viewer }: OnlineTable): boolean {
  for (let ply = match.length - 1; ply >= 0; ply--) if (match.actorAt(ply) >= 0) return match.actorAt(ply) !== viewer;
  return true;
}
