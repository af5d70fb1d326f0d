/**
 * The commands of `riad` with their flags and help. The implementation of each command is in a separate file that is
 * loaded when it is called, so that `--help` is fast.
 */
import type { Command } from "commander";
import { makeExamples } from "./examples.ts";
import type { Examples } from "./examples.ts";
import type { GameHelp } from "./game-help.ts";
import { declareOperating } from "./operate.ts";
import { declarePeople } from "./people.ts";

/** An option with more values than this is given as --option name=value. */
const MOST_VALUES = 4;

export function declareCommands(riad: Command, games: GameHelp): void {
  const examples = makeExamples(games);
  riad.addHelpText("after", examples.riad);
  declarePlay(riad, games, examples);
  declareRecords(riad, games, examples);
  declareBatch(riad, games, examples);
  declareArena(riad, games, examples);
  declarePeople(riad, examples);
  declareOperating(riad, examples);
  declareRest(riad, examples);
}

function listGames({ shelf }: GameHelp): string {
  return shelf.map(({ id }) => id).join(" or ");
}

function declarePlay(riad: Command, games: GameHelp, examples: Examples): void {
  const command = riad
    .command("play")
    .description("play a match against people and computers")
    .argument("[game]", listGames(games))
    .option("--seats <seats>", "how many (2 to 4), or who: person or a level each, such as person,hard")
    .option("--name <name>", "the name of a seat; once for each, in order", collect)
    .option("--option <name=value>", "any other option of the game; once for each", collect)
    .option("--first <seat>", "who starts (1 to 4); random if omitted")
    .option("--seed <seed>", "any word or number: the same seed and turns give the same match")
    .option("--join <address>", "an online match: the address of its page, a seat link, an invitation, or a code")
    .option("--server <address>", "the server that the code belongs to")
    .option("--guest", "online, without your identity: for another player at this machine")
    .option("--load <file>", "continue a saved match or a replay log of the course")
    .option("--save <file>", "where to save")
    .option("-t, --test <file>", "load a match, show it and quit")
    .option("--color", "colours even when the output is not a terminal")
    .option("--no-color", "no colours")
    .option("--width <columns>", "how wide to draw (60 to 400)")
    .addHelpText("after", examples.play)
    .action(async (game: string | undefined, flags) => {
      const { play } = await import("./play.ts");
      await play(game, flags);
    });
  for (const { title, options } of games.shelf) {
    for (const { name, values } of options) {
      if (values.length <= MOST_VALUES) command.option(`--${name} <${name}>`, `${title}: ${values.join(" or ")}`);
    }
  }
  declareDialects(command, games);
}

/** Flags that choose the names of a game's pieces. */
function declareDialects(command: Command, { entries }: GameHelp): void {
  for (const { dialects } of entries) {
    if (dialects === undefined) continue;
    const { flag, about, names } = dialects;
    command.option(`--${flag} <${names.join("|")}>`, about);
  }
}

function declareRecords(riad: Command, games: GameHelp, examples: Examples): void {
  const view = riad
    .command("view")
    .description("draw a position as text")
    .argument("<position...>", "a game string, a file that contains one, or - for standard input")
    .option("--color", "colours even when the output is not a terminal")
    .option("--no-color", "no colours")
    .option("--width <columns>", "how wide to draw (60 to 400)")
    .addHelpText("after", examples.view)
    .action(async (words: string[], flags) => {
      const { view: show } = await import("./view.ts");
      show(words, flags);
    });

  const replay = riad
    .command("replay")
    .description("step through a saved match")
    .argument("<record>", "a saved match or a replay log of the course")
    .option("--to <turn>", "show the position after that many turns and quit")
    .option("--color", "colours even when the output is not a terminal")
    .option("--no-color", "no colours")
    .option("--width <columns>", "how wide to draw (60 to 400)")
    .addHelpText("after", examples.replay)
    .action(async (record: string, flags) => {
      const { replay: step } = await import("./replay.ts");
      await step(record, flags);
    });

  const review = riad
    .command("review")
    .description("say why a match was won or lost")
    .argument("<record>", "a saved match or a replay log of the course")
    .option("--seat <number>", "only for this seat; for all people if omitted")
    .option("--moments <number>", "how many moments per seat (0 to 5)", "5")
    .option("--nodes <number>", "positions per decision: more takes longer and is more reliable")
    .option("--json", "one JSON object per line: every event, then the summary")
    .option("--color", "colours even when the output is not a terminal")
    .option("--no-color", "no colours")
    .option("--width <columns>", "how wide to draw (60 to 400)")
    .addHelpText("after", examples.review)
    .action(async (record: string, flags) => {
      const { review: judge } = await import("./review.ts");
      judge(record, flags);
    });
  for (const command of [view, replay, review]) declareDialects(command, games);

  riad
    .command("verify")
    .description("check a saved match: rules, pieces, chance, result")
    .argument("<record...>", "saved matches")
    .addHelpText("after", examples.verify)
    .action(async (records: string[]) => {
      const { verify } = await import("./verify.ts");
      process.exitCode = verify(records);
    });
}

function declareBatch(riad: Command, games: GameHelp, examples: Examples): void {
  riad
    .command("tasks")
    .description("run the course's task functions, one JSON object per line in and out")
    .argument("<game>", listGames(games))
    .addHelpText("after", examples.tasks)
    .action(async (game: string) => {
      const { runTasks } = await import("./tasks.ts");
      process.exitCode = await runTasks(game, process.stdin, process.stdout);
    });

  riad
    .command("engine")
    .description("a computer player for other programs, one JSON object per line in and out")
    .argument("<game>", listGames(games))
    .option("--seed <seed>", "makes the weaker levels repeatable; random if omitted")
    .addHelpText("after", examples.engine)
    .action(async (game: string, flags: { seed?: string }) => {
      const { runEngine } = await import("./engine.ts");
      process.exitCode = await runEngine(game, flags.seed, process.stdin, process.stdout);
    });
}

function declareArena(riad: Command, games: GameHelp, examples: Examples): void {
  riad
    .command("arena")
    .description("play levels against each other and rate them")
    .argument("<game>", listGames(games))
    .argument("<levels...>", "two levels or more; expert@30ms sets a level's budget")
    .option("--games <number>", "matches per pairing, rounded up to whole rounds of seats", "100")
    .option("--ms <number>", "milliseconds per move")
    .option("--nodes <number>", "positions per move: results can then be repeated")
    .option("--seats <number>", "2, 3 or 4", "2")
    .option("--option <name=value>", "an option of the game; once for each", collect, [])
    .option("--seed <seed>", "the deals and dice", "1")
    .option("--threads <number>", "how many cores; all if omitted")
    .option("--first-only", "only the first level against each of the others")
    .option("--json", "one JSON object instead of a table")
    .addHelpText("after", examples.arena)
    .action(async (game: string, levels: string[], flags) => {
      const { arena } = await import("./arena.ts");
      await arena(game, levels, flags);
    });
}

function declareRest(riad: Command, examples: Examples): void {
  riad
    .command("serve")
    .description("start the server for the browser game")
    .option("--port <number>", "which port")
    .addHelpText("after", examples.serve)
    .action(async (flags: { port?: string }) => {
      const { serve } = await import("./serve.ts");
      await serve(flags);
    });

  riad
    .command("completion")
    .description("print a script that completes riad's commands with Tab")
    .argument("<shell>", "bash, zsh or fish")
    .addHelpText("after", examples.completion)
    .action(async (shell: string) => {
      const { completion } = await import("./completion.ts");
      console.log(completion(shell, riad));
    });
}

/** A flag that can be given several times. */
function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}
