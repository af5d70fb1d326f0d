/** What a session says to a line, and where it is shown. */
import type { Refusal } from "@riad/core";
import type { Paint } from "@riad/drawing";
import { clip, printable } from "@riad/drawing/block";
import type { Speech } from "../speech.ts";

export interface Answer {
  /** What happened, or why not: one sentence per line. */
  readonly lines: readonly string[];
  /** Something to read instead of the board. */
  readonly page?: readonly string[];
  /** Whether the end of a long page is shown first. */
  readonly startsAtEnd?: boolean;
  /** Whether the board has to be shown again. */
  readonly hasNewBoard?: boolean;
  readonly isEnd?: boolean;
  /** At the end: the match could not be saved where it belongs. */
  readonly isFailed?: boolean;
}

/** A match that is played by typing, local or online: what pipes and screens show. */
export interface Played {
  /** The words that `answer` knows, for completion. */
  readonly words: readonly string[];
  /** What takes a moment, if this line asks for it: shown until the answer comes. */
  waitingFor?(line: string): string | undefined;
  board(): string[];
  /** What is expected, and from whom. */
  ask(): string;
  answer(line: string): Answer;
  /** One move that happens on its own, in words; undefined when somebody has to decide. */
  step(): string[] | undefined;
  /** The computer that is thinking about such a move. */
  readonly thinker?: string | undefined;
  /** The player leaves. */
  end(): Answer;
  /** Online: things happen while nobody types. */
  listen?(hear: (lines: readonly string[], hasNewBoard: boolean) => void): void;
  /** Online: it can end without being told to. */
  readonly ended?: Promise<Answer>;
}

/** What a session needs to know about where it is shown. */
export interface Stage {
  readonly paint: Paint;
  readonly width: number;
  /** How many lines a page may have. */
  readonly height: number;
}

/** Answers a command: its words, and the line behind its first word as it was typed. */
export type Command = (words: readonly string[], rest: string) => Answer;

const ALIASES: Readonly<Record<string, string>> = {
  m: "menu",
  h: "help",
  "?": "help",
  q: "quit",
  x: "quit",
  exit: "quit",
  r: "rules",
  l: "load",
  s: "save",
  u: "undo",
  b: "view",
  board: "view",
};

/** Of a word that an answer repeats. */
const LONGEST_WORD = 64;

export function say(text: string): Answer {
  return { lines: [text] };
}

export function sayRefusal({ message }: Refusal): Answer {
  return say(printable(message));
}

/** Finds the command that a line calls; a line that calls none is a turn, and an empty one asks what is awaited. */
export function answerLine(
  line: string,
  commands: Readonly<Record<string, Command>>,
  turn: (words: readonly string[]) => Answer,
  empty: () => Answer,
  isTurn: (words: readonly string[]) => boolean,
): Answer {
  const words = clean(line).split(" ");
  const [word] = words;
  if (word === "") return empty();
  if (isTurn(words)) return turn(words);
  const lower = word.toLowerCase();
  const name = Object.hasOwn(ALIASES, lower) ? ALIASES[lower] : lower;
  if (Object.hasOwn(commands, name)) return commands[name](words.slice(1), line.trim().slice(word.length).trim());
  return turn(words);
}

/** Words without control characters and of limited length, so that an answer that repeats them stays on one line. */
function clean(line: string): string {
  return printable(line.replace(/\s+/gu, " "))
    .trim()
    .split(" ")
    .map((word) => clip(word, LONGEST_WORD))
    .join(" ");
}

/** Why these words cannot be a turn, if so: in a game with a speech of its own a turn is one to five short words. */
export function refuseStrangeTurn(words: readonly string[], speech: Speech): Answer | undefined {
  if ("isTurn" in speech) return undefined;
  if (words.length <= 5 && words.every((word) => /^([a-z0-9]{1,10}|[<^>])$/i.test(word))) return undefined;
  return say(`Unknown command "${clip(words.join(" "), 40)}"; type a turn such as ${speech.example}, or h for help.`);
}
