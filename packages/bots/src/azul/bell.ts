import type { Random } from "@riad/core";

const STEPS = 1 << 16;

/** A nearly normal number with mean 0 and variance 1, from -3 to 3. */
export function bell(random: Random): number {
  return (random.below(STEPS) + random.below(STEPS) + random.below(STEPS)) / (STEPS / 2) - 3;
}
