import { useState } from "preact/hooks";
import "./moment.css";
import "./moment-head.css";
import { percentChange } from "@riad/review";
import type { DecisionEvent, ReviewEvent } from "@riad/review";
import { Button, IconButton } from "../page/controls.tsx";
import { format } from "../page/format.ts";
import type { Format } from "../page/format.ts";
import { capital } from "../words/sentences.ts";
import { decimal, say } from "../words/words.ts";
import { AccountTable } from "./AccountTable.tsx";
import { ChanceDetail } from "./ChanceDetail.tsx";
import { Choices } from "./Choices.tsx";
import { FuturesTable } from "./FuturesTable.tsx";
import { isBeside } from "./BoardFrame.tsx";
import { MomentBoard } from "./MomentBoard.tsx";
import { titleOf } from "./event-title.ts";
import { useInSight } from "./in-sight.ts";
import { markOf } from "./MomentList.tsx";
import { luckReason } from "./luck-reasons.ts";
import { reasonOf } from "./move-reasons.ts";
import {
  changeWords,
  doubtWords,
  isBest,
  isDoubtful,
  jumpWords,
  leadWords,
  luckWords,
  percent,
  percentWords,
  signed,
  whereWords,
} from "./review-sentences.ts";
import { nameFor } from "./reviewed-match.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";
import type { ReviewView } from "./review-view.ts";
import { toldFor } from "./turning.ts";
import { useExplanation } from "./use-explanation.ts";
import { VerdictMark } from "./VerdictMark.tsx";

const CERTAINTY = {
  proven: "certaintyProven",
  firm: "certaintyFirm",
  likely: "certaintyLikely",
  unclear: "certaintyUnclear",
} as const;
const CERTAINTY_ABOUT = {
  proven: "certaintyProvenAbout",
  firm: "certaintyFirmAbout",
  likely: "certaintyLikelyAbout",
  unclear: "certaintyUnclearAbout",
} as const;

/** One event of the match, large: the board, what was better and why. */
export function MomentPanel({ view, index }: { view: ReviewView; index: number }) {
  const { reviewed } = view;
  const event = view.run.events.value[index];
  const seat = view.seat.value;
  const shape = markOf(view, index);
  const change = lossWords(view, index);
  const isFramed = event.kind === "decision";
  const isWorst = index === view.worst.value;
  const isClear = index !== view.weakest.value;
  const panel = useInSight(view.chosen.value);
  return (
    <section ref={panel} class={`moment panel ${event.kind}`} aria-labelledby="moment-title">
      <header class="moment-head">
        {shape !== null && <VerdictMark shape={shape} isOwn={!isFramed || event.seat === seat} />}
        <div class="moment-title">
          <h2 id="moment-title" aria-live="polite">
            {isWorst
              ? isClear
                ? say("worstHere", { name: nameFor(reviewed, seat), isSure: !isDoubtful(view, index) })
                : say("weakestHere", { name: nameFor(reviewed, seat) })
              : titleOf(view, index)}{" "}
            {change !== "0" && <span class="moment-cost">{change}</span>}
          </h2>
          <p class="moment-place">
            {[
              isFramed && event.seat !== seat ? reviewed.sitters[event.seat].name : "",
              isWorst ? titleOf(view, index) : "",
              leadWords(view, event),
              whereWords(reviewed, event),
              // Whose roll it was; a deal is nobody's.
              rollWords(reviewed, event),
            ]
              .filter((text) => text !== "")
              .join(" · ")}
            {isFramed && <Certainty view={view} event={event} />}
          </p>
        </div>
        <Stepper view={view} />
      </header>
      {event.kind === "decision" ? (
        <Decision key={index} view={view} event={event} />
      ) : (
        <ChanceDetail key={index} view={view} event={event}>
          <p class="moment-reason">
            {say("againstMean", { own: percent(event.last[seat]), mean: percent(event.first[seat]) })}{" "}
            {capital(luckWords(reviewed, event, seat))}. {luckReason(reviewed, event, seat)}
          </p>
        </ChanceDetail>
      )}
    </section>
  );
}

/**
 * What a move cost whoever made it, by name where that is not the seat of the review, for which the list has another figure: all that the
 * panel says about a move, its choices and its account are the mover's.
 */
function lossWords(view: ReviewView, index: number): string {
  const event = view.run.events.value[index];
  // A point beside the move that decided the match would seem to be all that it was about.
  if (toldFor(view, index) !== null) return "0";
  if (event.kind === "chance" || event.seat === view.seat.value) return changeWords(view, index);
  const { first, last, seat, best, played } = event;
  const points = Math.round(played.margin - best.margin);
  const isPoints = view.verdict(event).isAboutPoints && points !== 0;
  const change = isPoints
    ? say("pointsLost", { count: signed(points) })
    : percentWords(percentChange(first[seat], last[seat]));
  return change === "0" ? change : say("changeFor", { change, name: nameFor(view.reviewed, seat) });
}

/** "Noor rolled 4 and paid you 2"; empty for anything else. */
function rollWords(reviewed: ReviewedMatch, event: ReviewEvent): string {
  const { face, match, sitters, words } = reviewed;
  if (event.kind === "decision" || !event.isExact) return "";
  const before = match.positionAt(event.ply);
  const outcome = match.log[event.ply];
  const names = sitters.map((_, seat) => nameFor(reviewed, seat));
  return words?.rolled?.(before, outcome, names) || face.tell(before, outcome, sitters);
}

