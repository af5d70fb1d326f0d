/** What clearly led to the result of a match: luck, or whose mistakes; facts for one sentence, the same for every screen. */
import type { Seat } from "@riad/core";
import type { Parts } from "./parts.ts";
import type { ReviewEvent } from "./review.ts";
import { largeLuck } from "./told-luck.ts";

export type LuckKind = "none" | "good" | "bad";

/** In points in a hundred, for one seat of a match for two. */
export interface Cause {
  readonly luck: LuckKind;
  /** Whose mistakes cost more. */
  readonly play: "own" | "even" | "others";
  /** Whether luck mattered more than mistakes. */
  readonly isLuckFirst: boolean;
  /** Whether luck and one bar for mistakes stand beside each other that look alike, and no other one of mistakes. */
  readonly isEqual: boolean;
  /** Luck, and what mistakes came to on both sides together, where those of one side exceed luck all the same: a single bar may be longer than that of luck. */
  readonly net: { readonly luck: number; readonly play: number } | null;
  /** Where single pieces of large luck came to about nothing: "about even" would seem wrong beside "very lucky". */
  readonly cancelled: { readonly good: number; readonly bad: number } | null;
}

/** Less is not worth a word, as for a single deal or roll. */
export const WORTH_SAYING = 4;

/** As much as a mistake that anybody notices. */
const PLAIN = 15;

/** Over a whole match: less is about even. */
const SOME_LUCK = 10;

/** Luck and mistakes explain nothing where our own estimates changed more than both. */
export function isUnclear({ luck, own, others, revision }: Parts): boolean {
  return Math.abs(revision) > Math.max(Math.abs(luck), Math.abs(own + others), WORTH_SAYING);
}

/** What clearly led to the result, although our estimates changed more than that; the larger of luck and mistakes. */
export function knownCause({ luck, own, others, even, result }: Parts): "lucky" | "unlucky" | "own" | "others" | null {
  const net = own + others;
  const way = Math.sign(result - even);
  const isPlain = (part: number) => way * part >= PLAIN;
  if (isPlain(luck) && way * luck >= way * net) return way > 0 ? "lucky" : "unlucky";
  if (!isPlain(net)) return null;
  return way > 0 ? "others" : "own";
}

export function luckKind({ luck }: Pick<Parts, "luck">): LuckKind {
  return Math.abs(luck) < SOME_LUCK ? "none" : luck > 0 ? "good" : "bad";
}

export function causeOf(parts: Parts, events: readonly ReviewEvent[], seat: Seat): Cause {
  const { luck, own, others } = parts;
  const net = own + others;
  const play = Math.abs(net) < WORTH_SAYING ? "even" : net > 0 ? "others" : "own";
  const isOneSide = Math.min(Math.abs(own), Math.abs(others)) < WORTH_SAYING;
  const { good, bad } = largeLuck(events, seat);
  return {
    luck: luckKind(parts),
    play,
    isLuckFirst: Math.abs(luck) > Math.abs(net),
    isEqual: isOneSide && Math.abs(luck - net) < WORTH_SAYING,
    net: Math.abs(play === "own" ? own : others) > Math.abs(luck) ? { luck, play: net } : null,
    cancelled: good < PLAIN || -bad < PLAIN ? null : { good, bad },
  };
}
