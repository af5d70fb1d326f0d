/**
 * What chance does at a ply of a match with a seed. Each ply has a source of its own, so that a match that was saved
 * and loaded, or undone and played again, gets the same dice and tiles as one that was played straight through.
 *
 * The numbers are SHA-256 of the seed, the purpose, the ply and a counter, and not those of a generator from a library:
 * a record names its seed, and `riad verify` must still understand it when the library has changed.
 */
import { createHash, randomInt } from "node:crypto";
import type { Random } from "@riad/core";

const TWO_32 = 2 ** 32;

/** `purpose` keeps the randomness of players apart from the dice. */
export function fateOf(seed: string, purpose: string, ply: number): Random {
  return new Fate(JSON.stringify([seed, purpose, ply]));
}

class Fate implements Random {
  readonly #label: string;
  #block: Buffer = Buffer.alloc(0);
  #blocks = 0;
  #at = 0;

  constructor(label: string) {
    this.#label = label;
  }

  /** Words beyond the last multiple of `n` are drawn again, so that every number is equally likely. */
  below(n: number): number {
    const limit = TWO_32 - (TWO_32 % n);
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return word % n;
  }

  #word(): number {
    if (this.#at === this.#block.length) {
      this.#block = createHash("sha256")
        .update(`${this.#label} ${this.#blocks++}`)
        .digest();
      this.#at = 0;
    }
    const word = this.#block.readUInt32BE(this.#at);
    this.#at += 4;
    return word;
  }
}

/** A seed for a match without one: short enough to be typed again. */
export function newSeed(): string {
  return String(randomInt(1_000_000_000));
}
