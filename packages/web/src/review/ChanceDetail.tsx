import { percentChange } from "@riad/review";
import type { ChanceEvent } from "@riad/review";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import "./chance-detail.css";
import { Button } from "../page/controls.tsx";
import { say } from "../words/words.ts";
import { BoardFrame, isBeside } from "./BoardFrame.tsx";
import { OutcomeSign } from "./OutcomeSign.tsx";
import { percent, signed } from "./review-sentences.ts";
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
  const Detail = event.isExact ? Outcomes : Samples;
  const hasRoom = isBeside(reviewed);
  const detail = <Detail view={view} event={event} />;
  return (
    <>
      <BoardFrame
        {...{ reviewed, state }}
        position={after}
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

/** Everything that could have come up. */
function Outcomes({ view, event }: { view: ReviewView; event: ChanceEvent }) {
  const { reviewed } = view;
  const seat = view.seat.value;
  const before = reviewed.match.positionAt(event.ply);
  const came = reviewed.match.log[event.ply];
  return (
    <section class="outcomes">
      <h3>{say("chanceTitle")}</h3>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{say("likely")}</th>
            <th scope="col">{say("atOnce")}</th>
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
        <span class="tone-luck">{signed(percentChange(event.first[seat], event.last[seat]))}</span>
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
          <b class="tone-luck">{signed(percentChange(event.first[seat], own))}</b>
        </span>
        <span>{percent(Math.min(1, high))}</span>
      </p>
    </section>
  );
}
