import type { DecisionEvent } from "@riad/review";
import "./choices.css";
import { say } from "../words/words.ts";
import { ChoiceSign, kindOf } from "./ChoiceSign.tsx";
import { moveWords, percent } from "./review-sentences.ts";
import type { ReviewView } from "./review-view.ts";

/** The moves that were looked at longest, the best first, with the chance of winning after each. */
export function Choices({ view, event }: { view: ReviewView; event: DecisionEvent }) {
  const { reviewed } = view;
  const { best, played, others } = event;
  const all = [best, ...(best.move === played.move ? [] : [played]), ...others];
  const sorted = [...all].sort((one, other) => other.share - one.share);
  const isYou = event.seat === reviewed.you;
  return (
    <section class="choices">
      <header>
        <h3>{isYou ? say("choicesYours") : say("choicesOf", { name: reviewed.sitters[event.seat].name })}</h3>
        <span class="quiet">{say("chanceToWin")}</span>
      </header>
      <ol>
        {sorted.map(({ move, share }) => {
          const kind = kindOf(event, move);
          return (
            <li key={move} class={kind ?? ""}>
              <span class="choice-words">{moveWords(reviewed, event.ply, move, all)}</span>
              <ChoiceSign kind={kind} />
              <b>{percent(share)}</b>
              <span class="choice-bar" aria-hidden="true">
                <span style={{ width: `${100 * share}%` }} />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
