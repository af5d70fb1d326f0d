import { entryOf } from "../games.ts";
import type { Game } from "@riad/core";
import { useEffect, useMemo, useState } from "preact/hooks";
import { isGameId } from "../page/shelf.ts";
import type { GameId } from "../page/shelf.ts";
import { Link, IconButton } from "../page/controls.tsx";
import { go, readFragment, writeFragment } from "../page/route.ts";
import { Waiting } from "../page/ornaments.tsx";
import { Icon } from "../art/icons.tsx";
import type { Face } from "../play/face.ts";
import { say } from "../words/words.ts";
import { readSecret } from "./invitation.ts";
import { isKnown } from "../person/person.ts";
import { showPerson } from "../person/show-person.ts";
import { claimStoredSeats } from "./claim-seats.ts";
import { connection } from "./connection.ts";
import { OnlineMatch } from "./online-match.ts";
import { hasBegun, OnlineTable } from "./online-table.ts";
import { WaitingRoom } from "./WaitingRoom.tsx";
import type { TableView } from "@riad/protocol";
import "./talk.css";
import { LIST, panel, sheet } from "../play/sheet.ts";
import { TablePage } from "../play/TablePage.tsx";
import { Bubbles, Talk } from "./Talk.tsx";
import { ServerNotice } from "./ConnectionSign.tsx";
import { SeatStrip, TableSign } from "./SeatStrip.tsx";
import { LeaverPanel } from "./LeaverPanel.tsx";
import { AskRematch, NextMatch, useRematch } from "./Rematch.tsx";
import { useTurnAlert } from "./turn-alert.ts";
import { ReachBell } from "./ReachPrompt.tsx";
import { TableMenu } from "./TableMenu.tsx";
import { useSeen } from "./use-seen.ts";

/** A match on a server: its waiting room, then its table. */
export function OnlinePage({ game, match, face }: { game: GameId; match: string; face: Face }) {
  const [fragment] = useState(readFragment);
  const online = useMemo(() => openMatch(match, face.game, fragment), [match, face]);
  useEffect(() => online.enter(), [online]);
  useFreshLinks();
  const isSeated = online.you.value !== null;
  useEffect(() => {
    if (isSeated) void claimStoredSeats(online.view.peek()?.seats[online.you.peek() ?? 0]?.name).then(showKnown);
  }, [isSeated]);
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

/** From the first seat on, the person has a page of their own. */
function showKnown(): void {
  if (isKnown.peek()) showPerson();
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
        <Link to="/lobby" class="button" text={say("lobby")} />
        <Link to="/" class="button" text={say("playHere")} />
      </p>
    </main>
  );
}

interface OnlineTablePageProps {
  online: OnlineMatch;
  face: Face;
  view: TableView & { readonly first: number };
  fragment: string;
}

/** The table of a match over several screens: the same page as on one screen, and what the others need. */
export function OnlineTablePage({ online, face, view, fragment }: OnlineTablePageProps) {
  const table = useMemo(() => {
    // Before the page is there: it would show the result of a match that is over.
    if (fragment === LIST) panel.value = "moves";
    return new OnlineTable(face, online, view);
  }, [online, face]);
  useTurnAlert(table);
  useSeen(online, table.length.value);
  useRematch(online);
  useEffect(() => {
    if (/^\d+$/.test(fragment)) table.jump(Number(fragment));
    return () => {
      sheet.value = null;
    };
  }, [table]);
  const isSeated = online.you.value !== null;
  return (
    <TablePage
      table={table}
      entry={entryOf(face.game.id)}
      extras={{
        sign: <TableSign online={online} />,
        bar: isSeated && (
          <>
            <ReachBell online={online} />
            <IconButton icon="talk" label={say("talk")} onClick={() => (sheet.value = "talk")} />
          </>
        ),
        strip: <SeatStrip table={table} />,
        menu: <TableMenu online={online} />,
        result: (isMain) => {
          const verify = (
            <Link key="verify" to={`/verify?match=${online.id}`} class="button">
              <Icon name="check" />
              {say("verifyTitle")}
            </Link>
          );
          const next = isSeated ? (
            <AskRematch key="next" online={online} sitters={table.sitters.value} isMain={isMain} />
          ) : (
            <NextMatch key="next" online={online} isMain={isMain} />
          );
          return isMain ? [next, verify] : [verify, next];
        },
        talk: { title: say("talk"), content: <Talk online={online} sitters={table.sitters.value} /> },
        over: (
          <>
            <Bubbles online={online} sitters={table.sitters.value} />
            <LeaverPanel table={table} />
            <ServerNotice online={online} />
          </>
        ),
      }}
    />
  );
}
