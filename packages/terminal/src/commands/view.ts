/** `riad view`: draws any position of any game, from the command line, a file or standard input. */
import { existsSync } from "node:fs";
import { REFUSAL, parseRecord, refuse } from "@riad/core";
import type { Result } from "@riad/core";
import { drawAnyPosition, gameOf } from "@riad/games";
import type { ReadDrawing } from "@riad/games";
import { Failure } from "../failure.ts";
import { readText } from "../files.ts";
import { entryOf, readDialect } from "../games.ts";
import { paintFor } from "../colours.ts";
import { screenOf } from "@riad/drawing";
import { widthFor } from "../width.ts";

export interface ViewOptions {
  readonly color?: boolean;
  readonly width?: string;
  readonly [dialect: string]: unknown;
}

export function view(words: readonly string[], options: ViewOptions): void {
  const text = textOf(words);
  const { game, position, fault, names: known } = readPosition(text);
  const screen = screenOf(game);
  const names = known ?? Array.from({ length: position.seats }, (_, seat) => screen.nameSeat(position, seat));
  const paint = paintFor(process.stdout, options.color);
  const width = widthFor(process.stdout, options.width);
  const dialect = readDialect(game, options);
  const look = { paint, width, names, dialect };
  console.log([screen.title(position, look), "", ...screen.draw(position, look)].join("\n"));
  if (fault === null) return;
  console.error(`No match leads here: ${entryOf(game)?.retell?.(fault, dialect) ?? fault.message}`);
}

/** The arguments as a position, unless they name a file or standard input. */
function textOf(words: readonly string[]): string {
  // Other commands want the game first; a position says itself which game it is of.
  if (words.length > 1 && gameOf(words[0]) !== undefined) return textOf(words.slice(1));
  if (words.length > 1) return words.join(" ");
  const [word] = words;
  // A notation may look like a path; an argument that is neither a file nor a position is reported as a missing file.
  const isText = !/[./\\]/.test(word) || drawAnyPosition(word.trim()).ok;
  if (word !== "-" && !existsSync(word) && isText) return word.trim();
  const text = readText(word);
  if (!text.ok) throw new Failure(text.refusal.message);
  return text.value.trim();
}

function readPosition(text: string): ReadDrawing & { names?: readonly string[] } {
  if (text.startsWith("riad record")) {
    const record = parseRecord(text, gameOf);
    if (!record.ok) throw new Failure(record.refusal.message);
    const { match, notes } = record.value;
    return { game: match.game, position: match.position, fault: null, names: notes.players };
  }
  const line = text.replace(/\s+/g, " ");
  const read: Result<ReadDrawing> =
    line === "" ? refuse(REFUSAL.syntax, "There is no position to draw.") : drawAnyPosition(line);
  if (read.ok) return read.value;
  const { message, at } = read.refusal;
  throw new Failure(at === undefined || line === "" ? message : `${message}\n${pointAt(line, at)}`);
}

/** The text around the error and a caret under it. */
function pointAt(text: string, at: number): string {
  const from = Math.max(0, at - 30);
  const excerpt = text.slice(from, at + 30).replace(/[^\x20-\x7e]/g, "?");
  const lead = from > 0 ? "…" : "";
  return `  ${lead}${excerpt}\n  ${" ".repeat(lead.length + at - from)}^`;
}
