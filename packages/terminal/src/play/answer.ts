/** The answer of a session to a line, and how it is displayed. */
import type { Refusal } from "@riad/core";
import type { Paint } from "@riad/drawing";
import { clip, printable } from "@riad/drawing/block";
import type { Speech } from "../speech.ts";

export interface Answer {
  /** What happened, or why not: one sentence per line. */
  readonly lines: readonly string[];
  /** A text to display instead of the board. */
  readonly page?: readonly string[];
  /** Whether the end of a long page is shown first. */
  readonly startsAtEnd?: boolean;
  /** Whether the board has to be shown again. */
  readonly hasNewBoard?: boolean;
  readonly isEnd?: boolean;
  /** At the end: the match could not be saved at its path. */
  readonly isFailed?: boolean;
}

/** A match that is played by typing, local or online: what pipes and screens display. */
export interface Played {
  /** The words that `answer` understands, for completion. */
  readonly words: readonly string[];
  /** A message to show while the answer to this line is being computed, if that takes a moment. */
  waitingFor?(line: string): string | undefined;
  board(): string[];
  /** What is expected, and from whom. */
  ask(): string;
  answer(line: string): Answer;
  /** Plays one automatic move and describes it; undefined when somebody has to decide. */
  step(): string[] | undefined;
  /** The computer that is thinking about the next move. */
  readonly thinker?: string | undefined;
  /** The player leaves. */
  end(): Answer;
  /** Online only: things happen while nobody types. */
  listen?(hear: (lines: readonly string[], hasNewBoard: boolean) => void): void;
  /** Online only: the match can end by itself. */
  readonly ended?: Promise<Answer>;
}

/** What a session needs to know about its output. */
export interface Display {
  readonly paint: Paint;
  readonly width: number;
  /** How many lines a page may have. */
  readonly height: number;
}

/** Answers a command, given its words and the rest of the line after the first word, as typed. */
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

/** The longest word, in characters, that an answer quotes. */
const LONGEST_WORD = 64;

export function say(text: string): Answer {
  return { lines: [text] };
}

export function sayRefusal({ message }: Refusal): Answer {
  return say(printable(message));
}

/** Finds the command that a line calls; any other line is a turn, and an empty one repeats what is expected. */
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

/** Words without control characters and of limited length, so that an answer that quotes them stays on one line. */
function clean(line: string): string {
  return printable(line.replace(/\s+/gu, " "))
    .trim()
    .split(" ")
    .map((word) => clip(word, LONGEST_WORD))
    .join(" ");
}

/** Refuses words that cannot be a turn: in a game with its own speech a turn is one to five short words. */
export function refuseStrangeTurn(words: readonly string[], speech: Speech): Answer | undefined {
  if ("isTurn" in speech) return undefined;
  if (words.length <= 5 && words.every((word) => /^([a-z0-9]{1,10}|[<^>])$/i.test(word))) return undefined;
  return say(`Unknown command "${clip(words.join(" "), 40)}"; type a turn such as ${speech.example}, or h for help.`);
}
