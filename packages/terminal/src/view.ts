/** `riad view`: draws any position of any game. */
import { readFileSync } from "node:fs";
import { parseAnyPosition } from "@riad/games";
import { createColors } from "picocolors";
import { EXIT, Failure } from "./failure.ts";
import { screenOf } from "./screens.ts";

/** A longer text is certainly not a position; reading a huge file by mistake should not take a minute. */
const LONGEST_TEXT = 1 << 16;

export function view(words: readonly string[], color: boolean | undefined): void {
  const text = readText(words);
  const read = parseAnyPosition(text);
  if (!read.ok) {
    const { message, at } = read.refusal;
    throw new Failure(at === undefined ? message : `${message}\n${pointAt(text, at)}`);
  }
  const { game, position } = read.value;
  const width = process.stdout.columns ?? 100;
  const paint = createColors(color ?? wantsColor());
  console.log(screenOf(game).draw(position, paint, width).join("\n"));
}

function wantsColor(): boolean {
  return process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== "dumb";
}

/** The words of the command line, unless they name a file or standard input. */
function readText(words: readonly string[]): string {
  if (words.length > 1) return words.join(" ");
  const [word] = words;
  if (word === "-") return readFile(0, "standard input");
  if (/[./\\]/.test(word)) return readFile(word, word);
  return word.trim();
}

function readFile(path: string | number, name: string): string {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const reason =
      code === "ENOENT"
        ? "there is no such file"
        : code === "EISDIR"
          ? "it is a folder"
          : `it cannot be read (${code})`;
    throw new Failure(`${name}: ${reason}.`, EXIT.refused);
  }
  if (text.length > LONGEST_TEXT) throw new Failure(`${name}: too long for a position (${text.length} characters).`);
  return text.trim().replace(/\s+/g, " ");
}

/** The text around the fault and a caret under it. */
function pointAt(text: string, at: number): string {
  const from = Math.max(0, at - 30);
  const excerpt = text.slice(from, at + 30).replace(/[^\x20-\x7e]/g, "?");
  const lead = from > 0 ? "…" : "";
  return `  ${lead}${excerpt}\n  ${" ".repeat(lead.length + at - from)}^`;
}
