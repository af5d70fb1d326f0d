import { useEffect, useMemo } from "preact/hooks";
import "./compared.css";
import "./moment.css";
import "./moment-head.css";
import "./try.css";
import type { Position } from "@riad/core";
import { isBetterThan, isDecided, pointsLostBy, weightOf, wholeOf } from "@riad/review";
import type { Account, Attempt, DecisionEvent } from "@riad/review";
import { Button, IconButton } from "../page/controls.tsx";
import { speed } from "../page/settings.ts";
import type { Compared, Step } from "../play/face.ts";
import { say } from "../words/words.ts";
import { AccountTable } from "./AccountTable.tsx";
import { BoardFrame, isBeside } from "./BoardFrame.tsx";
import { useInSight } from "./in-sight.ts";
import { attemptReason, reasonOf } from "./move-reasons.ts";
import { moveWords, percent, pointsBehind, signed, small, whereWords } from "./review-sentences.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";
import { accountOfTry } from "./try-session.ts";
import type { Exercise, TrySession } from "./try-session.ts";
import { useExplanation } from "./use-explanation.ts";

interface TryPanelProps {
  session: TrySession;
  /** Where the mistake was made; said where the mistakes are of many matches. */
  from?: (exercise: Exercise) => string;
  close: () => void;
}

/** A mistake as an exercise: the position, the move played, and a better one to be found on the board. */
export function TryPanel({ session, from, close }: TryPanelProps) {
  const { exercise, exercises } = session;
  const { reviewed } = exercise;
  const event = session.event.value;
  const state = session.state.value;
  const before = session.before.value;
  const tried = session.tried.value;
  const table = useMemo(() => reviewed.face.newState(), [reviewed, event.ply]);
  const isShown = state === "shown";
  const move = isShown ? event.best.move : state === "right" || state === "looking" ? tried : null;
  const { position, step } = useMemo(() => after(before, move), [before, move]);
  const compared = useMemo(() => comparedOf(event, state === "answered" ? tried : null), [event, state, tried]);
  const isOpen = session.moves.value.length > 0;
  const panel = useInSight(session);
  useTryKeys(session, close);
  const hasRoom = isBeside(reviewed);
  const ask = (
    <p class={`try-ask ${state}`} role="status">
      <Said session={session} />
    </p>
  );
  return (
    <section ref={panel} class="moment try panel" aria-labelledby="moment-title">
      <header class="moment-head">
        <h2 id="moment-title">{say("tryTitle")}</h2>
        <p class="moment-place">{from === undefined ? whereWords(reviewed, event) : from(exercise)}</p>
        <nav class="row moment-stepper" aria-label={say("tryTitle")}>
          <span>
            {say(from === undefined ? "tryOfMatch" : "tryOf", { number: session.at.value + 1, of: exercises.length })}
          </span>
          <IconButton icon="clear" label={say("backToReview")} keys="Esc" onClick={close} />
        </nav>
      </header>
      {!hasRoom && ask}
      <BoardFrame
        {...{ reviewed, position, step }}
        key={session.at.value}
        state={table}
        viewer={event.seat}
        speed={speed.value}
        moves={session.moves.value}
        compared={isOpen ? compared : []}
        choose={(chosen) => void session.choose(chosen)}
        aside={
          hasRoom && (
            <div class="column try-aside">
              {ask}
              <Answer session={session} />
            </div>
          )
        }
      />
      {!hasRoom && <Answer session={session} />}
      <footer class="row moment-foot">
        {isOpen && <Button icon="eye" text={say("tryAnswer")} title="a" onClick={() => session.showAnswer()} />}
        <Button
          icon="forward"
          class={isOpen ? "button" : "primary"}
          title="n"
          text={say(session.isLast ? "tryDone" : isOpen ? "trySkip" : "tryNext")}
          onClick={() => goOn(session, close)}
        />
        <span class="quiet">{say("tryFound", { count: session.solved.value.size, of: exercises.length })}</span>
      </footer>
    </section>
  );
}

