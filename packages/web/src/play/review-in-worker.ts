/** Reviews a match in the worker: a stream of answers to each question, so that a page can show what is known so far. */
import { evaluate } from "@riad/bots";
import type { Player } from "@riad/bots";
import { OVER, parseRecord, unwrap } from "@riad/core";
import type { Match, Move } from "@riad/core";
import { gameOf } from "@riad/games";
import {
  drawForBranch,
  endOfBranch,
  explainDecision,
  findHardFinds,
  judgeAttempt,
  judgeMatch,
  judgeOf,
  leaveAt,
  lookAgain,
  makeLedger,
  makeReviewLines,
  nameLosses,
  nodesPerDecision,
  playFutures,
  playOn,
  playsLike,
  pluginOf,
  resultOf,
  summarise,
} from "@riad/review";
import type {
  Attempt,
  DecisionEvent,
  Explanation,
  FutureEnd,
  MainMotifs,
  PlaysLike,
  ReviewEvent,
  Shares,
} from "@riad/review";

/** A branch as the worker needs it: where it leaves the match, and its own moves. */
export interface BranchMoves {
  readonly ply: number;
  readonly moves: readonly Move[];
}

export type ReviewQuestion =
  /** `known` are the events of an earlier run that was stopped. */
  | { readonly kind: "judge"; readonly known: readonly ReviewEvent[] }
  | { readonly kind: "explain"; readonly event: DecisionEvent }
  | { readonly kind: "again"; readonly event: DecisionEvent }
  | { readonly kind: "attempt"; readonly event: DecisionEvent; readonly move: Move }
  /** What the position at the end of a branch is worth; a seat is to move there, or the match is over. */
  | { readonly kind: "value"; readonly branch: BranchMoves }
  /** Each is played on from the branch and, with the same luck, from the match after the move that it leaves out. */
  | { readonly kind: "futures"; readonly branch: BranchMoves; readonly count: number }
  /** Expert against expert from there on, with the luck of the match. */
  | { readonly kind: "par"; readonly branch: BranchMoves }
  /** A complete review as the JSON that the terminal and the server write. */
  | { readonly kind: "json"; readonly events: readonly ReviewEvent[] };

export interface ReviewAsked {
  readonly number: number;
  readonly record: string;
  readonly review: ReviewQuestion;
}

export type ReviewAnswer =
  /** Before anything else: the standard error of a loss in this game. */
  | { readonly kind: "begun"; readonly noise: number }
  | { readonly kind: "event"; readonly index: number; readonly event: ReviewEvent }
  | {
      readonly kind: "done";
      readonly result: Shares;
      readonly hardFinds: readonly number[];
      readonly motifs: MainMotifs;
      /** The level that each seat resembles. */
      readonly playsLike: readonly (PlaysLike | null)[];
    }
  | { readonly kind: "explained"; readonly explanation: Explanation }
  | { readonly kind: "again"; readonly event: DecisionEvent }
  | { readonly kind: "attempted"; readonly attempt: Attempt }
  | { readonly kind: "valued"; readonly shares: Shares }
  | { readonly kind: "future"; readonly end: FutureEnd; readonly real: FutureEnd }
  | { readonly kind: "par"; readonly move: Move }
  | { readonly kind: "json"; readonly text: string };

/** `answer` is null after the last one. */
export interface ReviewTold {
  readonly number: number;
  readonly answer: ReviewAnswer | null;
}

/** "Look again" sees ten times as much as the second look of a review. */
const AGAIN = 10;
/** A future is only one of many, so each of its moves is looked at briefly. */
const FUTURE = 0.1;

export function* answerReview({ number, record, review }: ReviewAsked): Generator<ReviewTold> {
  const { match } = unwrap(parseRecord(record, gameOf));
  for (const answer of answersTo(match, review)) yield { number, answer };
  yield { number, answer: null };
}

function* answersTo(match: Match, question: ReviewQuestion): Generator<ReviewAnswer> {
  const budgets = pluginOf(match.game.id).budgets(match.seats);
  const player = judgeOf(match.game.id);
  switch (question.kind) {
    case "judge":
      yield* judge(match, player, question.known);
      return;
    case "explain":
      yield { kind: "explained", explanation: explainDecision(match, question.event, player) };
      return;
    case "again":
      yield { kind: "again", event: lookAgain(match, question.event, player, AGAIN * budgets.second) };
      return;
    case "attempt": {
      const { event, move } = question;
      yield { kind: "attempted", attempt: judgeAttempt(match, event, move, player, budgets.second) };
      return;
    }
    case "value":
      yield {
        kind: "valued",
        shares: valueOf(followBranch(match, question.branch), player, nodesPerDecision(budgets)),
      };
      return;
    case "futures": {
      const { branch, count } = question;
      const budget = { nodes: Math.ceil(FUTURE * budgets.chance) };
      const seed = `${match.game.id} ${match.log.slice(0, branch.ply).join(" ")}`;
      const starts = [followBranch(match, branch), leaveAt(match, branch.ply + 1)];
      const [here, real] = starts.map((start) => playFutures(start, player, budget, count, seed));
      for (const end of here) yield { kind: "future", end, real: real.next().value ?? end };
      return;
    }
    case "json": {
      const lines = makeReviewLines(match, question.events, summarise(match, question.events, player));
      yield { kind: "json", text: lines.map((line) => `${line}\n`).join("") };
      return;
    }
    case "par": {
      const branch = followBranch(match, question.branch);
      const draw = (one: Match) => drawForBranch(match, one, { kind: "same" });
      for (const move of playOn(branch, player, { nodes: nodesPerDecision(budgets) }, draw))
        yield { kind: "par", move };
    }
  }
}

function* judge(match: Match, player: Player, known: readonly ReviewEvent[]): Generator<ReviewAnswer> {
  const plugin = pluginOf(match.game.id);
  yield { kind: "begun", noise: plugin.noise };
  const events = [...known];
  for (const { index, event } of judgeMatch(match, { player, budgets: plugin.budgets(match.seats), known })) {
    events[index] = event;
    yield { kind: "event", index, event };
  }
  const motifs = nameLosses(match, events, player);
  const result = resultOf(match, events);
  // What a loss is called does not change how large it is.
  const ledger = makeLedger(events, result, () => "good");
  const alike = ledger.map((row) => playsLike(row, match.seats, plugin.levelLosses));
  yield { kind: "done", result, hardFinds: findHardFinds(match, events), motifs, playsLike: alike };
}

function followBranch(match: Match, { ply, moves }: BranchMoves): Match {
  const branch = leaveAt(match, ply);
  for (const move of moves) unwrap(branch.play(move));
  return branch;
}

function valueOf(branch: Match, player: Player, nodes: number): Shares {
  if (branch.actor === OVER) return endOfBranch(branch).shares;
  return evaluate(player, branch.position, { nodes }).shares;
}
