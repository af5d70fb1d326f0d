import type { Alternative, DecisionEvent } from "@riad/review";
import "./choices.css";
import { say } from "../words/words.ts";
import { ChoiceSign, kindOf } from "./ChoiceSign.tsx";
import { moveWords, percent, pointsBehind, signed } from "./review-sentences.ts";
import type { ReviewView } from "./review-view.ts";

/**
 * The moves that were compared, the best first, with the chance of winning after each; where the match was decided, with what each comes to
 * less than the best, in points.
 */
export function Choices({ view, event }: { view: ReviewView; event: DecisionEvent }) {
  const { reviewed } = view;
  const { best, played, others } = event;
  const all = [best, ...(best.move === played.move ? [] : [played]), ...others];
  const isForPoints = view.verdict(event).isAboutPoints;
  const behind = (one: Alternative) => pointsBehind(event, one);
  const sorted = all.toSorted((one, other) => (isForPoints ? behind(one) - behind(other) : other.share - one.share));
  const most = Math.max(1, ...all.map(behind));
  return (
    <section class="choices">
      <header>
        <h3>{say("choicesTitle")}</h3>
        <span class="quiet">{say(isForPoints ? "choicesPoints" : "chanceToWin")}</span>
      </header>
      <ol>
        {sorted.map((one) => {
          const { move, share } = one;
          const kind = kindOf(event, move);
          return (
            <li key={move} class={kind ?? ""}>
              <span class="choice-words">{moveWords(reviewed, event.ply, move, all)}</span>
              <ChoiceSign kind={kind} />
              <b>{isForPoints ? signed(-behind(one)) : percent(share)}</b>
              <span class="choice-bar" aria-hidden="true">
                <span style={{ width: `${isForPoints ? 100 * (1 - behind(one) / most) : 100 * share}%` }} />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
