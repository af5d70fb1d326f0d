/**
 * The contract between a game's rules and everything that uses them.
 *
 * A `Position` is mutable and cheap to copy; moves are integers; text appears only in `Notation`. Chance is a player:
 * `play` never rolls, somebody outside draws an outcome and plays it. So a position holds no seed and hides nothing.
 *
 * Deliberately absent: history, undo, rewards, rendering, evaluation. They are built on top of this contract and it needs none of them.
 */
import type { Random } from "./random.ts";
import type { Refusal, Result } from "./result.ts";

/** A place at the table, counted from 0 in order of play. */
export type Seat = number;

/** A decision of a seat or an outcome of chance. Its meaning belongs to the game. */
export type Move = number;

/** A buffer that the caller owns and `moves` fills. Make one with `newMoveList`. */
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
  /** At `CHANCE`: how likely an outcome is, relative to the others; 0 for what cannot happen. */
  weight(outcome: Move): number;
  /** At `CHANCE`: one outcome, as likely as its weight says, without listing them. */
  draw(random: Random): Move;
  /** In place and unchecked: a move that `moves` does not list is a bug of the caller. */
  play(move: Move): void;
  /** Points at this moment. */
  points(seat: Seat): number;
  /** The final placing: 0 for the winner; seats that tie share a place. */
  place(seat: Seat): number;
  copyFrom(other: this): void;
  clone(): this;
  equals(other: this): boolean;
}

/** A position to look at; with a fault it is not one to play. */
export interface DrawnPosition<P extends Position = Position> {
  readonly position: P;
  readonly fault: Refusal | null;
}

/** Text in, text out. Every position that can arise in play survives `parsePosition(makePosition(p))` exactly. */
export interface Notation<P extends Position = Position> {
  parsePosition(text: string): Result<P>;
  /** For drawing only: reads a well-formed text even if no match leads to it, and says why none does. */
  drawPosition?(text: string): Result<DrawnPosition<P>>;
  makePosition(position: P): string;
  /** Refuses what is not a legal move here, and says why. */
  parseMove(position: P, text: string): Result<Move>;
  makeMove(position: P, move: Move): string;
}

/** A rule option: a closed list of values, the first of which is the default. */
export interface GameOption {
  readonly name: string;
  /** One plain sentence that a player understands. */
  readonly about: string;
  readonly values: readonly string[];
  /** Nobody chooses it: whoever sets up a match draws it unless it is given, as they draw who starts. */
  readonly isDrawn?: boolean;
}

/** What a move opens when people count a match: a round, a turn, or decisions that they do not count; see `turns.ts`. */
export type Opening = "round" | "turn" | "uncounted";

/** What is settled before the first move. */
export interface Setup {
  readonly seats: number;
  /** Who moves first. Whoever sets the match up draws it; it is not chance in the rules. */
  readonly first: Seat;
  readonly options: Readonly<Record<string, string>>;
}

/** The rules in the box: facts, and the way to a first position. */
export interface Game<P extends Position = Position> {
  readonly id: string;
  readonly title: string;
  /** Raised when a rule changes, so that an old record is never replayed under new rules. */
  readonly rulesVersion: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** A match that has come to this many moves goes no further; no sensible match gets near it. */
  readonly moveLimit: number;
  readonly options: readonly GameOption[];
  /** `setup` is complete and checked: see `completeSetup`. */
  start(setup: Setup): P;
  /** What no match ever changes, by name: nothing is lost and nothing appears. */
  stock(position: P): ReadonlyMap<string, number>;
  /**
   * What a move opens when people count the match; null for a move that belongs to what is open. Without it there are no
   * rounds, and a turn is everything that one seat decides in a row.
   */
  opens?(position: P, move: Move): Opening | null;
  readonly notation: Notation<P>;
}

/** What can be known of a game without loading its rules. */
export type GameFacts = Pick<Game, "id" | "title" | "minSeats" | "maxSeats" | "options">;
