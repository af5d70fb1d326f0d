/** What a result was made of, as bars and for a sentence. */
import type { Seat } from "@riad/core";
import { listParts } from "@riad/review";
import type { PartName, Parts } from "@riad/review";
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
    const label = labelOf(part, reviewed, seat);
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
  if (part === "play" && reviewed.sitters.length > 2) return say("partPlayOfMany");
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
 * Why it ended as it did, in everyday words, the larger part first: "Your mistakes made the difference, although you were lucky." What was not played to its end was
 * decided by that, so only how it stood is said.
 */
export function causeWords(parts: Parts, reviewed: ReviewedMatch, seat: Seat): string {
  const { luck, own, result } = parts;
  if (reviewed.ending.reason !== "played") {
    return say("chanceAtStop", { name: nameFor(reviewed, seat), percent: say("percent", { number: result }) });
  }
  const isMany = reviewed.sitters.length > 2;
  const who = { name: nameFor(reviewed, seat), other: isMany ? null : nameFor(reviewed, 1 - seat), isMany };
  if (isUnclear(parts)) {
    const known = knownCause(parts);
    return known === null ? say("causeUnclear") : say("causePartly", { ...who, known });
  }
  // With several others the bar of everybody's play has what is unclear in it.
  const others = isMany ? parts.others + parts.revision : parts.others;
  return say("cause", {
    ...who,
    luck: Math.abs(luck) < WORTH_SAYING ? "none" : luck > 0 ? "good" : "bad",
    play: playKind(own, others),
    isLuckFirst: Math.abs(luck) > Math.abs(own + others),
  });
}

/** What clearly led to the result, although our estimates changed more than that; the larger of luck and mistakes. */
function knownCause({ luck, own, others, even, result }: Parts): "lucky" | "unlucky" | "own" | "others" | null {
  const net = own + others;
  const way = Math.sign(result - even);
  const isPlain = (part: number) => way * part >= PLAIN;
  if (isPlain(luck) && way * luck >= way * net) return way > 0 ? "lucky" : "unlucky";
  if (!isPlain(net)) return null;
  if (way > 0) return "others";
  // What the others did to each other is nobody's mistake here.
  return others < own ? null : "own";
}

function playKind(own: number, others: number) {
  const net = own + others;
  if (Math.abs(net) < WORTH_SAYING) return "even";
  if (net > 0) return "others";
  return others < own ? "rivals" : "own";
}
