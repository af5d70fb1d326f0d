import "./histogram.css";
import type { Seat } from "@riad/core";
import type { FutureEnd } from "@riad/review";
import { say } from "../words/words.ts";
import { FUTURES } from "./branches.ts";
import { countMargins } from "./margins.ts";
import { percent, signed } from "./review-sentences.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";

interface HistogramProps {
  reviewed: ReviewedMatch;
  seat: Seat;
  futures: readonly FutureEnd[];
}

/** How many futures ended so many points ahead or behind; it grows as they are played. */
export function Histogram({ reviewed, seat, futures }: HistogramProps) {
  const { name } = reviewed.sitters[seat];
  const isCertain = futures.length > 0 && !futures[0].hasLuck;
  const margins = futures.map((one) => one.margins[seat]);
  const bars = countMargins(margins);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const share = mean(futures.map(({ shares }) => shares[seat]));
  return (
    <figure class="histogram">
      <figcaption aria-live="polite">
        <b>{isCertain ? say("noLuckLeft") : say("futuresOf", { count: futures.length, of: FUTURES })}</b>
        {futures.length > 0 && (
          <span>{say("futuresMean", { name, percent: percent(share), margin: signed(mean(margins), 1) })}</span>
        )}
      </figcaption>
      <ol>
        {bars.map(({ from, to, count }) => (
          <li key={from} class={to < 0 ? "is-loss" : ""}>
            <span class="histogram-field" aria-hidden="true">
              <span class="histogram-bar" style={{ height: `${(100 * count) / most}%` }} />
            </span>
            <span class="histogram-label" aria-hidden="true">
              {signed(from)}
            </span>
            <span class="hidden">{say("futuresBar", { from, to, count })}</span>
          </li>
        ))}
      </ol>
      <p class="quiet">{say("pointsAhead")}</p>
    </figure>
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
}
