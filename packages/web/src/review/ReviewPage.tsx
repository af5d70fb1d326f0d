import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import "./review.css";
import { Dialog } from "../page/Dialog.tsx";
import { Button, IconButton, Link, Segments, Wordmark } from "../page/controls.tsx";
import { Waiting } from "../page/ornaments.tsx";
import { go } from "../page/route.ts";
import { SettingsPanel } from "../page/SettingsPanel.tsx";
import { whileHere } from "../page/while-here.ts";
import { say } from "../words/words.ts";
import { ChanceGraph } from "./ChanceGraph.tsx";
import { endOf } from "./graph.ts";
import { LedgerTable } from "./LedgerTable.tsx";
import { MomentList } from "./MomentList.tsx";
import { MomentPanel } from "./MomentPanel.tsx";
import { openReview } from "./reviewed-match.ts";
import type { NoReview, ReviewedMatch } from "./reviewed-match.ts";
import { ReviewRun } from "./review-run.ts";
import { capital, costliest, headline, nameParts, signed, toldParts } from "./review-sentences.ts";
import { ReviewView } from "./review-view.ts";
import { Waterfall } from "./Waterfall.tsx";

/** Why a match was won or lost. */
export function ReviewPage({ match }: { match: string }) {
  const [reviewed, setReviewed] = useState<ReviewedMatch | NoReview | null>(null);
  useLayoutEffect(() => whileHere<ReviewedMatch | NoReview>(openReview(match), setReviewed), [match]);
  useEffect(() => {
    document.title = `${say("reviewTitle")} · Riad`;
  }, []);
  if (reviewed === null) return <Waiting />;
  return "sentence" in reviewed ? <Nothing {...reviewed} /> : <Review reviewed={reviewed} />;
}

function Nothing({ sentence, path }: NoReview) {
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

function Review({ reviewed }: { reviewed: ReviewedMatch }) {
  const view = useMemo(() => new ReviewView(reviewed, new ReviewRun(reviewed.record)), [reviewed]);
  useEffect(() => {
    void view.run.start();
    return () => view.run.stop();
  }, [view]);
  useMomentKeys(view);
  const opened = view.opened.value;
  return (
    <main class={`review for-${reviewed.match.seats}`}>
      <ReviewHead view={view} />
      <Sentence view={view} />
      <Result view={view} />
      <ChanceGraph view={view} />
      <MomentList view={view} />
      {opened === null ? <Progress view={view} /> : <MomentPanel view={view} index={opened} />}
    </main>
  );
}

/** `n` and `p`, or the arrows where nothing else uses them. */
function useMomentKeys(view: ReviewView): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]") !== null || event.target instanceof HTMLInputElement) return;
      const by = { n: 1, ArrowRight: 1, p: -1, ArrowLeft: -1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      view.step(by);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [view]);
}

function ReviewHead({ view: { reviewed } }: { view: ReviewView }) {
  const [isSetting, setSetting] = useState(false);
  return (
    <header class="row review-head bar">
      <Wordmark />
      <p class="game-name">{say("reviewOfGame", { game: reviewed.face.game.title })}</p>
      <IconButton icon="list" label={say("backToMatch")} onClick={() => go(reviewed.path)} />
      <IconButton icon="menu" label={say("settings")} onClick={() => setSetting(true)} />
      {isSetting && (
        <Dialog title={say("settings")} close={() => setSetting(false)}>
          <SettingsPanel />
        </Dialog>
      )}
    </header>
  );
}

/** How it ended, and what that was made of. */
function Sentence({ view }: { view: ReviewView }) {
  const { reviewed } = view;
  const { face, match } = reviewed;
  const seat = view.seat.value;
  const parts = view.parts.value;
  const told = parts === null ? [] : toldParts(nameParts(parts, reviewed, seat));
  return (
    <div class="sentence review-sentence">
      <span class="sign">{face.badge(match.position, seat)}</span>
      <h1>{headline(reviewed, seat)}</h1>
      <p>
        {told.map(({ part, label, value }, i) => (
          <span key={part}>
            {i === 0 ? capital(label) : label}{" "}
            <b class={`tone-${part === "luck" ? "luck" : value < 0 ? "loss" : "gain"}`}>{signed(value)}</b>
            {i < told.length - 1 ? ", " : ". "}
          </span>
        ))}
        {parts !== null && costliest(view.moments.value)}
        {view.isHard.value && ` ${say("reviewHard")}`}
        {reviewed.ending.reason !== "played" && ` ${say("reviewEarly")}`}
      </p>
    </div>
  );
}

/** As bars for one seat, or as a table for all. */
function Result({ view }: { view: ReviewView }) {
  const [shown, show] = useState<"bars" | "table">(view.reviewed.match.seats > 2 ? "table" : "bars");
  return (
    <section class="result-parts panel" aria-label={say("waterfallTitle")}>
      <header class="row">
        <h2>{say("waterfallTitle")}</h2>
        <Segments
          label={say("waterfallTitle")}
          values={["bars", "table"] as const}
          names={(one) => say(one === "bars" ? "asBars" : "asTable")}
          value={shown}
          choose={show}
        />
      </header>
      {shown === "bars" ? <Waterfall view={view} /> : <LedgerTable view={view} />}
    </section>
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
