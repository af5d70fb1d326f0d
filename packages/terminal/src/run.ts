/** Runs one command line of `riad`; the exit code is left in `process.exitCode`. */
import { createRequire } from "node:module";
import { Command } from "commander";
import { declareCommands } from "./commands/commands.ts";
import { loadGameHelp } from "./commands/game-help.ts";
import { failed } from "./failure.ts";

const { version } = createRequire(import.meta.url)("../package.json") as { version: string };

export async function run(words: readonly string[]): Promise<void> {
  const riad = new Command("riad")
    .description("Board games in the terminal.")
    .version(version)
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, "riad: ")) })
    .exitOverride()
    .showSuggestionAfterError();
  declareCommands(riad, await loadGameHelp(words));
  try {
    await riad.parseAsync(words, { from: "user" });
  } catch (error) {
    process.exitCode = failed(error);
  }
}
