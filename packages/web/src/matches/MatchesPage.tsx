import { useEffect, useState } from "preact/hooks";
import "./matches.css";
import { Icon } from "../art/icons.tsx";
import { GAMES, loadFace } from "../games.ts";
import { deleteMatch, saveMatch, saveMatches } from "../kept/match-store.ts";
import type { KeptMatch } from "../kept/kept-match.ts";
import { forgetLatest } from "../kept/latest.ts";
import { Button, FileButton, Link, Segments } from "../page/controls.tsx";
import { PageHead } from "../page/PageHead.tsx";
import { saveFile } from "../play/share.ts";
import { say } from "../words/words.ts";
import { exportMatches, importMatches } from "../kept/backup.ts";
import { EmptySlot } from "./EmptySlot.tsx";
import { FILTERS, choose } from "./filter.ts";
import type { Filter } from "./filter.ts";
import { MatchCard } from "./MatchCard.tsx";
import { OpenTableCard } from "./OpenTableCard.tsx";
import { ownList } from "./own-list.ts";
import type { OwnMatch } from "@riad/protocol";
import { noteMatch, waiting } from "../person/person.ts";
import { useMatches } from "./use-matches.ts";
import { waitingTables } from "./waiting-tables.ts";
import { watchedTables } from "./watched.ts";
import { stopWatching } from "../online/stored-match.ts";

/** As many as fill a screen or two; the others are one press away. */
const FIRST = 24;

/** Every match on this device, running or finished. */
export function MatchesPage() {
  const matches = useMatches(loadFace);
  const [filter, setFilter] = useState<Filter>("all");
  const [game, setGame] = useState("");
  const [wanted, setWanted] = useState("");
  const [most, setMost] = useState(FIRST);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const focus = useFocusOnceThere();
  useEffect(() => {
    document.title = `${say("myMatches")} · Riad`;
  }, []);
  const all = matches ?? [];
  const chosen = choose(all, { filter, game, wanted });
  const running = all.filter(({ isOver }) => !isOver).length;
  const tables = waitingTables();
  const remove = (kept: KeptMatch) => {
    const own = ownList.peek().matches.get(kept.id);
    forgetLatest(kept.id);
    void deleteMatch(kept.id);
    hide(own, true);
    const watchAgain = stopWatching(kept.id);
    const undo = () => {
      hide(own, false);
      watchAgain();
      void saveMatch(kept).then(() => setAnswer({ text: say("matchRestored") }));
      focus(buttonOf(kept.id));
    };
    focus(UNDO);
    setAnswer({ text: say(kept.isWatched === true ? "stoppedWatching" : "matchDeleted"), undo });
  };
  const stop = (match: string) => {
    const before = watchedTables.peek();
    const watchAgain = stopWatching(match);
    watchedTables.value = before.filter((table) => table.match !== match);
    const undo = () => {
      watchAgain();
      watchedTables.value = before;
      setAnswer({ text: say("matchRestored") });
      focus(buttonOf(match));
    };
    focus(UNDO);
    setAnswer({ text: say("stoppedWatching"), undo });
  };
  const renamed = (name: string) =>
    setAnswer({ text: name === "" ? say("matchNameless") : say("matchRenamed", { name }) });
  const importText = async (text: string) => {
    const { added, known, foreign } = importMatches(
      text,
      all.map(({ kept }) => kept),
    );
    const isKept = await saveMatches(added);
    setAnswer({ text: isKept ? say("matchesImported", { added: added.length, known, foreign }) : say("storageFull") });
  };
  return (
    <main class="house matches" aria-busy={matches === null}>
      <PageHead />
      <div class="row matches-title">
        <h1>{say("myMatches")}</h1>
        {matches !== null && <p class="quiet">{say("matchesCount", { running, finished: all.length - running })}</p>}
        {waiting.value > 0 && <p class="matches-waiting">{say("onlineWaiting", { count: waiting.value })}</p>}
        <Link to="/" class="button">
          <Icon name="plus" />
          {say("newMatch")}
        </Link>
      </div>
      {all.length > 0 && (
        <div class="row matches-filters">
          <Segments
            label={say("filterMatches")}
            values={FILTERS}
            names={(one) => `${say(one)} ${choose(all, { filter: one, game, wanted }).length}`}
            value={filter}
            choose={setFilter}
          />
          {new Set(all.map(({ kept }) => kept.game)).size > 1 && (
            <Segments
              label={say("filterGame")}
              values={["", ...GAMES.map(({ id }) => id)]}
              names={(one) => GAMES.find(({ id }) => id === one)?.title ?? say("allGames")}
              value={game}
              choose={setGame}
            />
          )}
          <input
            type="search"
            class="matches-search"
            aria-label={say("searchMatches")}
            placeholder={say("searchMatches")}
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
        </div>
      )}
      <p class="matches-answer" role="status">
        {answer?.text}
        {answer?.undo !== undefined && <Button class="text-button" text={say("undo")} onClick={answer.undo} />}
      </p>
      <ul class="matches-cards">
        {(filter === "all" || filter === "running" ? tables : []).map((table) => (
          <OpenTableCard key={table.match} table={table} stop={stop} />
        ))}
        {chosen.slice(0, most).map((summary) => (
          <MatchCard
            key={summary.kept.id}
            {...{ summary, remove, renamed }}
            returnTo={(match) => focus(buttonOf(match))}
          />
        ))}
        {matches !== null && (
          <li>
            <EmptySlot
              isNothing={all.length + tables.length === 0}
              isNoneChosen={all.length > 0 && chosen.length === 0}
            />
          </li>
        )}
      </ul>
      {chosen.length > most && (
        <p class="matches-older">
          {say("olderMatches", { count: chosen.length - most })}{" "}
          <Button class="text-button" text={say("showThem")} onClick={() => setMost(most + 4 * FIRST)} />
        </p>
      )}
      <footer class="row matches-foot">
        {all.some(({ isOver }) => isOver) && <Link to="/practise" class="text-button" text={say("practiseWay")} />}
        <FileButton class="text-button" open={(text) => void importText(text)}>
          {say("importMatches")}
        </FileButton>
        <Button
          class="text-button"
          text={say("exportMatches")}
          disabled={all.length === 0}
          onClick={() => saveFile("riad-matches", exportMatches(all.map(({ kept }) => kept)))}
        />
      </footer>
    </main>
  );
}

const UNDO = ".matches-answer button";

/** The last button of a card: it opens what can be done with the match. */
function buttonOf(match: string): string {
  return `[data-match="${CSS.escape(match)}"] .match-foot button:last-child`;
}

/** The button that was pressed goes away, so the focus goes to another one as soon as that is on the page. */
function useFocusOnceThere(): (selector: string) => void {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    const found = wanted === null ? null : document.querySelector<HTMLElement>(`.matches ${wanted}`);
    if (found === null) return;
    found.focus();
    setWanted(null);
  });
  return setWanted;
}

/** Deleted on every device of the person, or not after all. */
function hide(own: OwnMatch | undefined, isHidden: boolean): void {
  if (own === undefined) return;
  void noteMatch(own.match, { isHidden });
  const matches = new Map(ownList.peek().matches);
  if (isHidden) matches.delete(own.match);
  else matches.set(own.match, own);
  ownList.value = { ...ownList.peek(), matches };
}

interface Answer {
  readonly text: string;
  readonly undo?: () => void;
}
