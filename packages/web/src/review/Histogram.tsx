import "./histogram.css";
import { meanOf } from "@riad/bots/statistics";
import type { Seat } from "@riad/core";
import type { FutureEnd } from "@riad/review";
import { say } from "../words/words.ts";
import { FUTURES } from "./branches.ts";
import type { FuturePair } from "./branches.ts";
import { countMargins } from "./margins.ts";
import { percent, signed } from "./review-sentences.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";

interface HistogramProps {
  reviewed: ReviewedMatch;
  seat: Seat;
  futures: readonly FuturePair[];
}

/** How many futures ended so many points ahead or behind; it grows as they are played. */
export function Histogram({ reviewed, seat, futures }: HistogramProps) {
  const { name } = reviewed.sitters[seat];
  const isCertain = futures.length > 0 && !futures[0].end.hasLuck;
  const bars = countMargins(futures.map(({ end }) => end.margins[seat]));
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const sumUp = (ends: readonly FutureEnd[]) => {
    const shares = meanOf(ends.map((one) => one.shares[seat]));
    const margin = signed(meanOf(ends.map(({ margins }) => margins[seat])).mean, 1);
    const error = Math.max(1, Math.round(100 * shares.standardError));
    return { percent: `${percent(shares.mean)}${isCertain ? "" : ` ± ${error}`}`, margin };
  };
  return (
    <figure class="histogram">
      <figcaption aria-live="polite">
        <b>{isCertain ? say("noLuckLeft") : say("futuresOf", { count: futures.length, of: FUTURES })}</b>
        {(futures.length > 1 || isCertain) && (
          <>
            <span>{say("futuresHere", { name, ...sumUp(futures.map(({ end }) => end)) })}</span>
            <span>{say("futuresPlayed", sumUp(futures.map(({ real }) => real)))}</span>
          </>
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
