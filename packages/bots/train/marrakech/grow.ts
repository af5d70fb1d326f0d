/** A wider net that starts with what a narrower one knows. */
import type { Net } from "../../src/marrakech/net.ts";

/**
 * Copies the units of `from` into the first units of `into`, which has been initialised at random. The new units of the first
 * layer keep their random inputs, but are hardly heard at first, so that the grown net says nearly the same as the old one.
 */
export function growNet(from: Net, into: Net): void {
  const [weights1, biases1, weights2, biases2, weights3, biases3] = into.layers;
  const [old1, oldBiases1, old2, oldBiases2, old3, oldBiases3] = from.layers;
  const { first, second } = into.plan;
  if (from.plan.second !== second || from.plan.first > first)
    throw new RangeError("a net grows in its first layer only");
  for (let input = 0; input < from.plan.inputs; input++) {
    for (let i = 0; i < from.plan.first; i++) weights1[input * first + i] = old1[input * from.plan.first + i];
  }
  biases1.set(oldBiases1);
  for (let i = from.plan.first * second; i < weights2.length; i++) weights2[i] *= QUIET;
  weights2.set(old2);
  biases2.set(oldBiases2);
  weights3.set(old3);
  biases3.set(oldBiases3);
}

/** How much of their random weight the new units keep towards the second layer. */
const QUIET = 0.1;
