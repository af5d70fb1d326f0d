import type { Game } from "@riad/core";
import { useEffect, useMemo, useState } from "preact/hooks";
import { isGameId } from "../page/shelf.ts";
import type { GameId } from "../page/shelf.ts";
import { Link } from "../page/Link.tsx";
import { go, readFragment, writeFragment } from "../page/route.ts";
import { Waiting } from "../page/ornaments.tsx";
import type { Face } from "../play/face.ts";
import { say } from "../words/words.ts";
import { readSecret } from "./invitation.ts";
import { connection } from "./connection.ts";
import { OnlineTablePage } from "./OnlineTablePage.tsx";
import { OnlineMatch } from "./online-match.ts";
import { hasBegun } from "./online-table.ts";
import { WaitingRoom } from "./WaitingRoom.tsx";

/** A match on a server: its waiting room, then its table. */
export function OnlinePage({ game, match, face }: { game: GameId; match: string; face: Face }) {
  const [fragment] = useState(readFragment);
  const online = useMemo(() => openMatch(match, face.game, fragment), [match, face]);
  useEffect(() => online.enter(), [online]);
  useFreshLinks();
  const view = online.view.value;
  useEffect(() => {
    if (view !== null && view.game !== game && isGameId(view.game)) go(`/${view.game}/${match}`);
  }, [view?.game]);

  if (online.isUnknown.value) return <Notice title={say("noSuchMatch")} about={say("noSuchMatchAbout")} />;
  if (view === null) {
    if (connection.state.value !== "lost") return <Waiting />;
    return <Notice title={say("offlineTitle")} about={say("offlineAbout")} />;
  }
  const isFull = view.seats.every(({ kind }) => kind === "human" || kind === "computer");
  // The seeds are on their way; the match starts as soon as they are there.
  if (view.status === "open" && isFull) return <Waiting />;
  if (view.status === "open") {
    return <WaitingRoom online={online} view={view} invite={readSecret(fragment, "invite")} />;
  }
  if (view.game !== game) return <Waiting />;
  if (!hasBegun(view)) return <Notice title={say("endedAbandoned")} about="" />;
  return <OnlineTablePage online={online} face={face} view={view} fragment={fragment} />;
}

/** A seat's link is good for this browser from now on; then its secret need not stay in sight. */
function openMatch(id: string, game: Game, fragment: string): OnlineMatch {
  const online = new OnlineMatch(id, game);
  const token = readSecret(fragment, "seat");
  if (token !== null && online.takeToken(token)) writeFragment("");
  return online;
}

/** Another link to the same match, pasted into the same tab, changes only the fragment. */
function useFreshLinks(): void {
  useEffect(() => {
    const look = () => {
      const fragment = readFragment();
      if (readSecret(fragment, "seat") !== null || readSecret(fragment, "invite") !== null) location.reload();
    };
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
}

function Notice({ title, about }: { title: string; about: string }) {
  return (
    <main class="not-fetched">
      <h1>{title}</h1>
      <p>{about}</p>
      <p>
        <Link to="/lobby" class="button">
          {say("lobby")}
        </Link>
        <Link to="/" class="button">
          {say("playHere")}
        </Link>
      </p>
    </main>
  );
}
