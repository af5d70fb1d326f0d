/**
 * A player chooses for a seat. It sees the public position and nothing else: no log, no seed, no clock of the match.
 * Choosing is synchronous and stops by itself within its budget; a program that must not be blocked runs it in a worker and
 * ends the worker to cancel.
 */
import { listMoves } from "@riad/core";
import type { Move, Position, Random } from "@riad/core";

/** Whichever limit is reached first ends the thinking. With node limits alone a choice is reproducible. */
export interface Budget {
  readonly ms?: number;
  readonly nodes?: number;
}

/** What a move is worth to the seat that makes it. */
export interface Expectation {
  /** Expected share of the win, from 0 to 1; a tie of two is a half. */
  readonly share: number;
  /** Expected points ahead of the best other seat at the end. */
  readonly margin: number;
}

export interface Choice extends Expectation {
  readonly move: Move;
  /** Positions looked at. */
  readonly nodes: number;
  /** Whether the search came to the end of the round wherever it looked; left out by players to which that means nothing. */
  readonly isSearchedOut?: boolean;
  /** Whether share and margin are facts, as in an `Analysis`. */
  readonly isProven?: boolean;
}

/** One of the moves that were asked about. */
export interface JudgedMove {
  readonly move: Move;
  /** Whether the search looked at it. Where it did not, there are no shares, and the margin means nothing. */
  readonly isSeen: boolean;
  /** Expected share of the win of each seat after it; they add up to 1. */
  readonly shares: readonly number[];
  /** Expected points of the seat that moves ahead of the best other seat, at the end. */
  readonly margin: number;
  /** What is expected to follow, the move itself first; decisions only, as far as no chance comes between. */
  readonly line: readonly Move[];
}

export interface Analysis {
  /** What the position is worth to each seat; they add up to 1, and do not depend on the parity of the search's depth. */
  readonly shares: readonly number[];
  /** The best first; those that the search did not look at last. */
  readonly moves: readonly JudgedMove[];
  /** Everything was searched to the end of the round, and nothing that could matter was left out. */
  readonly isSolved: boolean;
  /** Nothing at all was left out, and every way ends the match: the shares are facts. */
  readonly isProven: boolean;
  readonly nodes: number;
  /** See `Choice`: weaker than solved, because unpromising moves may have been left out. */
  readonly isSearchedOut?: boolean;
}

/** What a position is worth, as in an `Analysis`; the margin is that of the seat to move, and the move what it would choose. */
export type Evaluation = Pick<Analysis, "shares" | "isProven" | "nodes" | "isSearchedOut"> &
  Pick<JudgedMove, "move" | "margin">;

export interface Player<P extends Position = Position> {
  /** A legal decision for `position.actor`, which must be a seat. */
  choose(position: P, budget: Budget): Choice;
  /** Compares some of the legal decisions, at least one, by one search that judges them all alike. */
  judge(position: P, moves: readonly Move[], budget: Budget): Analysis;
  /** One search that compares nothing, and so looks further; left out by players to whom that makes no difference. */
  evaluate?(position: P, budget: Budget): Evaluation;
}

/** What a position is worth, as the player can say it best. */
export function evaluate<P extends Position>(player: Player<P>, position: P, budget: Budget): Evaluation {
  if (player.evaluate !== undefined) return player.evaluate(position, budget);
  const analysis = analyse(player, position, budget);
  const [{ move, margin }] = analysis.moves;
  return { ...analysis, move, margin };
}

/** Every legal decision with its value. */
export function analyse<P extends Position>(player: Player<P>, position: P, budget: Budget): Analysis {
  return player.judge(position, listMoves(position), budget);
}

/** The best first, unseen ones last; `seat` is the one that chooses. */
export function rankMoves(moves: readonly JudgedMove[], seat: number): JudgedMove[] {
  return [...moves].sort(
    (a, b) =>
      Number(b.isSeen) - Number(a.isSeen) || (b.isSeen ? b.shares[seat] - a.shares[seat] || b.margin - a.margin : 0),
  );
}

/** Where nothing is known, everybody is as likely to win. */
export function evenShares(seats: number): number[] {
  return Array.from({ length: seats }, () => 1 / seats);
}

/** A strength that people choose by name. */
export interface Level<P extends Position = Position> {
  readonly id: string;
  /** One plain sentence: how it plays. */
  readonly about: string;
  /** The budget it uses when nobody gives another. */
  readonly budget: Budget;
  /** A fresh player. `random` decides its noise and ties; the same seed gives the same play. */
  create(random: Random): Player<P>;
}
