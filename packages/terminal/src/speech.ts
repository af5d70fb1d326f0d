/** How people type the moves of a game and are told what happened; `games.ts` has the speech of each game. */
import type { Move, Position, Result, Seat } from "@riad/core";

/** One move of a turn, with the positions before and after it. */
export interface PlayedMove<P extends Position = Position> {
  readonly before: P;
  readonly move: Move;
  readonly after: P;
}

/** A turn in one line. */
export interface TurnStory {
  readonly text: string;
  /** What the seat that reads it was paid. */
  readonly income: number;
}

export interface Speech<P extends Position = Position> {
  /** What the player to move has to do, in one line with an example. */
  ask(position: P): string;
  /** Reads a turn; a refusal says why not and what would be legal. */
  parseTurn(position: P, words: readonly string[]): Result<Move>;
  /** Whether these words are a legal turn even if they also name a command, such as `r`; otherwise the command comes first. */
  isTurn?(position: P, words: readonly string[]): boolean;
  /** The move as it is typed. */
  makeTurn(position: P, move: Move): string;
  /** What a move did, one sentence per line; empty for moves that are not worth reporting. */
  tell(before: P, move: Move, after: P, names: readonly string[]): string[];
  /** A whole turn of several moves in one line, as `reader` reads it; without it, the sentences of its moves are told. */
  tellTurn?(moves: readonly PlayedMove<P>[], names: readonly string[], reader?: Seat): TurnStory;
  /** Every legal turn, with what it costs or brings, in lines. */
  listTurns(position: P, width: number): string[];
  /** The seat whose player rolls (with Enter) before chance acts; undefined where chance acts at once. */
  roller(position: P): Seat | undefined;
  /** The only legal move, where there is no choice and the player need not be asked. */
  forced(position: P): Move | undefined;
  /** An example of a turn, for refusals of input that is not a turn at all. */
  readonly example: string;
  /** How turns are written and what they mean, for the help. */
  readonly turns: readonly (readonly [string, string])[];
  /** The rules on one page: a title and paragraphs. */
  readonly rules: readonly string[];
  /** What the rows of a review's account are called; a row without a name is what comes later. */
  readonly account?: Readonly<Record<string, string>>;
  /** Who is behind the game, for the credits. */
  readonly credits: readonly string[];
}
