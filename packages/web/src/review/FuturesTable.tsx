import { percentOf } from "@riad/review";
import type { DecisionEvent, Explanation } from "@riad/review";
import "./choices.css";
import { say } from "../words/words.ts";
import { ChoiceSign, kindOf } from "./ChoiceSign.tsx";
import { OutcomeSign } from "./OutcomeSign.tsx";
import { moveWords, percent } from "./review-sentences.ts";
import type { ReviewView } from "./review-view.ts";

interface FuturesTableProps {
  view: ReviewView;
  event: DecisionEvent;
  explanation: Explanation;
}

/** Every move against everything that chance may bring after it; the one that came up is outlined. */
export function FuturesTable({ view, event, explanation }: FuturesTableProps) {
  const { reviewed } = view;
  const { match, words } = reviewed;
  const { best, played, others } = event;
  const shareOf = (move: number) => [best, played, ...others].find((way) => way.move === move)?.share ?? 0;
  const came = match.log[event.ply + 1];
  const [first] = explanation.futures;
  const after = (move: number) => {
    const position = match.positionAt(event.ply);
    position.play(move);
    return position;
  };
  const ordered = [...explanation.futures].sort((one, other) => one.move - other.move);
  const shares = ordered.flatMap(({ possibilities }) => possibilities.map((one) => one.shares[event.seat]));
  const [low, high] = [Math.min(...shares), Math.max(...shares)];
  return (
    <div class="futures">
      <table>
        <caption>{say("futuresTitle")}</caption>
        <thead>
          <tr>
            <td />
            {first.possibilities.map(({ outcomes: [outcome], weight }) => (
              <th key={outcome} scope="col">
                <OutcomeSign reviewed={reviewed} before={after(first.move)} outcome={outcome} />
                <span class="quiet">{percent(weight)}</span>
              </th>
            ))}
            <th scope="col">{say("mean")}</th>
          </tr>
        </thead>
        <tbody>
          {ordered.map(({ move, possibilities }) => {
            const before = after(move);
            return (
              <tr key={move}>
                <th scope="row">
                  {moveWords(reviewed, event.ply, move, ordered)}
                  <ChoiceSign kind={kindOf(event, move)} />
                </th>
                {possibilities.map(({ outcomes: [outcome], shares: own }) => {
                  const heat = high === low ? 0.5 : (own[event.seat] - low) / (high - low);
                  const isCame = move === played.move && outcome === came;
                  return (
                    <td
                      key={outcome}
                      class={`future ${heat < 0.5 ? "poor" : "rich"}${isCame ? " came" : ""}`}
                      style={{ "--heat": Math.abs(heat - 0.5) * 2 }}
                    >
                      <b class="title">{percentOf(own[event.seat])}</b>
                      <small>{words?.outcome?.(before, outcome) ?? ""}</small>
                      {isCame && <span class="hidden">{say("cameUp")}</span>}
                    </td>
                  );
                })}
                <td class="title future-mean">{percent(shareOf(move))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="quiet">{say("futuresAbout")}</p>
    </div>
  );
}
