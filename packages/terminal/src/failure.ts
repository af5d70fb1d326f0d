/** How a command fails: one sentence for a person on stderr and an exit code, never a stack trace. */
import { CommanderError } from "commander";
import { printable } from "@riad/drawing/block";

export const EXIT = { done: 0, refused: 1, usage: 2 } as const;

/** Thrown by a command that cannot continue; the message is one clear sentence. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.refused) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Reports what went wrong and returns the exit code. */
export function failed(error: unknown): number {
  if (error instanceof CommanderError) {
    // Commander has already reported its error; --help and --version are not failures.
    return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  }
  const message = error instanceof Error ? error.message : String(error);
  console.error(`riad: ${message.split("\n").map(printable).join("\n")}`);
  return error instanceof Failure ? error.exitCode : EXIT.refused;
}
