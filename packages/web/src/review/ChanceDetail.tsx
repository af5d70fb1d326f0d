import type { Seat } from "@riad/core";
import { percentChange } from "@riad/review";
import type { ChanceEvent } from "@riad/review";
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import "./chance-detail.css";
import { Button, Segments } from "../page/controls.tsx";
import type { Compared } from "../play/face.ts";
import { decimal, say } from "../words/words.ts";
import { BoardFrame, isBeside } from "./BoardFrame.tsx";
import { OutcomeSign } from "./OutcomeSign.tsx";
import { percent, percentWords } from "./review-sentences.ts";
import { nameFor } from "./reviewed-match.ts";
import type { ReviewView } from "./review-view.ts";

interface ChanceDetailProps {
  view: ReviewView;
  event: ChanceEvent;
  children: ComponentChildren;
}

/** A deal, a roll or a draw: the board after it, and what else could have come up. */
export function ChanceDetail({ view, event, children }: ChanceDetailProps) {
  const { reviewed } = view;
  const { face, match } = reviewed;
  const state = useMemo(() => face.newState(), [face]);
  const after = useMemo(() => match.positionAt(event.end), [match, event]);
  const [shown, show] = useState<"before" | "after">("before");
  // A roll follows a decision, which is where its ways are: the board before both, with the way that was chosen.
  const decided = event.isExact && rollerOf(view, event) !== null ? event.ply - 1 : null;
  const before = useMemo(() => (decided === null ? after : match.positionAt(decided)), [match, decided, after]);
  const isBefore = decided !== null && shown === "before";
  const compared = useMemo<Compared[]>(
    () => (isBefore ? [{ move: match.log[decided], kind: "tried" }] : []),
    [match, decided, isBefore],
  );
  const Detail = event.isExact ? Outcomes : Samples;
  const hasRoom = isBeside(reviewed);
  const detail = <Detail view={view} event={event} />;
  return (
    <>
      {decided !== null && (
        <div class="row moment-switch">
          <Segments
            label={say("viewLabel")}
            values={["before", "after"] as const}
            names={(one) => say(one === "before" ? "viewBefore" : "viewAfterRoll")}
            value={shown}
            choose={show}
          />
        </div>
      )}
      <BoardFrame
        {...{ reviewed, state, compared }}
        position={isBefore ? before : after}
        viewer={view.seat.value}
        speed={0}
        aside={hasRoom ? detail : null}
      />
      {children}
      {!hasRoom && detail}
      {after.actor >= 0 && (
        <footer class="row moment-foot">
          {view.exercises.value.length > 0 && (
            <Button icon="turn" text={say("tryMistakes")} title="t" onClick={() => view.tryAgain()} />
          )}
          <Button icon="right" text={say("whatIf")} title="w" onClick={() => view.branchOff(event.end)} />
        </footer>
      )}
    </>
  );
}

/** Who rolled: whoever decided just before; null where chance follows no decision, as at a deal. */
function rollerOf({ reviewed: { match } }: ReviewView, { ply }: ChanceEvent): Seat | null {
  const seat = ply > 0 ? match.actorAt(ply - 1) : -1;
  return seat < 0 ? null : seat;
}

