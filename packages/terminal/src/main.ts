/** The entry point of `riad`: wiring only. */
import { createRequire } from "node:module";
import { Command } from "commander";
import { declareCommands } from "./commands/commands.ts";
import { loadGameHelp } from "./commands/game-help.ts";
import { failed } from "./failure.ts";

const { version } = createRequire(import.meta.url)("../package.json") as { version: string };

const riad = new Command("riad")
  .description("Board games in the terminal.")
  .version(version)
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, "riad: ")) })
  .exitOverride()
  .showSuggestionAfterError();

declareCommands(riad, await loadGameHelp(process.argv.slice(2)));

// The reader may close the pipe, as in `riad replay … | head`; that is not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") process.exitCode = failed(error);
  process.exit();
});

try {
  await riad.parseAsync();
} catch (error) {
  process.exitCode = failed(error);
}
