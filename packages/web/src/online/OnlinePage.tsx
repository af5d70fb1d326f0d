import { useEffect, useMemo, useState } from "preact/hooks";
import type { GameId } from "../page/game-id.ts";
import { isGameId } from "../page/game-id.ts";
import { Link } from "../page/Link.tsx";
import { go, readFragment, writeFragment } from "../page/route.ts";
import { Waiting } from "../page/Waiting.tsx";
import type { Face } from "../play/face.ts";
import { loadFace } from "../play/faces.ts";
import { say } from "../words/words.ts";
import { readSecret } from "./invitation.ts";
import { line } from "./line.ts";
import { OnlineMatch } from "./OnlineMatch.tsx";
import { Room } from "./room.ts";
import { hasBegun } from "./table.ts";
import { WaitingRoom } from "./WaitingRoom.tsx";

/** A match that a server keeps: its waiting room, then its table. */
export function OnlinePage({ game, match }: { game: GameId; match: string }) {
  const [fragment] = useState(readFragment);
  const room = useMemo(() => openRoom(match, game, fragment), [match, game]);
  const [face, setFace] = useState<Face | null>(null);
  useEffect(() => room.enter(), [room]);
  useEffect(() => void loadFace(game).then(setFace), [game]);
  useFreshLinks();
  const view = room.view.value;
  useEffect(() => {
    if (view !== null && view.game !== game && isGameId(view.game)) go(`/${view.game}/${match}`);
  }, [view?.game]);

  if (room.isUnknown.value) return <Notice title={say("noSuchMatch")} about={say("noSuchMatchAbout")} />;
  if (view === null) {
    if (line.state.value !== "lost") return <Waiting />;
    return <Notice title={say("offlineTitle")} about={say("offlineAbout")} />;
  }
  const isFull = view.seats.every(({ kind }) => kind === "human" || kind === "computer");
  // The seeds are on their way; the match starts as soon as they are there.
  if (view.status === "open" && isFull) return <Waiting />;
  if (view.status === "open") {
    return <WaitingRoom room={room} view={view} invite={readSecret(fragment, "invite")} />;
  }
  if (!hasBegun(view)) return <Notice title={say("endedAbandoned")} about="" />;
  if (face === null) return <Waiting />;
  return <OnlineMatch room={room} face={face} view={view} fragment={fragment} />;
}

/** A seat's link is good for this browser from now on; then its secret need not stay in sight. */
function openRoom(match: string, game: GameId, fragment: string): Room {
  const room = new Room(match, game);
  const token = readSecret(fragment, "seat");
  if (token !== null && room.takeToken(token)) writeFragment("");
  return room;
}

/** Another link to the same match, pasted into the same tab, changes only what stands behind the `#`. */
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
