/** Mistakes as exercises: which ones, and whether another move answers them. */
import type { Match, Move, Seat } from "@riad/core";
import type { Player } from "@riad/bots";
import { explainDecision } from "./explain.ts";
import type { Explanation } from "./explain.ts";
import { compareMoves } from "./judging.ts";
import { lossOf } from "./review.ts";
import type { Alternative, DecisionEvent, ReviewEvent } from "./review.ts";
import { isDecided } from "./verdict.ts";
import type { Verdict } from "./verdict.ts";

/** A move that was tried in place of the one played. */
export interface Attempt {
  readonly tried: Alternative;
  readonly best: Alternative;
  readonly played: Alternative;
  readonly isRight: boolean;
  /** Why the one tried is better than the one played, or the other way round. */
  readonly explanation: Explanation;
}

/** A seat's own mistakes that are certain, the costliest first; indexes of events. */
export function findExercises(
  events: readonly ReviewEvent[],
  seat: Seat,
  verdictOf: (event: DecisionEvent) => Verdict,
): number[] {
  return events
    .flatMap((event, index) => {
      if (event.kind !== "decision" || event.seat !== seat) return [];
      const { kind, certainty } = verdictOf(event);
      return (kind === "mistake" || kind === "blunder") && certainty !== "unclear" ? [{ index, event }] : [];
    })
    .sort((one, other) => lossOf(other.event) - lossOf(one.event))
    .map(({ index }) => index);
}

/** One search compares the move with the best one and the one played. */
export function judgeAttempt(match: Match, event: DecisionEvent, move: Move, player: Player, nodes: number): Attempt {
  const position = match.positionAt(event.ply);
  const moves = [...new Set([event.best.move, event.played.move, move])];
  const found = compareMoves(position, moves, player, nodes);
  const [best, played, tried] = [event.best.move, event.played.move, move].map(
    (wanted) => found.find((one) => one.move === wanted) ?? { move: wanted, share: 0, margin: 0, line: [wanted] },
  );
  const isBetter = tried.share > played.share || (tried.share === played.share && tried.margin > played.margin);
  const compared = { ...event, others: [], best: isBetter ? tried : played, played: isBetter ? played : tried };
  return {
    tried,
    best,
    played,
    isRight: isRight(best, played, tried),
    explanation: explainDecision(match, compared, player),
  };
}

/** So near to the best that nobody should be told to look further: a share of the win, and points where it is decided. */
const NEAR = { share: 0.02, points: 3 };

/** Never a move that is worse than the one played. */
export function isRight(best: Alternative, played: Alternative, tried: Alternative): boolean {
  if (tried.move === played.move) return false;
  if (tried.move === best.move) return true;
  const isForPoints = isDecided(best.share, Math.min(played.share, tried.share));
  const less = (than: Alternative) => (isForPoints ? than.margin - tried.margin : than.share - tried.share);
  return less(played) <= 0 && less(best) <= (isForPoints ? NEAR.points : NEAR.share);
}
