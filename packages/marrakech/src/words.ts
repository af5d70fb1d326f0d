/** The `key=value` words that follow a game string, each after a single space. */
import { REFUSAL, accept, refuse } from "@riad/core";
import type { Result } from "@riad/core";
import { found, quote } from "./game-string.ts";

export interface Word {
  readonly value: string;
  readonly at: number;
  readonly valueAt: number;
}

export type Words = ReadonlyMap<string, Word>;

export function parseWords(text: string, start: number, keys: readonly string[]): Result<Words> {
  const words = new Map<string, Word>();
  let at = start;
  while (at < text.length) {
    at++;
    const space = text.indexOf(" ", at);
    const end = space < 0 ? text.length : space;
    const equals = text.indexOf("=", at);
    if (equals < 0 || equals >= end) {
      return refuse(
        REFUSAL.syntax,
        `Expected a word such as turn=c after a single space but found ${found(text, at)}.`,
        at,
      );
    }
    const key = text.slice(at, equals);
    if (!keys.includes(key)) {
      return refuse(REFUSAL.unknown, `There is no word ${quote(key)}; the words are ${keys.join(", ")}.`, at);
    }
    if (words.has(key)) return refuse(REFUSAL.syntax, `The word ${key} stands there twice.`, at);
    words.set(key, { value: text.slice(equals + 1, end), at, valueAt: equals + 1 });
    at = end;
  }
  return accept(words);
}
