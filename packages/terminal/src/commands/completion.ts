/** `riad completion`: shell completion, generated from the declared commands so that it is always up to date. */
import type { Command } from "commander";
import { levelsOf, sparringOf } from "@riad/bots";
import { shelf } from "@riad/games";
import { EXIT, Failure } from "../failure.ts";

interface Subcommand {
  readonly name: string;
  readonly about: string;
  /** Flags, and possible values of the arguments. */
  readonly words: readonly string[];
}

const WRITERS: Readonly<Record<string, (commands: readonly Subcommand[]) => string>> = {
  bash: writeBash,
  zsh: writeZsh,
  fish: writeFish,
};

export function completion(shell: string, program: Command): string {
  if (!Object.hasOwn(WRITERS, shell)) {
    const shells = Object.keys(WRITERS).join(", ");
    throw new Failure(`There is completion for ${shells}, not for "${shell.slice(0, 20)}".`, EXIT.usage);
  }
  return WRITERS[shell](program.commands.map(describeCommand));
}

function describeCommand(command: Command): Subcommand {
  const flags = command.options.flatMap(({ long }) => (long === undefined || long === null ? [] : [long]));
  const values = command.registeredArguments.flatMap((argument) => valuesOf(argument.name()));
  const inner = command.commands.map((sub) => sub.name());
  return { name: command.name(), about: command.description(), words: [...inner, ...values, ...flags, "--help"] };
}

function valuesOf(argument: string): string[] {
  if (argument === "game") return shelf.map(({ id }) => id);
  if (argument === "shell") return Object.keys(WRITERS);
  if (argument !== "levels") return [];
  return [...new Set(shelf.flatMap(({ id }) => [...levelsOf(id), ...sparringOf(id)].map((level) => level.id)))];
}

function writeBash(commands: readonly Subcommand[]): string {
  const cases = commands.map(({ name, words }) => `    ${name}) words="${words.join(" ")}" ;;`);
  return [
    '# bash completion for riad: eval "$(riad completion bash)"',
    "_riad() {",
    '  local current="${COMP_WORDS[COMP_CWORD]}" words=""',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    words="${commands.map(({ name }) => name).join(" ")} --help --version"`,
    '  else case "${COMP_WORDS[1]}" in',
    ...cases,
    "  esac; fi",
    '  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")',
    '  [ "${#COMPREPLY[@]}" -gt 0 ] || mapfile -t COMPREPLY < <(compgen -f -- "$current")',
    "}",
    "complete -o filenames -F _riad riad",
  ].join("\n");
}

function writeZsh(commands: readonly Subcommand[]): string {
  const cases = commands.map(({ name, words }) => `    ${name}) compadd -- ${words.join(" ")}; _files ;;`);
  return [
    "#compdef riad",
    '# zsh completion for riad: eval "$(riad completion zsh)"',
    "_riad() {",
    "  local -a commands",
    "  commands=(",
    ...commands.map(({ name, about }) => `    '${name}:${about.replaceAll("'", "’")}'`),
    "  )",
    "  if (( CURRENT == 2 )); then _describe command commands; return; fi",
    "  case ${words[2]} in",
    ...cases,
    "  esac",
    "}",
    "compdef _riad riad",
  ].join("\n");
}

function writeFish(commands: readonly Subcommand[]): string {
  const lines = ["# fish completion for riad: riad completion fish | source"];
  for (const { name, about, words } of commands) {
    lines.push(`complete -c riad -f -n __fish_use_subcommand -a ${name} -d '${about.replaceAll("'", "’")}'`);
    const inside = `-n '__fish_seen_subcommand_from ${name}'`;
    const values = words.filter((word) => !word.startsWith("--"));
    if (values.length > 0) lines.push(`complete -c riad ${inside} -a '${values.join(" ")}'`);
    for (const flag of words) if (flag.startsWith("--")) lines.push(`complete -c riad ${inside} -l ${flag.slice(2)}`);
  }
  return lines.join("\n");
}
