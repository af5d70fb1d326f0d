import "./moments.css";
import { toldKind } from "@riad/review";
import type { Moment } from "@riad/review";
import { Link, Segments } from "../page/controls.tsx";
import { say } from "../words/words.ts";
import { BranchList } from "./BranchList.tsx";
import { titleOf } from "./event-title.ts";
import { isLossOf } from "./graph.ts";
import type { MarkShape } from "./graph.ts";
import { changeWords, leadWords, momentLine, moveWords, whereWords } from "./review-sentences.ts";
import { isTurningMove } from "./turning.ts";
import { STRICTNESS } from "./review-view.ts";
import type { ReviewView, Strictness } from "./review-view.ts";
import { useWholeRows } from "./whole-rows.ts";
import { VerdictMark } from "./VerdictMark.tsx";

/** The few events that decided the match for a seat; pressing one opens it. Without its rows until it `isReady`. */
export function MomentList({ view, isReady }: { view: ReviewView; isReady: boolean }) {
  const { sitters, you } = view.reviewed;
  const moments = isReady ? view.moments.value : [];
  const seats = sitters.map((_, seat) => String(seat));
  const field = useWholeRows(moments, view.branches.opened.value === null ? view.at.value : -1);
  return (
    <section class="moments panel" aria-labelledby="moments-title">
      <header class="row moments-head">
        <h2 id="moments-title">
          {moments.length === 0 ? say("moments") : say("momentsTitle", { count: moments.length })}
        </h2>
        <Segments
          label={say("momentsOf")}
          values={seats}
          names={(seat) => (Number(seat) === you ? say("ledgerYou") : sitters[Number(seat)].name)}
          value={String(view.seat.value)}
          choose={(seat) => view.showSeat(Number(seat))}
        />
      </header>
      <div ref={field} class="moments-field">
        <ol class="moment-rows">
          {moments.map((moment) => (
            <MomentRow key={moment.index} view={view} moment={moment} />
          ))}
        </ol>
        {!isReady && <SoFar view={view} />}
        {isReady && moments.length === 0 && <p class="quiet">{say("noMoments")}</p>}
        <BranchList view={view} />
        {isReady && (
          <footer class="row moments-foot">
            <span class="quiet">{say("strictness")}</span>
            <Segments
              label={say("strictness")}
              values={Object.keys(STRICTNESS) as Strictness[]}
              names={(one) => say(one)}
              value={view.strictness.value}
              choose={(one: Strictness) => (view.strictness.value = one)}
            />
            {view.reviewed.id !== "" && <Link to="/practise" class="text-button" text={say("practiseAll")} />}
          </footer>
        )}
      </div>
    </section>
  );
}

/** What seems to have cost most until now, without a figure and without a verdict: both might still change. */
function SoFar({ view }: { view: ReviewView }) {
  const { reviewed, run, soFar } = view;
  const event = run.events.value[soFar.value ?? -1];
  if (event === undefined || event.kind === "chance") return null;
  return (
    <p class="moment-so-far">
      <span class="so-far-mark" aria-hidden="true" />
      <span class="moment-words">
        <b>{say("soFarTitle")}</b> <span class="moment-where">{whereWords(reviewed, event)}</span>
        <span class="moment-line">
          {moveWords(reviewed, event.ply, event.played.move)}. {say("soFarAbout")}
        </span>
      </span>
    </p>
  );
}

export function markOf(view: ReviewView, index: number): MarkShape | null {
  const event = view.run.events.value[index];
  if (event.kind === "chance") {
    return event.last[view.seat.value] >= event.first[view.seat.value] ? "lucky" : "unlucky";
  }
  if (view.run.hardFinds.value.includes(index)) return "find";
  return toldKind(view.verdict(event)) ?? (isTurningMove(view, index) ? "turning" : null);
}

/** "round 1, turn 9 · lost the lead": without the lead, nobody knows why of two equal losses one is a blunder and one a big mistake. */
function whereAndLead(view: ReviewView, index: number): string {
  const event = view.run.events.value[index];
  const isLarge = event.kind === "decision" && view.verdict(event).kind === "blunder";
  const lead = isLarge ? leadWords(view, event) : "";
  return [whereWords(view.reviewed, event), lead].filter((part) => part !== "").join(" · ");
}

function MomentRow({ view, moment }: { view: ReviewView; moment: Moment }) {
  const { index, kind } = moment;
  const shape = markOf(view, index);
  const event = view.run.events.value[index];
  const isOwn = event.kind === "chance" || event.seat === view.seat.value;
  const isOpen = index === view.opened.value && view.branches.opened.value === null;
  return (
    <li>
      <button type="button" class="moment-row" aria-current={isOpen} onClick={() => view.open(index)}>
        {shape !== null && <VerdictMark shape={shape} isOwn={isOwn} />}
        <span class="moment-words">
          <span class="moment-name">
            <b>{titleOf(view, index)}</b> <span class="moment-where">{whereAndLead(view, index)}</span>
          </span>
          <span class="moment-line">{momentLine(view, index)}</span>
        </span>
        <span class={`title moment-change ${kind}${isLossOf(moment, event, view.seat.value) ? " is-loss" : ""}`}>
          {kind === "find" ? "" : changeWords(view, index)}
        </span>
      </button>
    </li>
  );
}
