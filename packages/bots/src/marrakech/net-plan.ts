/** Where the parts of a net lie in one block of memory, in bytes. JavaScript and WebAssembly read the same block. */

/** Room for the outputs: a logit and a margin for each of at most four seats. */
export const OUTPUTS = 8;

/** The most inputs that are not zero in any position, with a wide reserve. */
export const MOST_ENTRIES = 384;

export interface NetShape {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
  /** Nets side by side: each part of the second layer hears only its own part of the first. */
  readonly blocks: number;
}

export interface NetPlan extends NetShape {
  /** Weights lie input by input, so that an input's row is one run of memory. */
  readonly weights1: number;
  readonly biases1: number;
  /** The second layer's block by block. */
  readonly weights2: number;
  readonly biases2: number;
  readonly weights3: number;
  readonly biases3: number;
  /** End of what is learned. */
  readonly learned: number;
  /** Four sums of the first layer to start from, one a heading. */
  readonly bases: number;
  /** Which rows are added, as addresses, and how much of each. */
  readonly rows: number;
  readonly values: number;
  readonly hidden1: number;
  readonly hidden2: number;
  readonly outputs: number;
  readonly bytes: number;
}

export function planNet(shape: NetShape): NetPlan {
  const { inputs, first, second, blocks } = shape;
  let bytes = 0;
  const take = (floats: number): number => {
    bytes += 4 * floats;
    return bytes - 4 * floats;
  };
  const learnedParts = {
    weights1: take(inputs * first),
    biases1: take(first),
    weights2: take((first * second) / blocks),
    biases2: take(second),
    weights3: take(second * OUTPUTS),
    biases3: take(OUTPUTS),
  };
  const learned = bytes;
  const parts = {
    bases: take(4 * first),
    rows: take(MOST_ENTRIES),
    values: take(MOST_ENTRIES),
    hidden1: take(first),
    hidden2: take(second),
    outputs: take(OUTPUTS),
  };
  return { ...shape, ...learnedParts, learned, ...parts, bytes };
}

/** The arithmetic of a net on its block of memory. */
export interface Kernel {
  readonly buffer: ArrayBuffer;
  /** Adds `count` entries to the sums at address `base` and computes the rest of the net. */
  readonly forward: (base: number, count: number) => void;
  /** Sums the biases and `count` entries into the address `base`. */
  readonly settle: (base: number, count: number) => void;
}
