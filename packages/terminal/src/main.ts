/** The program `riad`: wiring only. Each command is a file, loaded when it is called, so that `--help` is quick. */
import { Command } from "commander";
import { failed } from "./failure.ts";

const riad = new Command("riad")
  .description("Azul and Marrakech in the terminal.")
  .version("0.1.0")
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, "riad: ")) })
  .exitOverride()
  .showSuggestionAfterError();

riad
  .command("tasks")
  .description("run the course's task functions, one JSON object a line in and out")
  .argument("<game>", "azul or marrakech")
  .addHelpText(
    "after",
    `
Examples:
  echo '{"id":1,"task":"moveAssam","input":["A00N",2]}' | riad tasks marrakech
  zcat cases.jsonl.gz | riad tasks azul > results.jsonl

Every line {"id":…,"task":"…","input":[…]} is answered by {"id":…,"result":…} or {"id":…,"error":"…"}, in order.
Exit codes: 0 all lines answered, 1 at least one line was refused, 2 the command line is wrong.`,
  )
  .action(async (game: string) => {
    const { runTasks } = await import("./tasks.ts");
    process.exitCode = await runTasks(game, process.stdin, process.stdout);
  });

riad
  .command("view")
  .description("draw a position of either game as text")
  .argument("<position...>", "a game string, a file that holds one, or - for standard input")
  .option("--color", "colours even when the output is not a terminal")
  .option("--no-color", "no colours")
  .addHelpText(
    "after",
    `
Examples:
  riad view AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000 A0MSFB0MSF
  riad view position.txt
  riad view - < position.txt

The game is recognised from the string. Exit codes: 0 drawn, 1 refused, 2 the command line is wrong.`,
  )
  .action(async (words: string[], options: { color?: boolean }) => {
    const { view } = await import("./view.ts");
    await view(words, options.color);
  });

try {
  await riad.parseAsync();
} catch (error) {
  process.exitCode = failed(error);
}