/** Everything that could have come up. */
function Outcomes({ view, event }: { view: ReviewView; event: ChanceEvent }) {
  const { reviewed } = view;
  const seat = view.seat.value;
  const before = reviewed.match.positionAt(event.ply);
  const came = reviewed.match.log[event.ply];
  const roller = rollerOf(view, event);
  return (
    <section class="outcomes">
      <h3>{say("chanceTitle")}</h3>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{say("odds")}</th>
            <th scope="col">
              {roller === null ? say("atOnce") : say("rollCosts", { name: nameFor(reviewed, roller) })}
            </th>
            <th scope="col">{say("chanceToWin")}</th>
          </tr>
        </thead>
        <tbody>
          {event.possibilities.map(({ outcomes: [outcome], weight, shares }) => (
            <tr key={outcome} class={outcome === came ? "came" : ""}>
              <th scope="row">
                <OutcomeSign reviewed={reviewed} before={before} outcome={outcome} />
              </th>
              <td class="quiet">{percent(weight)}</td>
              <td>{reviewed.words?.outcome?.(before, outcome) ?? ""}</td>
              <td>
                <b>{percent(shares[seat])}</b>
                {outcome === came && <span class="choice-sign played">{say("cameUp")}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {say("mean")} <b>{percent(event.first[seat])}</b>{" "}
        <span class="tone-luck">{percentWords(percentChange(event.first[seat], event.last[seat]))}</span>
      </p>
    </section>
  );
}

/** Others that were drawn for comparison, along the chance of winning, with the one that came up among them. */
function Samples({ view, event }: { view: ReviewView; event: ChanceEvent }) {
  const seat = view.seat.value;
  const shares = event.possibilities.map((one) => one.shares[seat]);
  const own = event.last[seat];
  const [low, high] = [Math.min(own, ...shares) - 0.02, Math.max(own, ...shares) + 0.02];
  const at = (share: number) => `${((share - low) / (high - low)) * 100}%`;
  return (
    <section class="samples">
      <h3>{say("sampleTitle", { count: shares.length })}</h3>
      <div class="sample-strip" aria-hidden="true">
        {shares.map((share, i) => (
          <span key={i} class="sample" style={{ left: at(share), "--lane": i % 4 }} />
        ))}
        <span class="sample-mean" style={{ left: at(event.first[seat]) }}>
          <b>{say("mean")}</b>
        </span>
        <span class="sample own" style={{ left: at(own) }}>
          <b>{percent(own)}</b>
        </span>
      </div>
      <p class="row sample-ends">
        <span>{percent(Math.max(0, low))}</span>
        <span>
          {say("mean")} {percent(event.first[seat])} → {percent(own)}{" "}
          <b class="tone-luck">{percentWords(percentChange(event.first[seat], own))}</b>
        </span>
        <span>{percent(Math.min(1, high))}</span>
      </p>
      <DealTable view={view} event={event} />
    </section>
  );
}

/** In tiles of a kind: less than this from the mean is the same for every other deal, or nearly so. */
const SAME = 0.5;
/** Less is rounding: the bag held just these. */
const CERTAIN = 0.05;

/** What this deal brought, kind by kind, against the mean of the others; where that is the same, that the luck was how the tiles lie. */
function DealTable({ view: { reviewed }, event }: { view: ReviewView; event: ChanceEvent }) {
  const { match, words } = reviewed;
  const rows = useMemo(() => {
    const before = match.positionAt(event.ply);
    const dealt = (outcomes: readonly number[]) => {
      const position = before.clone();
      for (const outcome of outcomes) position.play(outcome);
      return words?.dealt?.(position) ?? [];
    };
    const others = event.possibilities.map(({ outcomes }) => dealt(outcomes));
    return dealt(match.log.slice(event.ply, event.end)).map(({ name, count }, i) => ({
      name,
      count,
      mean: others.reduce((sum, other) => sum + other[i].count, 0) / Math.max(1, others.length),
    }));
  }, [match, words, event]);
  if (rows.length === 0) return null;
  const farthest = Math.max(...rows.map(({ count, mean }) => Math.abs(count - mean)));
  if (farthest < SAME) return <p>{say("dealSame", { isCertain: farthest < CERTAIN })}</p>;
  const most = Math.max(...rows.map(({ count, mean }) => Math.max(count, mean)));
  return (
    <>
      <table class="deal">
        <thead>
          <tr>
            <th scope="col">{say("dealTitle")}</th>
            <th scope="col">{say("dealHere")}</th>
            <th scope="col">{say("dealMean")}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count, mean }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <b>{count}</b>
              </td>
              <td class="quiet">{decimal(mean)}</td>
              <td class="deal-bar" aria-hidden="true">
                <span style={{ width: `${(100 * count) / most}%` }} />
                <i style={{ left: `${(100 * mean) / most}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say("dealTogether")}</p>
    </>
  );
}
