import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { openText } from "../start/opening.ts";
import { StartPage } from "../start/StartPage.tsx";
import { loadFace } from "../play/faces.ts";
import { say } from "../words/words.ts";
import { listenForDrops } from "./drop.ts";
import { TITLES } from "./game-id.ts";
import type { GameId } from "./game-id.ts";
import { Ground } from "./Ground.tsx";
import { Link } from "./Link.tsx";
import { route } from "./route.ts";
import type { Route } from "./route.ts";
import { Waiting } from "./Waiting.tsx";

/** The house: the ground, the drawings, and the page that the address names. */
export function App() {
  const current = route.value;
  useEffect(() => listenForDrops((text) => void openText(text)), []);
  useEffect(() => {
    document.title = "game" in current ? say("titleOf", { game: TITLES[current.game] }) : say("title");
  }, [current]);
  return (
    <>
      <Ground />
      {current.page === "start" ? <StartPage /> : <Fetched current={current} />}
    </>
  );
}

type Room = ComponentType<{ game: GameId; match: string }>;
type Fetch = () => Promise<Room>;

const ROOMS: Readonly<Record<Exclude<Route["page"], "start">, Fetch>> = {
  play: async () => (await import("../play/PlayPage.tsx")).PlayPage as Room,
  learn: async () => (await import("../learn/LearnPage.tsx")).LearnPage as Room,
  view: async () => (await import("../viewer/ViewerPage.tsx")).ViewerPage as Room,
  verify: async () => (await import("../verify/VerifyPage.tsx")).VerifyPage as Room,
  online: async () => (await import("../online/OnlinePage.tsx")).OnlinePage,
  lobby: async () => (await import("../online/LobbyPage.tsx")).LobbyPage as Room,
};

/** Fetches all that the page at the address needs at once, instead of one part after the other. */
export function fetchAhead(): void {
  const current = route.peek();
  if (current.page === "start") return;
  const parts: Promise<unknown>[] = [ROOMS[current.page]()];
  if ("game" in current) parts.push(loadFace(current.game));
  // Whoever needs the part asks again and hears of the failure.
  Promise.all(parts).catch(() => undefined);
}

/** Pages other than the first are fetched when they are entered. */
function Fetched({ current }: { current: Exclude<Route, { page: "start" }> }) {
  const [room, setRoom] = useState<{ page: Route["page"]; Room: Room | null } | null>(null);
  // Before the first frame: the fetching need not wait for an empty page to be painted.
  useLayoutEffect(() => {
    let isHere = true;
    const enter = (Room: Room | null) => {
      if (isHere) setRoom({ page: current.page, Room });
    };
    ROOMS[current.page]().then(enter, () => enter(null));
    return () => {
      isHere = false;
    };
  }, [current.page]);
  if (room === null || room.page !== current.page) return <Waiting />;
  if (room.Room === null) return <NotFetched />;
  const game = "game" in current ? current.game : "marrakech";
  const match = "match" in current ? current.match : "";
  return <room.Room key={`${current.page} ${game} ${match}`} game={game} match={match} />;
}

function NotFetched() {
  return (
    <main class="not-fetched">
      <h1>{say("notFetched")}</h1>
      <p>
        <button type="button" class="button" onClick={() => location.reload()}>
          {say("tryAgain")}
        </button>
        <Link to="/" class="button">
          {say("toStart")}
        </Link>
      </p>
    </main>
  );
}
