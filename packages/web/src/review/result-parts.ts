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
  /** What the play of both sides consists of: "you gave away 150, Idris gave back 75". */
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
  const given = { own: nameFor(reviewed, seat), lost: -own, back: others };
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

/** What the sentence names: the parts that explain the result. */
const TOLD: ReadonlySet<PartName> = new Set(["luck", "others", "own", "play"]);

export function toldParts(named: readonly NamedPart[]): NamedPart[] {
  return named.filter(({ part }) => TOLD.has(part));
}
