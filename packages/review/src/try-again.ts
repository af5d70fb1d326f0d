/** Mistakes as exercises: whether another move answers them. */
import type { Match, Move, Position } from "@riad/core";
import type { Player } from "@riad/bots";
import { explainDecision } from "./explain.ts";
import type { Explanation } from "./explain.ts";
import { compareMoves } from "./looking.ts";
import { percentChange } from "./percent.ts";
import type { Alternative, DecisionEvent } from "./review.ts";
import { isDecided } from "./verdict.ts";

/** A move that was tried in place of the one played. */
export interface Attempt {
  readonly tried: Alternative;
  readonly best: Alternative;
  readonly played: Alternative;
  readonly isRight: boolean;
  /** Why the one tried is better than the one played, or the other way round. */
  readonly explanation: Explanation;
}

export function judgeAttempt(match: Match, event: DecisionEvent, move: Move, player: Player, nodes: number): Attempt {
  const { best, played, others } = event;
  const listed = [best, played, ...others].find((one) => one.move === move);
  const tried = listed ?? compareWithBest(match.positionAt(event.ply), event, move, player, nodes);
  const isBetter = isBetterThan(tried, played);
  const compared = { ...event, others: [], best: isBetter ? tried : played, played: isBetter ? played : tried };
  return {
    tried,
    best,
    played,
    isRight: isRight(best, played, tried),
    explanation: explainDecision(match, compared, player),
  };
}

/**
 * One search compares the move with the best; the difference counts. So every move keeps the value that the review has shown it with, and
 * no answer is refused that was listed beside the best one.
 */
function compareWithBest(
  position: Position,
  event: DecisionEvent,
  move: Move,
  player: Player,
  nodes: number,
): Alternative {
  const { best } = event;
  const found = compareMoves(position, [best.move, move], player, nodes);
  const [one, other] = [best.move, move].map((wanted) => found.find((judged) => judged.move === wanted));
  if (one === undefined || other === undefined) return { move, share: 0, margin: 0, line: [move] };
  const share = Math.min(1, Math.max(0, best.share + other.share - one.share));
  return { ...other, share, margin: best.margin + other.margin - one.margin };
}

/** By what a verdict goes by: the chance to win, or the points where the match was decided. */
export function isBetterThan(one: Alternative, other: Alternative): boolean {
  const [high, low] = [Math.max(one.share, other.share), Math.min(one.share, other.share)];
  const byPoints = isDecided(high, low) || high === low;
  return byPoints ? one.margin > other.margin : one.share > other.share;
}

/** Whether people would see the same figures: then neither is called better. */
export function isAlike(one: Alternative, other: Alternative): boolean {
  if (percentChange(one.share, other.share) !== 0) return false;
  const isForPoints = isDecided(Math.max(one.share, other.share), Math.min(one.share, other.share));
  return !isForPoints || Math.abs(one.margin - other.margin) < 1;
}

/** This near to the best counts as right: a share of the win, or points where the match was decided. */
const NEAR = { share: 0.02, points: 3 };

/** Never a move that is worse than the one played. */
export function isRight(best: Alternative, played: Alternative, tried: Alternative): boolean {
  if (tried.move === played.move) return false;
  if (tried.move === best.move) return true;
  const isForPoints = isDecided(best.share, Math.min(played.share, tried.share));
  const [wanted, own, before] = [best, tried, played].map(({ margin, share }) => (isForPoints ? margin : share));
  // Of a slip that cost less than that, most must be found.
  const near = Math.min(isForPoints ? NEAR.points : NEAR.share, (wanted - before) / 2);
  return own >= before && wanted - own <= near;
}
