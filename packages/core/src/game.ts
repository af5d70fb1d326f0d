/**
 * The contract between a game's rules and everything that uses them.
 *
 * A `Position` is mutable and cheap to copy; moves are integers; text appears only in `Notation`. Chance is a player:
 * `play` never rolls; the caller draws an outcome and plays it. So a position contains no seed and hides nothing.
 *
 * Deliberately absent: history, undo, rewards, rendering, evaluation. They are built on top of this contract.
 */
import type { Random } from "./random.ts";
import type { Refusal, Result } from "./result.ts";

/** An index at the table, from 0 in order of play. */
export type Seat = number;

/** A decision of a seat or an outcome of chance, as an integer that only its game can interpret. */
export type Move = number;

/** A buffer that the caller owns and `moves` fills. Created by `newMoveList`. */
export type MoveList = Int32Array;

/** No position of any game on the shelf has more moves than this (the most so far: 492). */
const MOST_MOVES = 512;

export function newMoveList(): MoveList {
  return new Int32Array(MOST_MOVES);
}

/** `actor` while an outcome of chance is due. */
export const CHANCE = -1;

/** `actor` when the match has ended. */
export const OVER = -2;

export interface Position {
  readonly seats: number;
  /** Who makes the next move: a seat, `CHANCE` or `OVER`. */
  readonly actor: Seat | typeof CHANCE | typeof OVER;
  /** Writes every possible move in ascending order and returns how many; 0 if and only if `OVER`. */
  moves(into: MoveList): number;
  /** At `CHANCE`: how likely an outcome is, relative to the others; 0 if it is impossible. */
  weight(outcome: Move): number;
  /** At `CHANCE`: draws one outcome according to the weights, without listing them. */
  draw(random: Random): Move;
  /** In place and unchecked: playing a move that `moves` does not list is a bug of the caller. */
  play(move: Move): void;
  /** Points in this position. */
  points(seat: Seat): number;
  /** The final place: 0 for the winner; tied seats share a place. */
  place(seat: Seat): number;
  copyFrom(other: this): void;
  clone(): this;
  equals(other: this): boolean;
}

/** A position for display; one with a fault cannot be played. */
export interface DrawnPosition<P extends Position = Position> {
  readonly position: P;
  readonly fault: Refusal | null;
}

/** Parsing and making text. Every position that can arise in play survives `parsePosition(makePosition(p))` exactly. */
export interface Notation<P extends Position = Position> {
  parsePosition(text: string): Result<P>;
  /** For display only: parses a well-formed text even if no match leads to it, and says why none does. */
  drawPosition?(text: string): Result<DrawnPosition<P>>;
  makePosition(position: P): string;
  /** Refuses anything that is not a legal move here, and says why. */
  parseMove(position: P, text: string): Result<Move>;
  makeMove(position: P, move: Move): string;
}

/** A rule option: a closed list of values, the first of which is the default. */
export interface GameOption {
  readonly name: string;
  /** One plain sentence for players. */
  readonly about: string;
  readonly values: readonly string[];
  /** Not chosen by people: whoever sets up a match draws it unless it is given, like the first player. */
  readonly isDrawn?: boolean;
}

/** What a move opens in the count of turns: a round, a turn, or decisions that are not counted; see `turns.ts`. */
export type Opening = "round" | "turn" | "uncounted";

/** What is fixed before the first move. */
export interface Setup {
  readonly seats: number;
  /** Who moves first. It is drawn when the match is set up, not by chance within the rules. */
  readonly first: Seat;
  readonly options: Readonly<Record<string, string>>;
}

/** The rules of a game: its facts, and how a match starts. */
export interface Game<P extends Position = Position> {
  readonly id: string;
  readonly title: string;
  /** Raised when a rule changes, so that an old record is never replayed under new rules. */
  readonly rulesVersion: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** A match stops after this many moves; no sensible match gets near it. */
  readonly moveLimit: number;
  readonly options: readonly GameOption[];
  /** `setup` is complete and checked: see `completeSetup`. */
  start(setup: Setup): P;
  /** Counts of everything that stays constant through a match, by name: nothing is lost and nothing appears. */
  stock(position: P): ReadonlyMap<string, number>;
  /**
   * What a move opens in the count of turns; null if it belongs to what is already open. Without this method there are
   * no rounds, and a turn is everything that one seat decides in a row.
   */
  opens?(position: P, move: Move): Opening | null;
  /** Whether `opens` ever opens a round: then a match that starts from a position within a round is in round 1. */
  readonly hasRounds?: boolean;
  readonly notation: Notation<P>;
}

/** What is known about a game without loading its rules. */
export type GameFacts = Pick<Game, "id" | "title" | "minSeats" | "maxSeats" | "options">;
