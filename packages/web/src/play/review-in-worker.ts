/** Reviews a match in the worker: a stream of answers to each question, so that a page can show what is known so far. */
import { findLevel } from "@riad/bots";
import type { Player } from "@riad/bots";
import { SeededRandom, parseRecord, unwrap } from "@riad/core";
import type { Match } from "@riad/core";
import { gameOf } from "@riad/games";
import { explainDecision, findHardFinds, judgeMatch, lookAgain, pluginOf, resultOf } from "@riad/review";
import type { DecisionEvent, Explanation, ReviewEvent, Shares } from "@riad/review";

export type ReviewQuestion =
  /** `known` are the events of an earlier run that was stopped. */
  | { readonly kind: "judge"; readonly known: readonly ReviewEvent[] }
  | { readonly kind: "explain"; readonly event: DecisionEvent }
  | { readonly kind: "again"; readonly event: DecisionEvent };

export interface ReviewAsked {
  readonly number: number;
  readonly record: string;
  readonly review: ReviewQuestion;
}

export type ReviewAnswer =
  /** Before anything else: the standard error of a loss in this game. */
  | { readonly kind: "begun"; readonly noise: number }
  | { readonly kind: "event"; readonly index: number; readonly event: ReviewEvent }
  | { readonly kind: "done"; readonly result: Shares; readonly hardFinds: readonly number[] }
  | { readonly kind: "explained"; readonly explanation: Explanation }
  | { readonly kind: "again"; readonly event: DecisionEvent };

export interface ReviewTold {
  readonly number: number;
  readonly answer: ReviewAnswer;
}

/** "Look again" sees ten times as much as the second look of a review. */
const AGAIN = 10;

export function* answerReview({ number, record, review }: ReviewAsked): Generator<ReviewTold> {
  const { match } = unwrap(parseRecord(record, gameOf));
  for (const answer of answersTo(match, review)) yield { number, answer };
}

function* answersTo(match: Match, question: ReviewQuestion): Generator<ReviewAnswer> {
  const plugin = pluginOf(match.game.id);
  const budgets = plugin.budgets(match.seats);
  const player = judgeOf(match);
  if (question.kind === "explain") {
    yield { kind: "explained", explanation: explainDecision(match, question.event, player) };
    return;
  }
  if (question.kind === "again") {
    const nodes = AGAIN * budgets.second;
    yield { kind: "again", event: lookAgain(match, question.event, player, nodes) };
    return;
  }
  yield { kind: "begun", noise: plugin.noise };
  const events = [...question.known];
  for (const { index, event } of judgeMatch(match, { player, budgets, known: question.known })) {
    events[index] = event;
    yield { kind: "event", index, event };
  }
  yield { kind: "done", result: resultOf(match, events), hardFinds: findHardFinds(match, events) };
}

function judgeOf({ game }: Match): Player {
  const level = findLevel(game.id, "expert");
  if (level === undefined) throw new Error(`nobody can judge ${game.id}`);
  return level.create(new SeededRandom(1));
}
