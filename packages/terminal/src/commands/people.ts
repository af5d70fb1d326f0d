/** The commands about your identity on servers, with their flags. */
import type { Command } from "commander";
import type { Examples } from "./examples.ts";

const SERVER = "the address of the server; all servers that know you if omitted";
const ONE_SERVER = "the address of the server; needed if several know you";

export function declarePeople(riad: Command, examples: Examples): void {
  riad
    .command("matches")
    .description("list your matches on servers: whose turn, time left, what is new")
    .option("--server <address>", SERVER)
    .option("--all", "include finished matches")
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
    .description("show your identity on servers, and add devices to it")
    .option("--server <address>", SERVER)
    .addHelpText("after", examples.me)
    .action(async (flags) => {
      const { showMe } = await import("./me.ts");
      await showMe(flags);
    });
  me.command("words")
    .description("show eight words that add another device to your identity, once, within ten minutes")
    .option("--server <address>", ONE_SERVER)
    .action(async (_flags, command: Command) => {
      const { showWords } = await import("./me.ts");
      await showWords(command.optsWithGlobals());
    });
  me.command("enter")
    .description("add this device to your identity, with words from another device or your recovery words")
    .argument(
      "[words...]",
      "eight or twelve words, with spaces or hyphens; asked for, or read from standard input, if omitted",
    )
    .option("--server <address>", ONE_SERVER)
    .option("--move", "remove the other device")
    .action(async (words: string[], _flags, command: Command) => {
      const { enterWords } = await import("./me.ts");
      await enterWords(words, command.optsWithGlobals());
    });
}
