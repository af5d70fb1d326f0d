/** What a game may add to the terminal besides its rules; see games.ts. */
import type { Match, Position, Refusal, Result, Task } from "@riad/core";
import type { Speech } from "./speech.ts";

/** A match that was logged by another program. */
export interface ForeignLog {
  readonly match: Match;
  readonly names: readonly string[];
}

/** A log format other than the project's own records. */
export interface LogFormat {
  /** Describes line 1 of such a log, for the refusal of anything else. */
  readonly firstLine: string;
  recognises(text: string): boolean;
  parse(text: string): Result<ForeignLog>;
}

/** Commands whose help has examples of particular games. */
type ExampleCommand = "play" | "view" | "tasks" | "arena";

/** Several sets of names for the same pieces, and the flag that chooses one. */
export interface Dialects {
  readonly flag: string;
  readonly about: string;
  /** The first is the default in local matches; online matches always use Riad's own. */
  readonly names: readonly string[];
}

export interface TerminalEntry<P extends Position = Position> {
  speech(dialect: string | undefined): Speech<P>;
  readonly dialects?: Dialects;
  /** A refusal of the rules about pieces as they are drawn, in the names of a dialect. */
  retell?(refusal: Refusal, dialect: string | undefined): string;
  /** The task functions of the game's course, by name. */
  readonly tasks?: Readonly<Record<string, Task>>;
  readonly log?: LogFormat;
  /** Lines for `--help`. */
  readonly examples: Readonly<Partial<Record<ExampleCommand, readonly string[]>>>;
}
