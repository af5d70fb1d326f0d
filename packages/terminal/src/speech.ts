/** How players type the moves of a game and how moves are described; `games.ts` has the speech of each game. */
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
  /** The amount that the reader's seat was paid. */
  readonly income: number;
}

export interface Speech<P extends Position = Position> {
  /** What the player to move has to do, in one line with an example. */
  ask(position: P): string;
  /** Parses a turn; a refusal says what is wrong and what would be legal. */
  parseTurn(position: P, words: readonly string[]): Result<Move>;
  /**
   * Whether these words are a legal turn although they also name a command, such as `r`; otherwise the command wins.
   */
  isTurn?(position: P, words: readonly string[]): boolean;
  /** The move as a player would type it. */
  makeTurn(position: P, move: Move): string;
  /** Describes a move, one sentence per line; empty for moves that are not worth reporting. */
  tell(before: P, move: Move, after: P, names: readonly string[]): string[];
  /**
   * Describes a turn of several moves in one line for `reader`; without this method, the sentences of its moves are
   * used.
   */
  tellTurn?(moves: readonly PlayedMove<P>[], names: readonly string[], reader?: Seat): TurnStory;
  /** Every legal turn, with what it costs or gains, in lines. */
  listTurns(position: P, width: number): string[];
  /** The seat whose player rolls (with Enter) before chance acts; undefined if chance acts at once. */
  roller(position: P): Seat | undefined;
  /** The only legal move, if the player need not be asked. */
  forced(position: P): Move | undefined;
  /** An example of a turn, for the refusal of input that is not a turn at all. */
  readonly example: string;
  /** How turns are written and what they mean, for the help. */
  readonly turns: readonly (readonly [string, string])[];
  /** The rules on one page: a title and paragraphs. */
  readonly rules: readonly string[];
  /** The names of the rows of a review's account against somebody; a row without a name is everything else. */
  account?(rival: string): Readonly<Record<string, string>>;
  /** Who made the game, for the credits. */
  readonly credits: readonly string[];
}
