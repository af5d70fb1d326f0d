/**
 * What to ask the judge, and in which order: first every event from left to right, so that a graph can grow; then a second look at the
 * decisions that seem to have cost something and were not searched to the end.
 */
import { CHANCE, OVER } from "@riad/core";
import type { Match, Move } from "@riad/core";
import { winShares } from "@riad/bots";
import type { Player } from "@riad/bots";
import { isChanceWhole, judgeChance } from "./luck.ts";
import type { Budgets } from "./budgets.ts";
import { judgeDecision, lookAgain, lookAtReplies, settledBy } from "./looking.ts";
import { lossOf } from "./review.ts";
import type { DecisionEvent, ReviewEvent, Shares } from "./review.ts";
import { forSeats, isReopened } from "./verdict.ts";

/** Replaces any earlier event with the same index. */
export interface Judged {
  readonly index: number;
  readonly event: ReviewEvent;
}

export interface Judging {
  readonly player: Player;
  readonly budgets: Budgets;
  /** Events of an earlier run that was stopped; they are not judged again. */
  readonly known?: readonly ReviewEvent[];
}

export function* judgeMatch(match: Match, { player, budgets, known = [] }: Judging): Generator<Judged, void> {
  const events = known.filter((event) => event.kind === "decision" || event.isQuick !== true);
  const last = events[events.length - 1];
  let ply = last === undefined ? 0 : endOf(last);
  const position = match.positionAt(ply);
  if (events.length === 0 && position.actor === CHANCE && isChanceWhole(match, 0)) {
    yield { index: 0, event: firstImpression(match, player, budgets) };
  }
  while (ply < match.length && (position.actor !== CHANCE || isChanceWhole(match, ply))) {
    const event =
      position.actor === CHANCE
        ? judgeChance(match, ply, player, budgets)
        : judgeDecision(match, position, ply, player, budgets, expectedAfter(events.at(-1)));
    yield { index: events.length, event };
    events.push(event);
    for (; ply < endOf(event); ply++) position.play(match.log[ply]);
  }
  for (const index of secondLooks(events, budgets)) {
    const event = events[index];
    if (event.kind !== "decision") continue;
    events[index] = lookAgain(match, event, player, budgets.second, expectedAfter(events[index - 1]));
    yield { index, event: events[index] };
  }
  yield* thirdLooks(match, events, player, budgets);
  const result = resultOf(match, events);
  for (const [index, event] of events.entries()) {
    if (event.kind !== "decision") continue;
    const later = events.slice(index + 1);
    const flags = {
      ...settledBy(match, event, player),
      ...(isContradicted(event, later[0]) ? { isContradicted: true } : {}),
      ...(isReopened(event, [...later.flatMap(({ first, last: after }) => [first, after]), result])
        ? { isReopened: true }
        : {}),
    };
    if (Object.keys(flags).length > 0) yield { index, event: { ...event, ...flags } };
  }
}

/** Of a match that was not played to its end, what it was worth when it stopped. */
export function resultOf(match: Match, events: readonly ReviewEvent[]): Shares {
  if (match.actor === OVER) return winShares(match.position);
  return events.at(-1)?.last ?? Array.from({ length: match.seats }, () => 1 / match.seats);
}

/**
 * Long looks, one after the other, at what a reader would look at again: where most was lost, or where the look before or after it says
 * something else.
 * Which one is next depends on the events alone, so a review that was stopped goes on as it would have.
 */
function* thirdLooks(match: Match, events: ReviewEvent[], player: Player, { third, thirdLooks: most = 0 }: Budgets) {
  if (third === undefined) return;
  const done = events.filter((event) => event.kind === "decision" && event.isThirdLook === true).length;
  for (let left = most - done; left > 0; left--) {
    const index = findDoubtful(events);
    const event = events[index];
    if (event?.kind !== "decision") return;
    events[index] = lookAtReplies(match, event, player, third, expectedAfter(events[index - 1]));
    yield { index, event: events[index] };
  }
}

/** In what was lost and what a neighbour says differently together, with two seats: less is hardly told. */
const DOUBTFUL = 0.06;

/** The decision that most depends on an unfinished look; -1 if there is none. */
function findDoubtful(events: readonly ReviewEvent[]): number {
  let doubtful = -1;
  let most = 0;
  for (const [index, event] of events.entries()) {
    if (event.kind !== "decision" || event.isSolved || event.isThirdLook === true) continue;
    const { seat, first, last } = event;
    const before = events[index - 1]?.last ?? first;
    const next = events[index + 1]?.first ?? last;
    const doubt = lossOf(event) + Math.max(Math.abs(first[seat] - before[seat]), Math.abs(next[seat] - last[seat]));
    if (doubt < Math.max(most, forSeats(DOUBTFUL, first.length)) || doubt === most) continue;
    doubtful = index;
    most = doubt;
  }
  return doubtful;
}

/** From which loss on a false alarm would be noticed, with two seats. */
const LARGE = 0.04;

/** Whether the look at what came next is nearer to the value before the loss than to the one after it. */
export function isContradicted(event: DecisionEvent, next: ReviewEvent | undefined): boolean {
  const loss = lossOf(event);
  if (next === undefined || event.isProven || loss < forSeats(LARGE, event.first.length)) return false;
  return next.first[event.seat] - event.last[event.seat] > loss / 2;
}

export function endOf(event: ReviewEvent): number {
  return event.kind === "chance" ? event.end : event.ply + 1;
}

/** A deal takes a while to judge; a first impression of it takes a thirtieth of the nodes. */
const QUICK = 30;
const QUICK_SAMPLES = 4;

function firstImpression(match: Match, player: Player, { chance, samples }: Budgets): ReviewEvent {
  const quick = { chance: Math.ceil(chance / QUICK), samples: Math.min(samples, QUICK_SAMPLES) };
  return { ...judgeChance(match, 0, player, quick), isQuick: true };
}

/**
 * What the search of the decision before expected here. A search that has not seen it would call the move played best, and what it
 * missed would count as a misjudgement of the decision before instead of a loss here.
 */
function expectedAfter(before: ReviewEvent | undefined): Move[] {
  return before?.kind === "decision" ? before.played.line.slice(1, 2) : [];
}

/**
 * Those that seem to have cost most and were not searched to the end, in the order of the match. When a review is resumed, the second
 * looks that were done before count towards the limit.
 */
function secondLooks(events: readonly ReviewEvent[], { worthALook, secondLooks: most }: Budgets): number[] {
  const done = events.filter((event) => event.kind === "decision" && event.isSecondLook).length;
  return events
    .flatMap((event, index) =>
      event.kind === "decision" && !event.isSolved && !event.isSecondLook && lossOf(event) >= worthALook
        ? [{ index, loss: lossOf(event) }]
        : [],
    )
    .sort((one, other) => other.loss - one.loss)
    .slice(0, Math.max(0, most - done))
    .map(({ index }) => index)
    .sort((one, other) => one - other);
}

/** Whether the match was played to its end. */
export function isReviewable(match: Match): boolean {
  return match.actor === OVER && match.length > 0;
}
