/**
 * Shared by the parsers of positions: describing what was expected and found, and the `key=value` words after the
 * course's strings.
 */
import { part, refuse } from "./refusals.ts";
import { REFUSAL, accept } from "./result.ts";
import type { Result } from "./result.ts";
import { quote } from "./sentence.ts";
import type { Sentence, SentenceArg } from "./sentence.ts";

export interface Word {
  readonly value: string;
  readonly at: number;
  readonly valueAt: number;
}

export type Words = ReadonlyMap<string, Word>;

/** Each key with its possible values, or null if the game parses the value itself. */
export type WordValues = Readonly<Record<string, readonly string[] | null>>;

/** Words from `start` to the end, each after a single space and each at most once; `example` is one for the refusal. */
export function parseWords(text: string, start: number, allowed: WordValues, example: string): Result<Words> {
  const words = new Map<string, Word>();
  let at = start;
  while (at < text.length) {
    const from = at + 1;
    const space = text.indexOf(" ", from);
    at = space < 0 ? text.length : space;
    const equals = text.indexOf("=", from);
    if (equals < 0 || equals >= at) return refuseExpected(part("wordExample", { example }), text, from, 24);
    const key = text.slice(from, equals);
    if (!Object.hasOwn(allowed, key)) {
      const args = { word: quote(key), words: Object.keys(allowed).join(", ") };
      return refuse(REFUSAL.unknown, "noWord", args, from);
    }
    if (words.has(key)) return refuse(REFUSAL.syntax, "wordTwice", { word: key }, from);
    const value = text.slice(equals + 1, at);
    const values = allowed[key];
    if (values !== null && !values.includes(value)) {
      const args = { word: key, values: values.join(", "), value: quote(value) };
      return refuse(REFUSAL.unknown, "wordValue", args, equals + 1);
    }
    words.set(key, { value, at: from, valueAt: equals + 1 });
  }
  return accept(words);
}

/** Refuses what is at `at`, showing at most `length` characters of it. */
export function refuseExpected(what: Sentence, text: string, at: number, length = 1): ReturnType<typeof refuse> {
  return refuse(REFUSAL.syntax, "expected", { what, found: foundAt(text, at, length) }, at);
}

/** The text at `at`, for a message: some characters in quotes, or the end. */
export function foundAt(text: string, at: number, length = 1): SentenceArg {
  return at < text.length ? quote(text.slice(at, at + length)) : part("end", {});
}
