/** What a result was made of, as bars and for a sentence. */
import type { Seat } from "@riad/core";
import { largeLuck, listParts, partsOf } from "@riad/review";
import type { LedgerRow, PartName, Parts, ReviewEvent, ToldKind } from "@riad/review";
import { say } from "../words/words.ts";
import { nameFor } from "./reviewed-match.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";

export interface NamedPart {
  readonly part: PartName;
  readonly label: string;
  readonly value: number;
  /** What one bar for both sides consists of: "Both of you made big mistakes; yours cost more." */
  readonly detail?: string;
}

export interface Bar extends NamedPart {
  readonly from: number;
  readonly to: number;
}

/** In the order of the waterfall. */
export function nameParts(parts: Parts, reviewed: ReviewedMatch, seat: Seat): NamedPart[] {
  return listParts(parts).map(({ part, value }) => {
    // With what is unclear in it, it is not mistakes alone.
    const isPlay = part === "play" && value !== parts.own + parts.others;
    const label = isPlay ? say("partPlayOfMany") : labelOf(part, reviewed, seat);
    return part === "play"
      ? { part, label, value, detail: detailOf(parts, value, reviewed, seat) }
      : { part, label, value };
  });
}

const LABELS = {
  even: "partEven",
  start: "partStart",
  luck: "partLuck",
  play: "partPlay",
  revision: "partRevision",
  result: "partResult",
} as const;

function labelOf(part: PartName, reviewed: ReviewedMatch, seat: Seat): string {
  const isMany = reviewed.sitters.length > 2;
  if (part === "play" && isMany) return say("partPlayOfMany");
  if (part === "even" && isMany) return say("partStart");
  if (part !== "own" && part !== "others") return say(LABELS[part]);
  return say("partMistakes", { name: nameFor(reviewed, part === "own" ? seat : 1 - seat) });
}

function detailOf({ own, others }: Parts, net: number, reviewed: ReviewedMatch, seat: Seat): string {
  if (reviewed.sitters.length > 2) return say("playOfMany");
  if (own >= 0 || others <= 0) return say("causeUnclear");
  const name = nameFor(reviewed, seat);
  const more = Math.abs(net) < WORTH_SAYING ? "even" : net < 0 ? "own" : "others";
  const other = nameFor(reviewed, 1 - seat);
  return say("playOfTwo", { name, other, more, isLittle: Math.abs(net) <= A_LITTLE });
}

/** The first and the last stand on the ground. */
export function placeBars(named: readonly NamedPart[]): Bar[] {
  let at = 0;
  return named.map((part) => {
    const from = part.part === "result" ? 0 : at;
    at = part.part === "result" ? part.value : at + part.value;
    return { ...part, from, to: at };
  });
}

/** In points in a hundred: as for a single deal or roll, less is not worth a word. */
const WORTH_SAYING = 4;

const A_LITTLE = 10;

/** As much as a mistake that anybody notices. */
const PLAIN = 15;

/** Luck and mistakes explain nothing where our own estimates changed more than both. */
export function isUnclear({ luck, own, others, revision }: Parts): boolean {
  return Math.abs(revision) > Math.max(Math.abs(luck), Math.abs(own + others), WORTH_SAYING);
}

/**
 * Why a match for two ended as it did, in everyday words, the larger part first: "Your mistakes made the difference, although you were lucky."
 * What was not played to its end was decided by that, so only how it stood is said, for any number of seats.
 */
export function causeWords(
  parts: Parts,
  reviewed: ReviewedMatch,
  seat: Seat,
  events: readonly ReviewEvent[] = [],
): string {
  const { luck, own, others, result } = parts;
  if (reviewed.ending.reason !== "played") {
    return say("chanceAtStop", { name: nameFor(reviewed, seat), percent: say("percent", { number: result }) });
  }
  const who = { name: nameFor(reviewed, seat), other: nameFor(reviewed, 1 - seat) };
  if (isUnclear(parts)) {
    const known = knownCause(parts);
    return known === null ? say("causeUnclear") : say("causePartly", { ...who, known });
  }
  const play = playKind(own, others);
  return say("cause", {
    ...who,
    luck: luckKind(parts),
    play,
    isLuckFirst: Math.abs(luck) > Math.abs(own + others),
    isEqual: isEqual(parts),
    // What is compared with luck is the net: a single bar may be longer than that of luck.
    net: Math.abs(play === "own" ? own : others) > Math.abs(luck) ? netOf(parts) : null,
    cancelled: cancelledLuck(events, seat),
  });
}

/** Whether luck and one bar for mistakes stand beside each other that look alike, and no other one of mistakes. */
function isEqual({ luck, own, others }: Parts): boolean {
  const isOneSide = Math.min(Math.abs(own), Math.abs(others)) < WORTH_SAYING;
  return isOneSide && Math.abs(luck - own - others) < WORTH_SAYING;
}

/** Luck, and what mistakes came to on both sides together, as people read them. */
function netOf({ luck, own, others }: Parts): { luck: string; play: string } {
  return { luck: withSign(luck), play: withSign(own + others) };
}

function withSign(percent: number): string {
  return say("percent", { number: `${percent < 0 ? "−" : "+"}${Math.abs(percent)}` });
}

/** Where single pieces of large luck came to about nothing: "about even" would seem wrong beside "very lucky". */
function cancelledLuck(events: readonly ReviewEvent[], seat: Seat): { good: string; bad: string } | null {
  const { good, bad } = largeLuck(events, seat);
  if (good < PLAIN || -bad < PLAIN) return null;
  return { good: withSign(good), bad: withSign(bad) };
}

/**
 * With several others a result has no simple cause, so two facts are told about the seat and the one to compare it with: what their moves gave away,
 * in points, because whoever is far behind has no share of the win left to lose; and whether they were lucky. That is the winner, or for the winner whoever came second.
 */
export function besideWords(reviewed: ReviewedMatch, seat: Seat, ledger: readonly LedgerRow[]): string {
  const other = reviewed.ending.ranking.find((ranked) => ranked.seat !== seat)?.seat ?? seat;
  const [one, two] = [seat, other].map((at) => partsOf(ledger[at]));
  return say("besideOther", {
    name: nameFor(reviewed, seat),
    other: nameFor(reviewed, other),
    lost: Math.round(ledger[seat].pointsLost),
    otherLost: Math.round(ledger[other].pointsLost),
    luck: luckKind(one),
    otherLuck: luckKind(two),
  });
}

/** Mistakes that are told as such; slips are not. */
export function countClear({ mistake, blunder }: Readonly<Record<ToldKind, number>>): number {
  return mistake + blunder;
}

/** In points in a hundred, over a whole match: less is about even. */
const SOME_LUCK = 10;

function luckKind({ luck }: Parts): "none" | "good" | "bad" {
  return Math.abs(luck) < SOME_LUCK ? "none" : luck > 0 ? "good" : "bad";
}

/** In points in a hundred: luck that could have decided the match by itself. */
const STRONG_LUCK = 25;

/** In words: over a whole match with several others the sum goes beyond a whole win, and nobody knows of what it is a part. */
export function luckWords(parts: Parts): string {
  return say("standingsLuckOf", { kind: luckKind(parts), isStrong: Math.abs(parts.luck) >= STRONG_LUCK });
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

function playKind(own: number, others: number) {
  const net = own + others;
  if (Math.abs(net) < WORTH_SAYING) return "even";
  return net > 0 ? "others" : "own";
}
