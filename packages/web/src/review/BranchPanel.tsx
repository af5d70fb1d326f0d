import { CHANCE, endingOf } from "@riad/core";
import { useEffect, useMemo } from "preact/hooks";
import "./moment.css";
import "./moment-head.css";
import "./branch.css";
import { announce } from "../page/announce.tsx";
import { Button, IconButton } from "../page/controls.tsx";
import { speed } from "../page/settings.ts";
import { sayOutcome } from "../play/ending-words.ts";
import { say } from "../words/words.ts";
import { BoardFrame, isBeside } from "./BoardFrame.tsx";
import { BranchSettings } from "./BranchSettings.tsx";
import type { BranchTable } from "./branch-table.ts";
import { LONGEST_NAME } from "./branch-text.ts";
import { Histogram } from "./Histogram.tsx";
import { Par } from "./Par.tsx";
import { shareAt } from "./graph.ts";
import { capital } from "../words/sentences.ts";
import { moveWords, percent, whereWords } from "./review-sentences.ts";
import { useInSight } from "./in-sight.ts";
import { ShareBranch } from "./ShareBranch.tsx";
import type { ReviewView } from "./review-view.ts";

/** What if: the board of a branch, and how it compares with the match. */
export function BranchPanel({ view, branch }: { view: ReviewView; branch: BranchTable }) {
  const { reviewed, branches } = view;
  const position = branch.position.value;
  const at = branch.at.value;
  const sentence = reviewed.face.sentence(position, reviewed.sitters, branch.state, null);
  const report = useMemo(() => () => branch.shown(at), [branch, at]);
  const choose = useMemo(() => branch.choose.bind(branch), [branch]);
  const futures = branches.futures.value;
  const moves = branch.moves.value;
  const isPlaying = branch.isShowing.value || branch.isThinking.value;
  const panel = useInSight(branch);
  useBranchName(view, branch);
  useEffect(() => {
    if (!isPlaying) announce(sentence);
  }, [sentence, isPlaying]);
  const isMean = branch.luck.value === "mean" && branch.length.value > branch.ply;
  useEffect(() => {
    if (!isMean && branches.futures.peek() !== null) branches.stopPlaying();
    if (isMean && !isPlaying) void branches.playFutures(branch);
  }, [isMean, isPlaying, branch, at]);
  const hasRoom = isBeside(reviewed, true);
  const settings = <BranchSettings branch={branch} />;
  const compared = (
    <p class="moment-reason" role="status">
      {branch.length.value === branch.ply ? say("whatIfAsk") : compareWords(view, branch)}
    </p>
  );
  const lines = (
    <div class="branch-lines">
      <p class="branch-sentence">{branch.isThinking.value ? say("thinking") : sentence}</p>
      {futures !== null && <Histogram {...{ reviewed, futures }} seat={branch.seat} />}
      <Par view={view} branch={branch} />
      <Line view={view} branch={branch} />
    </div>
  );
  return (
    <section ref={panel} class="moment branch panel" aria-labelledby="moment-title" onPointerDown={() => branch.skip()}>
      <header class="moment-head">
        <h2 id="moment-title">{say("whatIfTitle")}</h2>
        <p class="moment-place">{whereWords(reviewed, { ply: branch.ply })}</p>
        <BranchName branch={branch} />
        <nav class="row moment-stepper" aria-label={say("branchMoves")}>
          <Steps branch={branch} />
          <IconButton icon="clear" label={say("backToReview")} keys="Esc" onClick={() => branches.close()} />
        </nav>
      </header>
      <BoardFrame
        isPlayed
        {...{ reviewed, position, moves, choose }}
        state={branch.state}
        viewer={branch.viewer}
        speed={speed.value}
        step={branch.step.value}
        shown={report}
        aside={
          hasRoom && (
            <div class="column branch-aside">
              {compared}
              {settings}
              {lines}
            </div>
          )
        }
      />
      {!hasRoom && (
        <div class="branch-below">
          <div>
            {compared}
            {settings}
          </div>
          {lines}
        </div>
      )}
      <footer class="row moment-foot">
        {branch.isLost.value && <Button text={say("tryAgain")} onClick={() => branch.retry()} />}
        {moves.length === 1 && (
          <Button class="primary" text={say("onlyMove")} onClick={() => branch.choose(moves[0])} />
        )}
        <Button
          icon="play"
          text={say("par")}
          title={say("parAbout")}
          aria-disabled={branch.isOver || isPlaying}
          onClick={() => !branch.isOver && !isPlaying && void branches.playPar(branch)}
        />
        {branch.length.value > branch.ply && <ShareBranch branch={branch} />}
        <Button icon="back" text={say("backToReview")} onClick={() => branches.close()} />
      </footer>
    </section>
  );
}

