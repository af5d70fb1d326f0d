import "./waterfall.css";
import { listParts } from "@riad/review";
import type { PartName, Parts } from "@riad/review";
import { say } from "../words/words.ts";
import { nameParts, placeBars } from "./result-parts.ts";
import { signed } from "./review-sentences.ts";
import { nameFor } from "./reviewed-match.ts";
import type { ReviewView } from "./review-view.ts";

/** One bar per part, from an even share to the result; each begins where the one before it ends. */
export function Waterfall({ view }: { view: ReviewView }) {
  const parts = view.parts.value;
  if (parts === null) return <div class="waterfall is-waiting" aria-hidden="true" />;
  const named = nameParts(parts, view.reviewed, view.seat.value);
  const bars = placeBars(named);
  const low = Math.min(0, ...bars.map(({ from, to }) => Math.min(from, to)));
  const high = Math.max(100, ...bars.map(({ from, to }) => Math.max(from, to)));
  const share = (value: number) => `${((value - low) / (high - low)) * 100}%`;
  return (
    <ol
      class={`waterfall${low < 0 || high > 100 ? " is-beyond" : ""}`}
      style={{ "--bars": bars.length, "--zero": share(0), "--full": share(100) }}
    >
      {bars.map(({ part, label, value, from, to }, i) => (
        <li key={part} class={`part-${part}${value < 0 ? " is-loss" : ""}`} style={{ "--turn": i }}>
          <span class="waterfall-field">
            <span
              class="waterfall-bar"
              style={{ "--low": share(Math.min(from, to)), "--size": `${(Math.abs(to - from) / (high - low)) * 100}%` }}
            />
            <b class="waterfall-value" style={{ "--high": share(Math.max(from, to)) }}>
              {part === "even" || part === "result" ? say("percent", { number: value }) : signed(value)}
            </b>
          </span>
          <span class="waterfall-label" title={hintOf(part, parts, view)}>
            {label}
          </span>
        </li>
      ))}
    </ol>
  );
}

function hintOf(part: PartName, parts: Parts, view: ReviewView): string | undefined {
  if (part === "revision") return say("revisionAbout");
  return part === "play" ? sidesOf(view, parts) : undefined;
}

/** One bar for the mistakes of two: the sums of both sides, beyond the scale, are for whoever asks; the bar is what is left of them. */
function sidesOf({ reviewed, seat }: ReviewView, parts: Parts): string | undefined {
  const { own, others, revision } = parts;
  if (reviewed.match.seats > 2) return undefined;
  const [name, other] = [seat.value, 1 - seat.value].map((one) => nameFor(reviewed, one));
  const isWhole = listParts(parts).some(({ part }) => part === "revision");
  return say("partSides", {
    name,
    other,
    own: signed(own),
    others: signed(others),
    unclear: isWhole || revision === 0 ? "" : signed(revision),
  });
}
