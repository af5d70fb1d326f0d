import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { entryOf, loadFace, titleOf } from "./games.ts";
import { listenForDrops } from "./page/drop.ts";
import { Dado, Ground, HouseSign, Waiting } from "./page/ornaments.tsx";
import { PageHead } from "./page/PageHead.tsx";
import { Button, Link } from "./page/controls.tsx";
import { route } from "./page/route.ts";
import type { Route } from "./page/route.ts";
import type { GameEntry } from "./play/entry.ts";
import type { Face } from "./play/face.ts";
import { warmUp } from "./play/warm-worker.ts";
import { openText } from "./start/opening.ts";
import { StartPage } from "./start/StartPage.tsx";
import { say, withWords } from "./words/words.ts";
import { whileHere } from "./page/while-here.ts";

/** The ground, and the page that the address names. */
export function App() {
  const current = route.value;
  useEffect(() => listenForDrops((text) => void openText(text)), []);
  useEffect(() => {
    document.title = "game" in current ? say("titleOf", { game: titleOf(current.game) }) : say("title");
  }, [current]);
  return (
    <>
      <Ground />
      {current.page === "start" && <StartPage />}
      {current.page === "missing" && <NothingHere />}
      {current.page !== "start" && current.page !== "missing" && <LoadedPage current={current} />}
    </>
  );
}

type LaterRoute = Exclude<Route, { page: "start" | "missing" }>;

/** What a page may ask for; a page without a game is given none, and does not ask. */
interface PageProps {
  readonly game: string;
  readonly match: string;
  readonly face: Face;
  readonly entry: GameEntry;
}

type Page = ComponentType<PageProps>;

const PAGES: Readonly<Record<LaterRoute["page"], () => Promise<Page>>> = {
  play: async () => (await import("./play/PlayPage.tsx")).PlayPage,
  learn: async () => (await import("./learn/LearnPage.tsx")).LearnPage,
  view: async () => (await withWords("viewer", import("./viewer/ViewerPage.tsx"))).ViewerPage,
  verify: async () => (await withWords("verify", import("./verify/VerifyPage.tsx"))).VerifyPage,
  online: async () => (await withWords("online", import("./online/OnlinePage.tsx"))).OnlinePage,
  matches: async () =>
    (await withWords("online", withWords("matches", import("./matches/MatchesPage.tsx")))).MatchesPage,
  review: async () => {
    warmUp();
    return (await withWords("review", import("./review/ReviewPage.tsx"))).ReviewPage;
  },
  practise: async () => (await withWords("review", import("./practise/PractisePage.tsx"))).PractisePage,
  me: async () => (await withWords("online", import("./me/MePage.tsx"))).MePage,
  lobby: async () => (await withWords("online", withWords("matches", import("./lobby/LobbyPage.tsx")))).LobbyPage,
};

interface Loaded {
  readonly route: LaterRoute;
  readonly Page: Page;
  readonly face: Face | null;
}

/** A page and the table of its game are loaded side by side. */
async function loadPage(at: LaterRoute): Promise<Loaded> {
  const [Page, face] = await Promise.all([PAGES[at.page](), "game" in at ? loadFace(at.game) : null]);
  return { route: at, Page, face };
}

/** Starts loading what the address needs before the page itself is rendered. */
export function loadAhead(): void {
  const current = route.peek();
  // The component that needs the page asks again and reports the failure.
  if (current.page !== "start" && current.page !== "missing") loadPage(current).catch(() => undefined);
}

/** Pages other than the first are loaded when they are opened. */
function LoadedPage({ current }: { current: LaterRoute }) {
  const [loaded, setLoaded] = useState<Loaded | "failed" | null>(null);
  const key = JSON.stringify(current);
  // Before the first frame: loading need not wait for an empty page to be painted.
  useLayoutEffect(
    () =>
      whileHere<Loaded | "failed">(
        loadPage(current).catch(() => "failed"),
        setLoaded,
      ),
    [key],
  );
  if (loaded === "failed") return <NotLoaded />;
  if (loaded === null || JSON.stringify(loaded.route) !== key) return <Waiting />;
  const { Page, face } = loaded;
  const { game = "", match = "" } = current as Partial<PageProps>;
  return <Page key={key} game={game} match={match} face={face as Face} entry={entryOf(game)} />;
}

/** An address that leads nowhere: the house, and the ways on from here. */
function NothingHere() {
  return (
    <main class="house nothing-here">
      <Dado />
      <PageHead />
      <section class="column nothing-here-words">
        <HouseSign />
        <h1>{say("nothingHere")}</h1>
        <p class="quiet">{say("nothingHereAbout")}</p>
        <Link text={say("toStart")} to="/" class="primary" />
      </section>
    </main>
  );
}

function NotLoaded() {
  return (
    <main class="not-fetched">
      <h1>{say("notFetched")}</h1>
      <p>
        <Button text={say("tryAgain")} onClick={() => location.reload()} />
        <Link text={say("toStart")} to="/" class="button" />
      </p>
    </main>
  );
}
