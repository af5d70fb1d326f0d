/** What the search found out about positions of the present round: one slot per hash, the newest stays. */

export const BOUND = { none: 0, exact: 1, lower: 2, upper: 3 } as const;

export class Transpositions {
  readonly #shift: number;
  readonly #keys: Int32Array;
  /** Bits: move + 1 11, bound 2, solved 1, depth 6, whole 1. */
  readonly #facts: Int32Array;
  /** Packed, see `packValue`. */
  readonly #values: Int32Array;

  constructor(bits: number) {
    this.#shift = 32 - bits;
    this.#keys = new Int32Array(1 << bits);
    this.#facts = new Int32Array(1 << bits);
    this.#values = new Int32Array(1 << bits);
  }

  /** The slot of a position if it is known, else -1. */
  find(hashA: number, hashB: number): number {
    const slot = hashA >>> this.#shift;
    return this.#keys[slot] === hashB && this.#facts[slot] !== 0 ? slot : -1;
  }

  value(slot: number): number {
    return this.#values[slot];
  }

  /** -1 where no move was found. */
  move(slot: number): number {
    return (this.#facts[slot] & 2047) - 1;
  }

  bound(slot: number): number {
    return (this.#facts[slot] >> 11) & 3;
  }

  /** Whether everything below was searched to the end of the round. */
  isSolved(slot: number): boolean {
    return ((this.#facts[slot] >> 13) & 1) === 1;
  }

  depth(slot: number): number {
    return (this.#facts[slot] >> 14) & 63;
  }

  /** Whether no move below was left out for being unpromising. */
  isWhole(slot: number): boolean {
    return this.#facts[slot] >> 20 === 1;
  }

  keep(
    hashA: number,
    hashB: number,
    value: number,
    move: number,
    bound: number,
    depth: number,
    isSolved: boolean,
    isWhole: boolean,
  ): void {
    const slot = hashA >>> this.#shift;
    this.#keys[slot] = hashB;
    this.#values[slot] = value;
    const flags = (isSolved ? 1 << 13 : 0) | (isWhole ? 1 << 20 : 0);
    this.#facts[slot] = (move + 1) | (bound << 11) | (depth << 14) | flags;
  }

  clear(): void {
    this.#facts.fill(0);
  }
}
