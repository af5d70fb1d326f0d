import { useEffect, useState } from "preact/hooks";
import { joinCode } from "@riad/protocol";
import type { LobbyTable, ToClient } from "@riad/protocol";
import "./lobby.css";
import { Icon } from "../art/icons.tsx";
import { GAMES, titleOf } from "../games.ts";
import { isGameId } from "../page/shelf.ts";
import type { GameId } from "../page/shelf.ts";
import { Link } from "../page/controls.tsx";
import { go } from "../page/route.ts";
import { HouseSign } from "../page/ornaments.tsx";
import { listWords, say } from "../words/words.ts";
import { sayRefusal } from "../words/refusals.ts";
import { clockLine } from "../online/clocks.ts";
import { OnlineFrame } from "../online/OnlineFrame.tsx";
import { connection } from "../online/connection.ts";
import { OnlineButton } from "../online/OnlineButton.tsx";
import { WatchComputers } from "../online/WatchComputers.tsx";
import { SeatSign } from "../setup/SeatSign.tsx";
import { YourMatches } from "./YourMatches.tsx";

/** Tables that wait and matches to watch, as they come and go; and the box for a code. */
export function LobbyPage() {
  const [tables, setTables] = useState<readonly LobbyTable[] | null>(null);
  const [running, setRunning] = useState<readonly LobbyTable[]>([]);
  const [refusal, setRefusal] = useState("");
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    const enter = () => void connection.send({ type: "lobby", on: true });
    const hear = (message: ToClient) => {
      if (message.type === "lobby") {
        setTables(message.tables);
        setRunning(message.running ?? []);
      } else if (message.type === "found") go(`/${message.game}/${message.match}`);
      else if (message.type === "refused") {
        setRefusal(message.code === "unknown" ? say("codeUnknown") : sayRefusal(message));
        if (message.code === "unavailable") again = setTimeout(enter, 1000);
      }
    };
    const leave = connection.use({ opened: enter, hear });
    return () => {
      clearTimeout(again);
      connection.send({ type: "lobby", on: false });
      leave();
    };
  }, []);
  useEffect(() => {
    document.title = `${say("lobby")} · Riad`;
  }, []);
  return (
    <OnlineFrame title={say("lobbyTitle")} about={say("joinAbout")} look="lobby">
      <div class="column lobby-side">
        <CodeBox refusal={refusal} change={setRefusal} />
        <YourMatches />
      </div>
      <section class="column lobby-tables" aria-label={say("lobbyTitle")} aria-busy={tables === null}>
        {tables !== null && <Waiting tables={tables} />}
        {running.length > 0 && (
          <>
            <h2>{say("runningTitle")}</h2>
            <TableList tables={running} isRunning />
          </>
        )}
      </section>
    </OnlineFrame>
  );
}

/** One button for both cases: what somebody has typed into its sheet stays when the last table goes. */
function Waiting({ tables }: { tables: readonly LobbyTable[] }) {
  const isEmpty = tables.length === 0;
  return (
    <div class={isEmpty ? "lobby-empty panel" : "lobby-waiting"}>
      {isEmpty ? <NobodyWaits /> : <TableList tables={tables} />}
      <div class="lobby-ways">
        <OnlineButton class="primary" label={say("openTable")} isForLobby />
        {GAMES.map(({ id }) => (
          <WatchComputers key={id} game={id} class="button" />
        ))}
      </div>
    </div>
  );
}

function NobodyWaits() {
  return (
    <>
      <HouseSign />
      <h2>{say("lobbyEmpty")}</h2>
      <p class="quiet">{say("lobbyEmptyAbout")}</p>
    </>
  );
}

function TableList({ tables, isRunning = false }: { tables: readonly LobbyTable[]; isRunning?: boolean }) {
  return (
    <ul class="lobby-list">
      {tables.map((table) =>
        isGameId(table.game) ? (
          <TableCard key={table.match} table={table} game={table.game} isRunning={isRunning} />
        ) : null,
      )}
    </ul>
  );
}

function TableCard({ table, game, isRunning }: { table: LobbyTable; game: GameId; isRunning: boolean }) {
  const names = table.seats.filter(({ kind }) => kind === "human").map(({ name }) => name);
  const free = table.seats.filter(({ kind }) => kind === "open").length;
  const offer = isRunning ? say("watchMatch") : say("seatsFree", { count: free });
  const who = names.length === 0 ? say("nobodyYet") : listWords(names);
  return (
    <li>
      <Link to={`/${game}/${table.match}`} class="lobby-table panel">
        <span class="lobby-signs">
          {table.seats.map(({ kind }, at) => (
            <span key={at} class={kind === "open" || kind === "reserved" ? "empty" : ""}>
              <SeatSign game={game} seat={at} options={table.options} />
            </span>
          ))}
        </span>
        <b class="title">{titleOf(game)}</b>
        <span>{who}</span>
        <span class="quiet">{[offer, clockLine(table.clock)].filter((part) => part !== "").join(" · ")}</span>
        <Icon name="forward" />
      </Link>
    </li>
  );
}

function CodeBox({ refusal, change }: { refusal: string; change: (refusal: string) => void }) {
  const [text, setText] = useState(() => new URLSearchParams(location.search).get("code") ?? "");
  const look = (event?: Event) => {
    event?.preventDefault();
    const code = joinCode.safeParse(text.trim().toUpperCase());
    if (!code.success) change(say("codeForm"));
    else if (!connection.send({ type: "find", code: code.data })) change(say("reconnectingLong"));
  };
  const isOpen = connection.state.value === "open";
  // A code that the address brought along is looked up at once.
  useEffect(() => {
    if (isOpen && text !== "") look();
  }, [isOpen]);
  return (
    <form class="code-box panel" onSubmit={look}>
      <h2>{say("haveCode")}</h2>
      <input
        class="code-input title"
        aria-label={say("codeBox")}
        aria-describedby="code-note"
        aria-invalid={refusal !== ""}
        value={text}
        maxLength={6}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        placeholder="······"
        onInput={(event) => {
          change("");
          setText(event.currentTarget.value.toUpperCase());
        }}
      />
      <p id="code-note" class={refusal === "" ? "quiet" : "refused"} role="status">
        {refusal === "" ? say("codeBox") : refusal}
      </p>
      <button type="submit" class="primary">
        {say("codeGo")}
      </button>
    </form>
  );
}
