/** The program `riad`: wiring only. */
import { Command } from "commander";
import { declareCommands } from "./commands.ts";
import { examples } from "./examples.ts";
import { failed } from "./failure.ts";

const riad = new Command("riad")
  .description("Azul and Marrakech in the terminal.")
  .version("0.1.0")
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, "riad: ")) })
  .exitOverride()
  .showSuggestionAfterError()
  .addHelpText("after", examples.riad);

declareCommands(riad);

// Whoever reads may stop reading, as in `riad replay … | head`: that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") process.exitCode = failed(error);
  process.exit();
});

try {
  await riad.parseAsync();
} catch (error) {
  process.exitCode = failed(error);
}
