/** The program `riad`: wiring only. */
import { createRequire } from "node:module";
import { shelf } from "@riad/games";
import { Command } from "commander";
import { declareCommands } from "./commands/commands.ts";
import { examples } from "./commands/examples.ts";
import { failed } from "./failure.ts";

const { version } = createRequire(import.meta.url)("../package.json") as { version: string };

const riad = new Command("riad")
  .description(`${listTitles()} in the terminal.`)
  .version(version)
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, "riad: ")) })
  .exitOverride()
  .showSuggestionAfterError()
  .addHelpText("after", examples.riad);

declareCommands(riad);

// The reader may stop reading, as in `riad replay … | head`; that is not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") process.exitCode = failed(error);
  process.exit();
});

try {
  await riad.parseAsync();
} catch (error) {
  process.exitCode = failed(error);
}

function listTitles(): string {
  const titles = shelf.map(({ title }) => title);
  return `${titles.slice(0, -1).join(", ")} and ${titles.at(-1)}`;
}
