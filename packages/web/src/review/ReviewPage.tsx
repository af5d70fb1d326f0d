import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { isUnclear } from "@riad/review";
import "./review.css";
import type { KeptBranch } from "../kept/branch-store.ts";
import { Announcer } from "../page/announce.tsx";
import { Button, IconButton, Link, Segments, Wordmark } from "../page/controls.tsx";
import { useHeadingFocus } from "../page/focus.ts";
import { format } from "../page/format.ts";
import { Waiting } from "../page/ornaments.tsx";
import { go, readFragment } from "../page/route.ts";
import { SettingsButton } from "../page/SettingsButton.tsx";
import { whileHere } from "../page/while-here.ts";
import { saveFile } from "../play/share.ts";
import { coolDown } from "../play/warm-worker.ts";
import { say } from "../words/words.ts";
import { BranchPanel } from "./BranchPanel.tsx";
import { readBranchLink } from "./branch-text.ts";
import { ChanceGraph } from "./ChanceGraph.tsx";
import { endOf } from "./graph.ts";
import { useLater } from "./later.ts";
import { LedgerTable } from "./LedgerTable.tsx";
import { MomentList } from "./MomentList.tsx";
import { MomentPanel } from "./MomentPanel.tsx";
import { openReviews } from "./review-cache.ts";
import { useReviewKeys } from "./review-keys.ts";
import { openReview, openShared } from "./reviewed-match.ts";
import type { NoReview, ReviewedMatch } from "./reviewed-match.ts";
import { ReviewRun } from "./review-run.ts";
import { nameParts } from "./result-parts.ts";
import { earlyWords, headline, signed, turnWords, worstWords } from "./review-sentences.ts";
import { ReviewView } from "./review-view.ts";
import { StandingsTable } from "./StandingsTable.tsx";
import { TryPanel } from "./TryPanel.tsx";
import { turningOf } from "./turning.ts";
import { Waterfall } from "./Waterfall.tsx";
import { pointsNote, whyWords } from "./why-words.ts";

