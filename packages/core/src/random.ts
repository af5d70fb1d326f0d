/**
 * Seeded random numbers for play outside the server (which draws provably fair numbers, see the protocol package). The
 * generator is pure-rand's xoroshiro128+; only the range reduction is ours, because the library's `uniformInt` costs
 * several times as much as the multiplication below and random matches spend a tenth of their time on it.
 */
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

export interface Random {
  /** A whole number from 0 to `n - 1`, each equally likely; `n` from 1 to 2^21. */
  below(n: number): number;
}

const TWO_32 = 2 ** 32;

export class SeededRandom implements Random {
  readonly #generator;

  constructor(seed: number | string) {
    this.#generator = xoroshiro128plus(typeof seed === "string" ? scatter(hashText(seed)) : seed);
  }

  below(n: number): number {
    const word = this.#generator.next();
    // The low half of the product shows whether the draw may be biased, which is rare: see `#retry`. Both sides of the
    // comparison are made unsigned, since it would otherwise compare doubles.
    const low = Math.imul(word, n) >>> 0;
    return low < n >>> 0 ? this.#retry(word, low, n) : scale(word, n);
  }

  /** Lemire's rejection: the first (2^32 mod n) low halves would make some numbers likelier than others. */
  #retry(word: number, low: number, n: number): number {
    const biased = TWO_32 % n;
    while (low < biased) {
      word = this.#generator.next();
      low = Math.imul(word, n) >>> 0;
    }
    return scale(word, n);
  }
}

/** The high half of the product of an unsigned word and `n`. */
function scale(word: number, n: number): number {
  return ((word >>> 0) * n * 2 ** -32) | 0;
}

/** FNV-1a: turns any text into a 32-bit number. Used for seeds and for signatures, never for security. */
export function hashText(text: string, hash = 0x811c9dc5): number {
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}

/**
 * Texts that differ in one letter have similar high bits, which would determine the first numbers drawn. Murmur's mix.
 */
function scatter(hash: number): number {
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
