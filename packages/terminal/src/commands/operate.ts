/**
 * The operator's commands with their flags. Their implementation is part of the server, which is a separate program.
 */
import { existsSync } from "node:fs";
import type { Command } from "commander";
import { printable } from "@riad/drawing/block";
import { EXIT, Failure } from "../failure.ts";
import { readPassword } from "../password.ts";
import type { Examples } from "./examples.ts";
import { readNumber } from "./flags.ts";

type Action = (env: NodeJS.ProcessEnv, ...args: unknown[]) => Promise<readonly string[]>;

/** The part of server/src/admin/operator.ts that is called here. */
interface Operator {
  readonly [action: string]: Action;
}

interface Doctor {
  doctor(env: NodeJS.ProcessEnv): Promise<{ readonly lines: readonly string[]; readonly isHealthy: boolean }>;
}

const PERIOD = "how long, such as 30m, 12h or 7d; until it is lifted if omitted";

export function declareOperating(riad: Command, examples: Examples): void {
  declareAdmin(riad, examples);
  riad
    .command("backup")
    .description("copy the server's SQLite file while it runs")
    .argument("<to>", "a new file, or a folder")
    .option("--keep <number>", "how many backups to keep in the folder")
    .addHelpText("after", examples.backup)
    .action((to: string, { keep }: { keep?: string }) =>
      run("backup", to, keep === undefined ? undefined : readNumber("keep", keep, 1, 10_000)),
    );

  riad
    .command("restore")
    .description("restore a backup, while the server is stopped")
    .argument("<backup>", "a file that riad backup has written")
    .addHelpText("after", examples.restore)
    .action((from: string) => run("restore", from));

  riad
    .command("doctor")
    .description("replay every stored match and list what this version could not continue")
    .addHelpText("after", examples.doctor)
    .action(async () => {
      const operator = await load<Doctor>();
      const { lines, isHealthy } = await operator.doctor(process.env);
      print(lines);
      if (!isHealthy) process.exitCode = EXIT.refused;
    });
}

function declareAdmin(riad: Command, examples: Examples): void {
  const admin = riad
    .command("admin")
    .description("administer a server, on its machine")
    .addHelpText("after", examples.admin);
  admin
    .command("tables")
    .description("list and search tables, latest first")
    .argument("[words]", "a match, a code or a part of a name")
    .option("--status <status>", "open, live or over")
    .action((words: string | undefined, { status }: { status?: string }) => run("tables", { words, status }));
  admin
    .command("addresses")
    .description("list and search the addresses that are connected right now")
    .argument("[words]", "a part of an address")
    .action((words?: string) => run("addresses", words));
  admin
    .command("remove")
    .description("remove a match for good")
    .argument("<match>")
    .action((match: string) => run("remove", match));
  admin
    .command("unlist")
    .description("remove a table from the lobby")
    .argument("<match>")
    .action((match: string) => run("unlist", match));
  admin
    .command("rename")
    .description("rename the player of a seat")
    .arguments("<match> <seat> <name>")
    .action((match: string, seat: string, name: string) => run("rename", match, readNumber("seat", seat, 1, 8), name));
  for (const command of ["block", "unblock"]) {
    const declared = admin
      .command(command)
      .description(command === "block" ? "block an address, a network or a name" : "lift a block")
      .arguments("<what> <value>");
    if (command === "block") declared.option("--for <period>", PERIOD);
    declared.action((what: string, value: string, flags: { for?: string }) =>
      run(command, readKind(what), value, flags.for),
    );
  }
  admin
    .command("notice")
    .description("show a sentence to everybody who is connected; without one, remove it")
    .argument("[sentence]")
    .option("--for <period>", PERIOD)
    .action((sentence: string | undefined, flags: { for?: string }) => run("notice", sentence ?? "", flags.for));
  admin
    .command("password")
    .description("set a password for the whole server: the first line of standard input")
    .action(async () => run("password", (await readPassword("New password: ")) ?? ""));
  admin
    .command("invite")
    .description("make a link that lets people in; without one or the password, nobody gets in")
    .option("--for <period>", PERIOD)
    .action((flags: { for?: string }) => run("invite", flags.for));
  admin
    .command("open")
    .description("remove the password and the invitations")
    .action(() => run("open"));
  admin
    .command("rules")
    .description("list what is blocked, and whether there is a notice or a password")
    .action(() => run("rulings"));
  admin
    .command("reports")
    .description("list players' reports, latest first")
    .option("--clear", "delete the listed reports")
    .action((flags: { clear?: boolean }) => run("reports", { isClear: flags.clear === true }));
  admin
    .command("audit")
    .description("list what has been done with riad admin")
    .action(() => run("audit"));
}

async function run(action: string, ...args: unknown[]): Promise<void> {
  const operator = await load<Operator>();
  print(await operator[action](process.env, ...args));
}

async function load<T>(): Promise<T> {
  const built = new URL("../../../server/dist/admin/operator.js", import.meta.url);
  if (!existsSync(built)) throw new Failure("The server is not built yet: run npm run build first.");
  return ((await import(built.href)) as { operator: T }).operator;
}

/** Names come from other people, so they are sanitised. */
function print(lines: readonly string[]): void {
  for (const line of lines) console.log(printable(line));
}

function readKind(what: string): string {
  if (what === "address" || what === "name") return what;
  throw new Failure(`Block an address or a name, not "${what.slice(0, 20)}".`, EXIT.usage);
}