/** Until somebody names it, a branch is called after its first move, whichever that is by then. */
function useBranchName({ reviewed }: ReviewView, branch: BranchTable): void {
  // What is read here tells when another move takes its place.
  const first = branch.length.value + branch.at.value > 2 * branch.ply ? branch.match.log.at(branch.ply) : undefined;
  useEffect(() => {
    if (first === undefined) return;
    const move = moveWords(reviewed, branch.ply, first);
    branch.suggestName(`${capital(move)}, ${whereWords(reviewed, { ply: branch.ply })}`.slice(0, LONGEST_NAME));
  }, [first, branch]);
}

function BranchName({ branch }: { branch: BranchTable }) {
  if (branch.length.value === branch.ply) return null;
  return (
    <input
      class="branch-name"
      aria-label={say("branchName")}
      maxLength={LONGEST_NAME}
      value={branch.name.value}
      onChange={(event) => branch.rename(event.currentTarget.value.trim())}
    />
  );
}

/** Through the branch, as through a match. */
function Steps({ branch }: { branch: BranchTable }) {
  const { ply } = branch;
  const at = branch.at.value;
  const length = branch.length.value;
  if (length === ply) return null;
  return (
    <>
      <IconButton icon="first" label={say("branchStart")} disabled={at === ply} onClick={() => branch.jump(ply)} />
      <IconButton icon="back" label={say("back")} keys="←" disabled={at === ply} onClick={() => branch.jump(at - 1)} />
      <IconButton
        icon="forward"
        label={say("forward")}
        keys="→"
        disabled={at === length}
        onClick={() => branch.jump(at + 1)}
      />
      <IconButton icon="now" label={say("branchEnd")} disabled={at === length} onClick={() => branch.jump(length)} />
    </>
  );
}

/** Here against there: the result where there is one, the chance to win until then. */
function compareWords({ reviewed, run }: ReviewView, branch: BranchTable): string {
  const { seat } = branch;
  if (branch.isOver && branch.at.value === branch.length.value) {
    const here = sayOutcome(endingOf(branch.match.position), reviewed.sitters, seat);
    return say("endHere", { here, real: sayOutcome(reviewed.ending, reviewed.sitters, seat) });
  }
  const point = branch.points.value.findLast(({ ply }) => ply <= branch.at.value);
  // Many futures are played on from a roll or a deal that is still to come, and say themselves what they came to.
  if (point === undefined) return branch.luck.value === "mean" ? say("luckMeanAbout") : say("explaining");
  const own = percent(point.shares[seat]);
  const real = shareAt(run.events.value, point.ply, seat);
  const after = momentWords(branch, point.ply);
  return real === null ? say("shareHere", { after, own }) : say("sharesNow", { after, own, real: percent(real) });
}

/** Which moment the figures are of, counted from where the branch leaves the match: "After 2 moves". */
function momentWords({ match, ply }: BranchTable, at: number): string {
  const actors = Array.from({ length: at - ply }, (_, i) => match.actorAt(ply + i));
  const count = actors.filter((actor) => actor !== CHANCE).length;
  return say(count < actors.length ? "afterMovesAndLuck" : "afterMoves", { count });
}

/** The moves of the branch, as the history says them; a press shows the board after one. */
function Line({ view, branch }: { view: ReviewView; branch: BranchTable }) {
  const { face, match, sitters } = view.reviewed;
  const length = branch.length.value;
  const lines = useMemo(() => {
    const position = branch.match.positionAt(branch.ply);
    return branch.match.log.slice(branch.ply).flatMap((move, i) => {
      const seat = position.actor;
      const text = face.tell(position, move, sitters);
      position.play(move);
      return text === "" ? [] : [{ to: branch.ply + i + 1, seat, text }];
    });
  }, [branch, length, branch.at.value]);
  if (lines.length === 0) return null;
  return (
    <ol class="branch-line" aria-label={say("branchMoves")}>
      {lines.map(({ to, seat, text }) => (
        <li key={to}>
          <button type="button" aria-current={to === branch.at.value} onClick={() => branch.jump(to)}>
            {seat >= 0 && <span class="badge">{face.badge(match.position, seat)}</span>}
            {text}
          </button>
        </li>
      ))}
    </ol>
  );
}