/** Why a match was won or lost. */
export function ReviewPage({ match }: { match: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useLayoutEffect(() => {
    const runs = new EarlyRun();
    const leave = whileHere(openAddress(match, runs), setOpened);
    return () => {
      leave();
      runs.leave();
    };
  }, [match]);
  useEffect(() => {
    document.title = `${say("reviewTitle")} · Riad`;
    return coolDown;
  }, []);
  if (opened === null) return <Waiting />;
  return "sentence" in opened ? <Nothing {...opened} /> : <Review {...opened} />;
}

interface Reviewing {
  readonly reviewed: ReviewedMatch;
  readonly run: ReviewRun;
  readonly shared: KeptBranch | null;
}

type Opened = Reviewing | NoReview;

/** The review starts while the page still loads: reading the table and the words takes longer than judging the first deal. */
class EarlyRun {
  #run: ReviewRun | null = null;
  #isHere = true;

  start(record: string): ReviewRun {
    const run = new ReviewRun(record);
    this.#run = run;
    if (this.#isHere) void run.start();
    return run;
  }

  leave(): void {
    this.#isHere = false;
    this.#run?.stop();
  }
}

/** The match that the address names, or the one that came with a link to a branch. */
async function openAddress(match: string, runs: EarlyRun): Promise<Opened> {
  openReviews();
  if (match !== "") {
    let run: ReviewRun | null = null;
    const reviewed = await openReview(match, (record) => (run = runs.start(record)));
    return reviewing(reviewed, run, null);
  }
  const shared = await readBranchLink(readFragment());
  if (shared === null) return { sentence: say("reviewLinkBroken"), path: null };
  const run = runs.start(shared.record);
  return reviewing(await openShared(shared.record), run, shared.branch);
}

function reviewing(reviewed: ReviewedMatch | NoReview, run: ReviewRun | null, shared: KeptBranch | null): Opened {
  if (!("sentence" in reviewed)) return { reviewed, run: run ?? new ReviewRun(reviewed.record), shared };
  // A record that is damaged or a match that is not over.
  run?.stop();
  return reviewed;
}

function Nothing({ sentence, path }: NoReview) {
  useHeadingFocus(false);
  return (
    <main class="not-fetched">
      <h1>{sentence}</h1>
      <p>
        {path !== null && <Link to={path} class="button" text={say("backToMatch")} />}
        <Link to="/matches" class="button" text={say("myMatches")} />
        <Link to="/" class="button" text={say("toStart")} />
      </p>
    </main>
  );
}

function Review({ reviewed, run, shared }: Reviewing) {
  const view = useMemo(() => new ReviewView(reviewed, run), [reviewed, run]);
  useEffect(() => {
    void view.branches.load();
    openWanted(view, shared);
    return () => view.branches.stop();
  }, [view]);
  useReviewKeys(view);
  const opened = view.opened.value;
  const branch = view.branches.opened.value;
  const trying = view.trying.value;
  // Tasks of their own: the figures, the list and the board of the moment at once would hold up the page.
  const isListed = useLater(view.isDone.value);
  const isSettled = useLater(isListed);
  return (
    <main class={`review for-${reviewed.match.seats}`}>
      <ReviewHead view={view} />
      <Sentence view={view} />
      <MomentList view={view} isReady={isListed} />
      {branch !== null ? (
        <BranchPanel key={branch.id} view={view} branch={branch} />
      ) : trying !== null ? (
        <TryPanel session={trying} close={() => (view.trying.value = null)} />
      ) : opened === null || !isSettled ? (
        <Progress view={view} />
      ) : (
        <MomentPanel view={view} index={opened} />
      )}
      <ChanceGraph view={view} />
      <Result view={view} />
      <Announcer />
    </main>
  );
}

/** What the address asks for: a branch that somebody shared, or another way on from a ply ("w42"). */
function openWanted(view: ReviewView, shared: KeptBranch | null): void {
  if (shared !== null) view.branches.open(shared, view.seat.value);
  const ply = /^w(\d{1,6})$/.exec(readFragment())?.[1];
  if (ply !== undefined) view.branchOff(Number(ply));
}

function ReviewHead({ view: { reviewed, run, isDone } }: { view: ReviewView }) {
  useHeadingFocus(false);
  const save = async () => saveFile(`${reviewed.face.game.id}-review`, await run.json(), "ndjson");
  return (
    <header class="row review-head bar">
      <Wordmark />
      <p class="game-name">{say("reviewOfGame", { game: reviewed.face.game.title })}</p>
      {reviewed.id !== "" && <IconButton icon="list" label={say("backToMatch")} onClick={() => go(reviewed.path)} />}
      {isDone.value && <IconButton icon="save" label={say("saveReview")} onClick={() => void save()} />}
      <SettingsButton />
    </header>
  );
}

/** How it ended, why, and the move to look at first. */
function Sentence({ view }: { view: ReviewView }) {
  const { reviewed } = view;
  const { face, match } = reviewed;
  const seat = view.seat.value;
  const parts = view.parts.value;
  const worst = view.worst.value;
  return (
    <div class="sentence review-sentence">
      <span class="sign">{face.badge(match.position, seat)}</span>
      <h1>{headline(reviewed, seat)}</h1>
      <p>
        {`${earlyWords(reviewed, seat)} `}
        <Why view={view} />{" "}
        {parts !== null &&
          (worst === null ? (
            worstWords(view)
          ) : (
            <button type="button" class="review-worst" onClick={() => view.open(worst)}>
              {worstWords(view)}
            </button>
          ))}
        <span class="review-note">{pointsNote(view)}</span>
      </p>
    </div>
  );
}

/** Why it ended so; with several others the turn where the match turned leads to its moment. */
function Why({ view }: { view: ReviewView }) {
  const { reviewed, run } = view;
  const words = whyWords(view);
  const { index = -1, kind } = turningOf(view) ?? {};
  const where = index < 0 ? "" : turnWords(reviewed, run.events.value[index]);
  const at = where === "" ? -1 : words.search(new RegExp(`${where}(?!\\d)`));
  // A move of somebody else that cost this seat nothing has no row, but it is told.
  const isTold = kind === "decision" || kind === "luck";
  if (reviewed.match.seats === 2 || at < 0 || !isTold) return <>{words}</>;
  return (
    <>
      {words.slice(0, at)}
      <button type="button" class="review-turning" onClick={() => view.open(index)}>
        {where}
      </button>
      {words.slice(at + where.length)}
    </>
  );
}

const RESULT_VIEWS = {
  players: { word: "asPlayers", titles: ["standingsTitle", "standingsTitle"], Part: StandingsTable },
  bars: { word: "asBars", titles: ["waterfallTitle", "waterfallTitleOfMany"], Part: Waterfall },
  table: { word: "asTable", titles: ["waterfallTitle", "waterfallTitleOfMany"], Part: LedgerTable },
} as const;

/** With several others everybody side by side; as bars for one seat; as a table of what adds up for all. */
function Result({ view }: { view: ReviewView }) {
  const isMany = view.reviewed.match.seats > 2;
  const [shown, show] = useState<keyof typeof RESULT_VIEWS>(isMany ? "players" : "bars");
  const { titles, Part } = RESULT_VIEWS[shown];
  const title = titles[isMany ? 1 : 0];
  return (
    <section class="result-parts panel" aria-label={say(title)}>
      <header class="row">
        <h2>{say(title)}</h2>
        <Segments
          label={say("resultView")}
          values={isMany ? (["players", "bars", "table"] as const) : (["bars", "table"] as const)}
          names={(one) => say(RESULT_VIEWS[one].word)}
          value={shown}
          choose={show}
        />
      </header>
      <Part view={view} />
      {shown !== "players" && <Notes view={view} isBars={shown === "bars"} />}
    </section>
  );
}

/** What one bar consists of; and what stays unclear, which is nobody's doing in the match. */
function Notes({ view, isBars }: { view: ReviewView; isBars: boolean }) {
  const parts = view.parts.value;
  if (parts === null) return null;
  const named = nameParts(parts, view.reviewed, view.seat.value);
  const detail = named.find((one) => one.detail !== undefined)?.detail;
  const isMany = view.reviewed.match.seats > 2;
  const isShown = isBars ? named.some(({ part }) => part === "revision") : !isMany && parts.revision !== 0;
  const jumps = isUnclear(parts) ? view.jumps.value : [];
  // In the table of two the mistakes of each side have a column. Where height is scarce the bar itself says what is unclear.
  const hasDetail = detail !== undefined && (isMany || isBars);
  const isTold = isShown && !(hasDetail && format.value === "wide");
  const notes = [
    ...(hasDetail ? [detail] : []),
    ...(jumps.length > 0
      ? [say("unclearFrom", { isShown })]
      : view.isHard.value
        ? [say("revisionHard", { isShown })]
        : isTold
          ? [say("revisionAbout")]
          : []),
  ];
  if (notes.length === 0) return null;
  return (
    <div class="result-note">
      <p class="result-jumps">
        {notes.join(" ")}{" "}
        {jumps.map(({ index, change }) => (
          <button key={index} type="button" onClick={() => view.open(index)}>
            {turnWords(view.reviewed, view.run.events.value[index])} ({signed(100 * change)})
          </button>
        ))}
      </p>
    </div>
  );
}

/** While it is being computed: how far it has come, and the way to stop it. */
function Progress({ view }: { view: ReviewView }) {
  const { run, reviewed } = view;
  const events = run.events.value;
  const last = events.at(-1);
  const { length } = reviewed.match;
  const count = last === undefined ? 0 : endOf(last);
  const state = run.state.value;
  const thumbnail = reviewed.face.thumbnail?.(reviewed.match.positionAt(count));
  return (
    <section class="progress panel" aria-busy={state === "running"}>
      {thumbnail !== undefined && (
        <svg class={reviewed.face.game.id} viewBox={`0 0 ${thumbnail.width} ${thumbnail.height}`} aria-hidden="true">
          {thumbnail.content}
        </svg>
      )}
      <div
        class="progress-bar"
        role="progressbar"
        aria-label={say("reviewTitle")}
        aria-valuenow={count}
        aria-valuemin={0}
        aria-valuemax={length}
      >
        <span style={{ width: `${(100 * count) / length}%` }} />
      </div>
      <p>
        {state === "lost"
          ? say("reviewLost")
          : count < length
            ? say("reviewProgress", { count, of: length })
            : say("reviewSecond")}
      </p>
      {state === "running" ? (
        <Button text={say("reviewStop")} onClick={() => run.stop()} />
      ) : (
        <Button class="primary" text={say("reviewResume")} onClick={() => void run.start()} />
      )}
    </section>
  );
}
