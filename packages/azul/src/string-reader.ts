/** A cursor over a part of a text. It keeps the first refusal; a reading function then returns `undefined`. */
import { refuseExpected } from "@riad/core";
import type { Refusal, Sentence } from "@riad/core";

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

  /**
   * Returns the index of the next character in `letters` and steps past it; -1, without a step, if it is none of them.
   */
  take(letters: string): number {
    const index = this.isAtEnd ? -1 : letters.indexOf(this.text[this.at]);
    if (index >= 0) this.at++;
    return index;
  }

  /** Records that something else was expected here. */
  expect(what: Sentence): undefined {
    return this.fail(refuseExpected(what, this.text.slice(0, this.end), this.at));
  }

  fail({ refusal }: { readonly refusal: Refusal }): undefined {
    this.refusal ??= refusal;
    return undefined;
  }
}
