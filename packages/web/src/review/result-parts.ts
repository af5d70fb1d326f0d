/** What a result was made of, as bars and for a sentence. */
import type { Seat } from "@riad/core";
import { WORTH_SAYING, causeOf, isUnclear, knownCause, listParts, luckKind, partsOf } from "@riad/review";
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

const A_LITTLE = 10;

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
  if (reviewed.ending.reason !== "played") {
    return say("chanceAtStop", { name: nameFor(reviewed, seat), percent: say("percent", { number: parts.result }) });
  }
  const who = { name: nameFor(reviewed, seat), other: nameFor(reviewed, 1 - seat) };
  if (isUnclear(parts)) {
    const known = knownCause(parts);
    return known === null ? say("causeUnclear") : say("causePartly", { ...who, known });
  }
  const { net, cancelled, ...cause } = causeOf(parts, events, seat);
  return say("cause", {
    ...who,
    ...cause,
    net: net === null ? null : { luck: withSign(net.luck), play: withSign(net.play) },
    cancelled: cancelled === null ? null : { good: withSign(cancelled.good), bad: withSign(cancelled.bad) },
  });
}

function withSign(percent: number): string {
  return say("percent", { number: `${percent < 0 ? "−" : "+"}${Math.abs(percent)}` });
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

/** In points in a hundred: luck that could have decided the match by itself. */
const STRONG_LUCK = 25;

/** In words: over a whole match with several others the sum goes beyond a whole win, and nobody knows of what it is a part. */
export function luckWords(parts: Parts): string {
  return say("standingsLuckOf", { kind: luckKind(parts), isStrong: Math.abs(parts.luck) >= STRONG_LUCK });
}