function Certainty({ view, event }: { view: ReviewView; event: DecisionEvent }) {
  const { certainty } = view.verdict(event);
  return (
    <span class={`certainty ${certainty}`} title={say(CERTAINTY_ABOUT[certainty])}>
      {say(CERTAINTY[certainty])}
    </span>
  );
}

function Stepper({ view }: { view: ReviewView }) {
  const { length } = view.moments.value;
  const at = view.at.value;
  if (length === 0) return null;
  return (
    <nav class="row moment-stepper" aria-label={say("moments")}>
      <span>{at >= 0 && say("momentOf", { number: at + 1, of: length })}</span>
      <IconButton
        icon="back"
        label={say("previousMoment")}
        keys="p"
        aria-disabled={at <= 0}
        onClick={() => view.step(-1)}
      />
      <IconButton
        icon="forward"
        label={say("nextMoment")}
        keys="n"
        aria-disabled={at === length - 1}
        onClick={() => view.step(1)}
      />
    </nav>
  );
}

function Decision({ view, event }: { view: ReviewView; event: DecisionEvent }) {
  const { reviewed } = view;
  const explanation = useExplanation(view.run, event);
  const isReady = typeof explanation === "object" && explanation !== null;
  const whose = toldFor(view, view.opened.value ?? -1) ?? event.seat;
  const hasFutures = isReady && explanation.futures.length > 1;
  const reason = (
    <p class="moment-reason" role="status">
      {isReady
        ? `${reasonOf(reviewed, event, explanation)} ${doubtWords(view, view.opened.value ?? -1) || jumpWords(view, view.opened.value ?? -1)}`
        : say(explanation === "lost" ? "notExplained" : "explaining")}
    </p>
  );
  const choices = <Choices view={view} event={event} />;
  const account = isReady && explanation.account !== null && (
    <AccountTable
      {...{ reviewed, account: explanation.account, seat: event.seat }}
      heads={isBest(event) ? [say("nextBest"), say("reviewPlayed")] : [say("reviewPlayed"), say("reviewBetter")]}
      {...(hasFutures && LOW.has(format.value) ? { most: FEW_ROWS } : {})}
    />
  );
  // A square board leaves room beside it.
  const hasRoom = isBeside(reviewed) && isReady;
  const aside = hasFutures ? (
    <FuturesTable {...{ view, event, explanation }} />
  ) : hasRoom ? (
    <>
      <div class="column moment-aside">
        {account}
        {choices}
      </div>
      {reason}
    </>
  ) : null;
  return (
    <>
      <MomentBoard
        {...{ view, event, aside }}
        {...(isReady && explanation.account !== null ? { rival: explanation.account.rival } : {})}
      >
        <p class="moment-shares">
          <span>{chanceOf(reviewed, whose)}</span>{" "}
          <span class="moment-fall">
            <b class="title">{percent(event.first[whose])}</b>
            {!isBest(event) && (
              <>
                <span class="moment-arrow">→</span>
                <b class={whose === event.seat ? "title is-loss" : "title"}>{percent(event.last[whose])}</b>
              </>
            )}
          </span>
        </p>
      </MomentBoard>
      {(aside === null || hasFutures) && (
        <div class={`moment-below${hasFutures ? " with-rolls" : ""}`}>
          {reason}
          <div class="moment-columns">
            {account}
            {/* Every choice is in the table of futures already. */}
            {!hasFutures && choices}
          </div>
        </div>
      )}
      <Ways view={view} event={event} />
    </>
  );
}

/** Below a table of rolls on a low page: with more rows some would be cut off, and the others would not add up to the sum. */
const FEW_ROWS = 3;
const LOW: ReadonlySet<Format> = new Set(["short", "compact"]);

/** Whose chance the figures are; two of them stand beside each other where somebody else moved. */
function chanceOf({ sitters, you }: ReviewedMatch, seat: number): string {
  return seat === you ? say("graphYours") : say("graphOf", { name: sitters[seat].name });
}

/** The ways on from here: try it again, try something else, or let the computer look longer. */
function Ways({ view, event }: { view: ReviewView; event: DecisionEvent }) {
  const isMistake = view.exercises.value.includes(view.opened.value ?? -1);
  return (
    <footer class="row moment-foot">
      {isMistake && (
        <Button class="primary" icon="turn" text={say("tryAgain")} title="t" onClick={() => view.tryAgain()} />
      )}
      <Button icon="right" text={say("whatIf")} title="w" onClick={() => view.branchOff(event.ply)} />
      {event.isChoice && <LookAgain view={view} event={event} />}
    </footer>
  );
}

function LookAgain({ view, event }: { view: ReviewView; event: DecisionEvent }) {
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const look = async () => {
    setState("busy");
    await view.run.lookAgain(event).catch(() => undefined);
    setState("done");
  };
  const { first, last, seat } = event;
  const loss = percentWords(percentChange(first[seat], last[seat]));
  // What was followed to the end has no error.
  const noise = event.noise ?? view.run.noise.value;
  const error = event.isProven ? "" : say("percent", { number: decimal(100 * noise) });
  const { certainty } = view.verdict(event);
  return (
    <>
      <Button
        icon="eye"
        text={say(state === "busy" ? "lookingAgain" : "lookAgain")}
        aria-disabled={state === "busy"}
        onClick={() => state !== "busy" && void look()}
      />
      <p role="status" class="quiet moment-looked">
        {state === "done" &&
          `${say("lookedAgain", { loss, error })}. ${capital(say(CERTAINTY[certainty]))}. ${say(CERTAINTY_ABOUT[certainty])}`}
      </p>
    </>
  );
}
