/** Why a match ended as it did, in one or two sentences: where it was decided, or what its parts add up to. */
import type { Seat } from "@riad/core";
import { isUnclear, knownCause } from "@riad/review";
import type { DecisionEvent } from "@riad/review";
import { say } from "../words/words.ts";
import { besideWords, causeWords } from "./result-parts.ts";
import { moveWords, percent, pointsWords, small, turnWords } from "./review-sentences.ts";
import type { ReviewView } from "./review-view.ts";
import { nameFor } from "./reviewed-match.ts";
import { turningOf } from "./turning.ts";

/** Where the cause is unclear or not known yet, where the points came from: nobody has to judge that. */
export function whyWords(view: ReviewView): string {
  const { reviewed } = view;
  const seat = view.seat.value;
  const parts = view.parts.value;
  const isPlayed = reviewed.ending.reason === "played";
  const points = isPlayed ? pointsWords(reviewed, seat) : "";
  const ruin = isPlayed ? ruinWords(view) : "";
  if (parts === null) return joined([ruin, points]);
  const turned = turnedWords(view);
  if (reviewed.match.seats > 2 && isPlayed) {
    return joined([ruin, turned, besideWords(reviewed, seat, view.ledger.value ?? [])]);
  }
  const cause = causeWords(parts, reviewed, seat, view.run.events.value);
  if (!isPlayed || !isUnclear(parts)) return joined([ruin, turned, cause]);
  // Where it was decided is known, so it is not said that it is hard to say.
  const isTold = turningOf(view) !== null && knownCause(parts) === null;
  return joined([ruin, turned, isTold ? "" : cause, points]);
}

/** Two lines of a small screen: with more of the sentence there the moments would leave the page. */
const MOST_CHARACTERS = 120;

/** Where the points of a match for two differ most, below its sentence; empty where that is part of it, or where there is no room. */
export function pointsNote(view: ReviewView): string {
  const { reviewed } = view;
  const parts = view.parts.value;
  if (parts === null || reviewed.match.seats > 2 || reviewed.ending.reason !== "played" || isUnclear(parts)) return "";
  const note = pointsWords(reviewed, view.seat.value);
  return whyWords(view).length + note.length > MOST_CHARACTERS ? "" : note;
}

function joined(sentences: readonly string[]): string {
  return sentences.filter((text) => text !== "").join(" ");
}

/** Empty where the move that is named next is the one that turned the match. */
function turnedWords(view: ReviewView): string {
  const point = turningOf(view);
  if (point === null) return "";
  const { reviewed } = view;
  const { kind, index, winner, before, after } = point;
  const event = view.run.events.value[index];
  const where = turnWords(reviewed, event);
  const name = nameFor(reviewed, winner);
  if (kind === "start") return say("aheadAlways", { name });
  if (kind === "since") return say("aheadSince", { where, name });
  if (kind === "luck") return say("turnedByLuck", { where, name, from: percent(before), to: percent(after) });
  return index === view.worst.value ? "" : turnedByWords(view, event as DecisionEvent, winner);
}

/** From here on a better move would have been as good as a win. */
const WON = 0.98;

function turnedByWords({ reviewed }: ReviewView, event: DecisionEvent, winner: Seat): string {
  const { ply, seat, best, played, first, last } = event;
  const chosen = {
    where: turnWords(reviewed, { ply }),
    name: nameFor(reviewed, seat),
    move: small(moveWords(reviewed, ply, played.move, [best])),
    better: small(moveWords(reviewed, ply, best.move, [played])),
  };
  const shares = (one: Seat) => ({ from: percent(first[one]), to: percent(last[one]) });
  const loser = loserOf(event, winner);
  if (loser === seat) return say("turnedBy", { ...chosen, ...shares(seat), isWin: best.share > WON });
  const names = { winner: nameFor(reviewed, winner), loser: nameFor(reviewed, loser) };
  return say("turnedForOther", { ...chosen, ...shares(winner), ...names, percent: percent(first[loser]) });
}

/** Who lost what the winner gained; with several others that may be neither of the two, and whoever moved has lost little or nothing. */
function loserOf({ seat, first, last }: DecisionEvent, winner: Seat): Seat {
  const lost = first.map((share, one) => share - last[one]);
  return 2 * lost[seat] >= -lost[winner] ? seat : lost.indexOf(Math.max(...lost));
}

/** Who could not pay, where that is the seat of the review or the only other one. */
function ruinWords({ reviewed, seat: { value: seat } }: ReviewView): string {
  const { words, match, sitters } = reviewed;
  const seats = sitters.length === 2 ? [seat, 1 - seat] : [seat];
  return joined(seats.map((one) => words?.ruin?.(match, one, (other) => nameFor(reviewed, other)) ?? ""));
}
