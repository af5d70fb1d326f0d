/** What a result was made of, as bars and for a sentence. */
import type { Seat } from "@riad/core";
import { listParts } from "@riad/review";
import type { PartName, Parts } from "@riad/review";
import { say } from "../words/words.ts";
import { nameFor } from "./reviewed-match.ts";
import { signed } from "./review-sentences.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";

export interface NamedPart {
  readonly part: PartName;
  readonly label: string;
  readonly value: number;
  /** What one bar for both sides consists of: "Mistakes: yours −150, Idris’s +75." */
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
    return part === "play" ? { part, label, value, detail: detailOf(parts, reviewed, seat) } : { part, label, value };
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
  if (part !== "own" && part !== "others") return say(LABELS[part]);
  if (part === "others" && reviewed.sitters.length > 2) return say("partOthers");
  return say("partMistakes", { name: nameFor(reviewed, part === "own" ? seat : 1 - seat) });
}

function detailOf({ own, others }: Parts, reviewed: ReviewedMatch, seat: Seat): string {
  const isMany = reviewed.sitters.length > 2;
  const given = { own: nameFor(reviewed, seat), lost: signed(own), back: signed(others) };
  return isMany ? say("playOfMany", given) : say("playOfTwo", { ...given, other: nameFor(reviewed, 1 - seat) });
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

/** Luck and mistakes explain nothing where our own estimates changed more than both. */
export function isUnclear({ luck, own, others, revision }: Parts): boolean {
  return Math.abs(revision) > Math.max(Math.abs(luck), Math.abs(own + others), WORTH_SAYING);
}

/**
 * Why it ended as it did, in everyday words: "You were lucky, but your mistakes cost more." What was not played to its end was
 * decided by that, so only how it stood is said.
 */
export function causeWords(parts: Parts, reviewed: ReviewedMatch, seat: Seat): string {
  const { luck, own, others, result } = parts;
  if (reviewed.ending.reason !== "played") {
    return say("chanceAtStop", { name: nameFor(reviewed, seat), percent: say("percent", { number: result }) });
  }
  if (isUnclear(parts)) return say("causeUnclear");
  const isMany = reviewed.sitters.length > 2;
  return say("cause", {
    name: nameFor(reviewed, seat),
    other: isMany ? null : nameFor(reviewed, 1 - seat),
    isMany,
    luck: Math.abs(luck) < WORTH_SAYING ? "none" : luck > 0 ? "good" : "bad",
    play: playKind(luck, own, others),
  });
}

function playKind(luck: number, own: number, others: number) {
  const net = own + others;
  if (Math.abs(net) < WORTH_SAYING) return "even";
  if (net > 0) return "others";
  if (others < own) return "rivals";
  return Math.abs(luck) < WORTH_SAYING || -net >= Math.abs(luck) ? "own" : "ownLess";
}