/** What to do, or what came of it. */
function Said({ session }: { session: TrySession }) {
  const { reviewed } = session.exercise;
  const event = session.event.value;
  const attempt = session.attempt.value;
  const state = session.state.value;
  const isForPoints = weightOf(event).isAboutPoints;
  if (state === "looking") return <>{say("tryLooking")}</>;
  if (state === "lost") return <>{say("tryLost")}</>;
  if (attempt === null) {
    const move = moveWords(reviewed, event.ply, event.played.move);
    const points = say("pointsCount", { count: Math.round(pointsLostBy(event)) });
    const was = isForPoints
      ? say("tryWasPoints", { move, points })
      : say("tryWas", { move, percent: percent(event.last[event.seat]) });
    return <>{state === "shown" ? was : `${was} ${say("tryAsk")}`}</>;
  }
  const { tried, best, played, isRight } = attempt;
  const own = percent(tried.share);
  const before = percent(played.share);
  if (tried.move === played.move) return <b>{say("trySame")}</b>;
  const why = attemptReason(reviewed, event, attempt) || sizeWords(attempt);
  const less = Math.round(pointsBehind(event, tried));
  const gain = Math.round(pointsLostBy(event)) - less;
  // Two figures that look the same say nothing about better or worse.
  if (!isRight && (isForPoints ? gain === 0 : own === before)) {
    return (
      <>
        <b>{isForPoints ? say("tryLevelPoints") : say("tryLevel", { percent: own })}</b> {why}
      </>
    );
  }
  const verdict = isRight
    ? tried.move === best.move
      ? "tryBest"
      : "tryRight"
    : isBetterThan(tried, played)
      ? "tryBetter"
      : "tryWorse";
  // What is best is not given away before it is found.
  const worth = isForPoints
    ? say("tryPoints", { gain, less: isRight ? less : 0 })
    : isRight
      ? say("tryShares", { own, best: percent(best.share), played: before })
      : say("tryOwnShares", { own, played: before });
  return (
    <>
      <b>{say(verdict)}</b> {worth} {why}
    </>
  );
}

/** Where nothing has a name of its own: what it all comes to, in points. */
function sizeWords({ tried, played, explanation: { account } }: Attempt): string {
  const count = wholeOf(Math.abs(account?.total ?? 0));
  // The account is about the better of the two moves, which may still end with fewer points.
  if (account === null || account.total < 0 || count === 0) return say("hintSmall");
  const points = say("pointsCount", { count });
  return say("trySize", { points, isMore: isBetterThan(tried, played) });
}

/** The account of the move that was tried, or of the one that was looked up. */
function Answer({ session }: { session: TrySession }) {
  const attempt = session.attempt.value;
  if (session.state.value === "shown") return <Looked key={session.at.value} session={session} />;
  if (attempt === null || attempt.tried.move === attempt.played.move) return null;
  const heads: Heads = [say("reviewPlayed"), say("accountYours")];
  return <TwoMoves account={accountOfTry(attempt)} session={session} heads={heads} />;
}

/**
 * Why the best move is better than the best one that was tried, or than the one played if none was: a reason that fits a move that was
 * tried too would not explain why that was not good enough.
 */
function Looked({ session }: { session: TrySession }) {
  const { reviewed, run } = session.exercise;
  const real = session.event.value;
  const tried = session.bestTry.value;
  const event = useMemo(() => (tried === null ? real : { ...real, played: tried, others: [] }), [real, tried]);
  const explanation = useExplanation(run, event);
  if (explanation === null || explanation === "lost") {
    return <p class="moment-reason">{say(explanation === null ? "explaining" : "notExplained")}</p>;
  }
  return (
    <div class="try-answer">
      <p class="moment-reason">
        {tried !== null && <>{triedWords(reviewed, event)} </>}
        {reasonOf(reviewed, event, explanation, tried !== null)}
      </p>
      <TwoMoves
        account={explanation.account}
        session={session}
        heads={[say(tried === null ? "reviewPlayed" : "accountYours"), say("reviewBetter")]}
      />
    </div>
  );
}

function triedWords(reviewed: ReviewedMatch, event: DecisionEvent): string {
  const { ply, best, played: tried } = event;
  const isForPoints = isDecided(best.share, tried.share, event.first.length);
  return say("tryBestTry", {
    move: small(moveWords(reviewed, ply, tried.move, [best])),
    worth: isForPoints ? say("pointsLost", { count: signed(tried.margin - best.margin) }) : percent(tried.share),
  });
}

interface TwoMovesProps {
  account: Account | null;
  session: TrySession;
  heads: Heads;
}

/** What the two moves are called; the amounts of the second come after those of the first. */
type Heads = readonly [from: string, to: string];

function TwoMoves({ account, session, heads }: TwoMovesProps) {
  if (account === null) return null;
  const { reviewed } = session.exercise;
  const { seat } = session.event.value;
  return (
    <div class="moment-columns">
      <AccountTable {...{ reviewed, account, seat, heads }} />
    </div>
  );
}

/** `a` shows the answer, `n` goes on, Escape leads back. */
function useTryKeys(session: TrySession, close: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]") !== null || event.target instanceof HTMLInputElement) return;
      if (event.key === "a" && session.moves.peek().length > 0) session.showAnswer();
      else if (event.key === "n") goOn(session, close);
      else if (event.key === "Escape") close();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [session, close]);
}

function goOn(session: TrySession, close: () => void): void {
  if (session.isLast) close();
  else session.go(session.at.value + 1);
}

function after(before: Position, move: number | null): { position: Position; step: Step<Position> | null } {
  if (move === null) return { position: before, step: null };
  const position = before.clone();
  position.play(move);
  return { position, step: { before, move } };
}

/** The move played, and the last one that was tried and was not good enough. */
function comparedOf({ played }: DecisionEvent, tried: number | null): Compared[] {
  const shown: Compared[] = [{ move: played.move, kind: "played" }];
  return tried === null || tried === played.move ? shown : [...shown, { move: tried, kind: "tried" }];
}
