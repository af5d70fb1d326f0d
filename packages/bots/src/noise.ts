import type { Random } from "@riad/core";

const STEPS = 1 << 16;

/**
 * How far a weaker level misjudges a move: a nearly normal number with mean 0 and variance 1, from -3 to 3. It is a sum
 * of whole numbers and not a logarithm or cosine, which engines round differently, so a seed gives the same on all.
 */
export function noise(random: Random): number {
  return (random.below(STEPS) + random.below(STEPS) + random.below(STEPS)) / (STEPS / 2) - 3;
}
