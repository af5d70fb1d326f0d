/**
 * A player chooses for a seat. It sees the public position and nothing else: no log, no seed, no clock of the match.
 * Choosing is synchronous and stops by itself within its budget; a program that must not be blocked runs it in a worker and
 * ends the worker to cancel.
 */
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
}

export interface MoveExpectation extends Expectation {
  readonly move: Move;
}

export interface Analysis {
  /** Every legal move, the best first. */
  readonly moves: readonly MoveExpectation[];
  /** The expected line from here, decisions only as far as no chance comes between. */
  readonly line: readonly Move[];
  readonly nodes: number;
}

export interface Player<P extends Position = Position> {
  /** A legal decision for `position.actor`, which must be a seat. */
  choose(position: P, budget: Budget): Choice;
  /** Every legal decision with its value. */
  analyse(position: P, budget: Budget): Analysis;
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
