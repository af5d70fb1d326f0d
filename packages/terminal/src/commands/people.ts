/** The commands about yourself on servers, with their flags. */
import type { Command } from "commander";
import type { Examples } from "./examples.ts";

const SERVER = "the address of the server; all that know you if omitted";
const ONE_SERVER = "the address of the server; needed if several know you";

export function declarePeople(riad: Command, examples: Examples): void {
  riad
    .command("matches")
    .description("list your matches on servers: whose turn, time left, what is new")
    .option("--server <address>", SERVER)
    .option("--all", "also those that are over")
    .option("--json", "one JSON object per line")
    .addHelpText("after", examples.matches)
    .action(async (flags) => {
      const { listMatches } = await import("./me.ts");
      await listMatches(flags);
    });
  riad
    .command("wait")
    .description("exit when it is your turn in a match on a server")
    .option("--server <address>", SERVER)
    .option("--match <match>", "only in this match")
    .option("--timeout <period>", "give up after this time, such as 30s, 10m, 12h or 7d", "24h")
    .addHelpText("after", examples.wait)
    .action(async (flags) => {
      const { waitForTurn } = await import("./me.ts");
      await waitForTurn(flags);
    });
  const me = riad
    .command("me")
    .description("say who you are on servers, and make other devices yours")
    .option("--server <address>", SERVER)
    .addHelpText("after", examples.me)
    .action(async (flags) => {
      const { showMe } = await import("./me.ts");
      await showMe(flags);
    });
  me.command("words")
    .description("eight words that make another device yours, once and within ten minutes")
    .option("--server <address>", ONE_SERVER)
    .action(async (_flags, command: Command) => {
      const { showWords } = await import("./me.ts");
      await showWords(command.optsWithGlobals());
    });
  me.command("enter")
    .description("become who another device of yours is, with its words or those of your recovery sheet")
    .argument(
      "[words...]",
      "eight or twelve words, with spaces or hyphens; asked for, or read from standard input, if omitted",
    )
    .option("--server <address>", ONE_SERVER)
    .option("--move", "the other device is no longer yours")
    .action(async (words: string[], _flags, command: Command) => {
      const { enterWords } = await import("./me.ts");
      await enterWords(words, command.optsWithGlobals());
    });
}
