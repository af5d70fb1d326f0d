/** A cursor over a part of a text. It keeps the first refusal; a reading function then returns `undefined`. */
import { REFUSAL, refuse } from "@riad/core";
import type { Refusal } from "@riad/core";

export class Reader {
  readonly text: string;
  readonly end: number;
  at: number;
  refusal: Refusal | undefined;

  constructor(text: string, from = 0, end = text.length) {
    this.text = text;
    this.at = from;
    this.end = end;
  }

  get isAtEnd(): boolean {
    return this.at >= this.end;
  }

  /** The character under the cursor, "" at the end. */
  get next(): string {
    return this.isAtEnd ? "" : this.text[this.at];
  }

  /** The index of the next character in `letters`, and past it; -1 and no step if it is none of them. */
  take(letters: string): number {
    const index = this.isAtEnd ? -1 : letters.indexOf(this.text[this.at]);
    if (index >= 0) this.at++;
    return index;
  }

  /** Notes that something else was expected here. */
  expect(what: string): undefined {
    return this.fail(`Expected ${what}, found ${this.isAtEnd ? "the end" : quote(this.next)}.`);
  }

  fail(message: string, at = this.at): undefined {
    this.refusal ??= refuse(REFUSAL.syntax, message, at).refusal;
    return undefined;
  }
}

/** A piece of foreign text for a message: short, and with control characters made visible. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 20 ? `${text.slice(0, 20)}…` : text);
}
