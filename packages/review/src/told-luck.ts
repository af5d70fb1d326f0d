/** Luck as it is told: how often it goes as well or as badly, and what large luck came to. */
import type { Seat } from "@riad/core";
import { percentChange, percentOf } from "./percent.ts";
import { luckOf } from "./review.ts";
import type { ChanceEvent, ReviewEvent } from "./review.ts";

/** How likely it was to go at least as well as it did, or at least as badly, by the percentages that are shown. */
export function oddsOf(event: ChanceEvent, seat: Seat): number {
  const sign = luckOf(event, seat) < 0 ? -1 : 1;
  const came = percentOf(event.last[seat]);
  return event.possibilities
    .filter(({ shares }) => sign * (percentOf(shares[seat]) - came) >= 0)
    .reduce((odds, { weight }) => odds + weight, 0);
}

/** Whether it goes as well, or as badly, more often than not: whatever it was worth, nobody would call that very lucky. */
export function isUsualLuck(event: ChanceEvent, seat: Seat): boolean {
  return event.isExact && oddsOf(event, seat) > HALF;
}

/** Odds are sums of sixths. */
const HALF = 0.5 + 1e-9;

/** In points in a hundred: what everybody would call very lucky. */
const LARGE = 8;

/** What single pieces of large luck gave a seat and took from it, in points in a hundred as they are shown. */
export function largeLuck(events: readonly ReviewEvent[], seat: Seat): { readonly good: number; readonly bad: number } {
  const changes = events.flatMap((event) =>
    event.kind === "chance" ? [percentChange(event.first[seat], event.last[seat])] : [],
  );
  return { good: sum(changes.filter((one) => one >= LARGE)), bad: sum(changes.filter((one) => one <= -LARGE)) };
}

function sum(some: readonly number[]): number {
  return some.reduce((all, one) => all + one, 0);
}
