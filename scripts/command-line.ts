/** Parses a script's command line: `--help` prints the comment at its head; bad input gets one sentence and exit code 2. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { ParseArgsConfig } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;

export interface Wanted<T extends Options> {
  /** The `import.meta.url` of the script. */
  readonly script: string;
  readonly options: T;
  /** How many words are allowed besides the options; none if omitted. */
  readonly words?: number;
  readonly args?: readonly string[];
}

interface Config<T> {
  options: T;
  allowPositionals: true;
  args: readonly string[];
}

type CommandLine<T extends Options> = ReturnType<typeof parseArgs<Config<T>>>;

/** Ends the process if help is requested or the input is bad. */
export function readCommandLine<T extends Options>(wanted: Wanted<T>): CommandLine<T> {
  const { args = process.argv.slice(2) } = wanted;
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usageOf(readFileSync(fileURLToPath(wanted.script), "utf8")));
    process.exit(0);
  }
  try {
    return parseCommandLine(wanted);
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

/** Throws an error that says in one sentence what is wrong. */
export function parseCommandLine<T extends Options>({
  options,
  words = 0,
  args = process.argv.slice(2),
}: Wanted<T>): CommandLine<T> {
  try {
    const found = parseArgs<Config<T>>({ options, allowPositionals: true, args });
    const surplus = found.positionals.at(words);
    if (surplus !== undefined) throw new Error(`"${surplus}" is not expected here; see --help.`);
    return found;
  } catch (error) {
    throw new Error(explain(error, Object.keys(options)), { cause: error });
  }
}

/** Node's own messages about options take several lines and explain dashes and quotes. */
function explain(error: unknown, names: readonly string[]): string {
  if (!(error instanceof Error)) return String(error);
  const option = /'(?:-\w, )?(-[^\s'=]+)/.exec(error.message)?.[1];
  const code = "code" in error ? error.code : undefined;
  if (option === undefined || typeof code !== "string") return error.message;
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
    const known = names.map((name) => `--${name}`).join(", ");
    return `There is no option ${option}; ${known === "" ? "there are none" : `there are ${known}`}.`;
  }
  return error.message.includes("does not take") ? `${option} takes no value.` : `${option} needs a value.`;
}

/** The comment at the head of a script, without the comment signs. */
export function usageOf(text: string): string {
  const [, comment] = /^\/\*\*([\s\S]*?)\*\//.exec(text) ?? ["", "This script has no help."];
  return comment
    .split("\n")
    .map((line) => line.replace(/^ \* ?/, ""))
    .join("\n")
    .trim();
}

/** The value of an option as a whole number from 1. */
export function readCount(name: string, text: string): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count >= 1) return count;
  return stop(`--${name} takes a whole number from 1, not "${text}".`);
}

/** The value of an option as a number above 0. */
export function readPositive(name: string, text: string): number {
  const number = Number(text);
  if (Number.isFinite(number) && number > 0) return number;
  return stop(`--${name} takes a number above 0, not "${text}".`);
}

/** The value; if there is none, ends the process with the refusal's sentence. */
export function unwrapOrStop<T>(result: { ok: true; value: T } | { ok: false; refusal: { message: string } }): T {
  return result.ok ? result.value : stop(result.refusal.message);
}

export function stop(message: string): never {
  console.error(message);
  return process.exit(2);
}
