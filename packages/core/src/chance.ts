/**
 * Chance in a match that one program plays on its own: outcomes follow from the match's seed, so undoing does not give
 * a second roll. (A server draws provably fair outcomes instead, see the protocol package.)
 *
 * The k-th outcome of a match has its own source, keyed by k and not by the ply: after other decisions the third roll
 * is still the third roll, and deals that no decision can change are the same in every branch. Records of version 0.1
 * are keyed by the ply and stay so.
 *
 * The numbers are SHA-256 of the seed, the purpose, the count and a counter, rather than those of a library's
 * generator: a record names its seed, and it must still be possible to redraw it after the library has changed.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { Random } from "./random.ts";

/** How the outcomes of a match follow from a seed. */
export interface ChanceSeed {
  readonly seed: string;
  readonly countedBy: "outcomes" | "moves";
  /** The first ply that follows from the seed; earlier outcomes were drawn elsewhere. */
  readonly from: number;
}

const TWO_32 = 2 ** 32;
const NOTE = /^by outcome(?: from move ([1-9]\d{0,5}))?$/;

/** A source for one purpose; `purpose` separates, for example, the randomness of players from the dice. */
export function keyedRandom(seed: string, purpose: string, count: number): Random {
  return new KeyedRandom(JSON.stringify([seed, purpose, count]));
}

/** The source of the outcome at `ply`, which follows `outcomes` others. */
export function outcomeRandom({ seed, countedBy }: ChanceSeed, ply: number, outcomes: number): Random {
  return countedBy === "moves" ? keyedRandom(seed, "chance", ply) : keyedRandom(seed, "outcome", outcomes);
}

/** The seed as notes of a record; `parseChanceNotes` reads them back. */
export function makeChanceNotes({ seed, countedBy, from }: ChanceSeed): Record<string, string> {
  if (countedBy === "moves") return { seed };
  return { seed, chance: from === 0 ? "by outcome" : `by outcome from move ${from + 1}` };
}

/** Undefined if the notes contain no seed that this program understands. */
export function parseChanceNotes(notes: Readonly<Record<string, string>>): ChanceSeed | undefined {
  const { seed = "", chance } = notes;
  if (seed === "") return undefined;
  if (chance === undefined) return { seed, countedBy: "moves", from: 0 };
  const found = NOTE.exec(chance);
  return found === null ? undefined : { seed, countedBy: "outcomes", from: Number(found[1] ?? 1) - 1 };
}

class KeyedRandom implements Random {
  readonly #label: string;
  #block = new DataView(new ArrayBuffer(0));
  #blocks = 0;
  #at = 0;

  constructor(label: string) {
    this.#label = label;
  }

  /** Words from the last multiple of `n` on are redrawn, so that every number is equally likely. */
  below(n: number): number {
    const limit = TWO_32 - (TWO_32 % n);
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return word % n;
  }

  #word(): number {
    if (this.#at === this.#block.byteLength) {
      const { buffer, byteOffset, length } = sha256(utf8ToBytes(`${this.#label} ${this.#blocks++}`));
      this.#block = new DataView(buffer, byteOffset, length);
      this.#at = 0;
    }
    const word = this.#block.getUint32(this.#at);
    this.#at += 4;
    return word;
  }
}
