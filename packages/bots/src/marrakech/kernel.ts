/** The arithmetic of a net on its block of memory. */
export interface Kernel {
  readonly buffer: ArrayBuffer;
  /** Adds `count` entries to the sums at address `base` and computes the rest of the net. */
  readonly forward: (base: number, count: number) => void;
  /** Sums the biases and `count` entries into the address `base`. */
  readonly settle: (base: number, count: number) => void;
}
