/**
 * Several nets as one that says the mean of what they say: the errors of nets that learned from different matches partly
 * cancel. Their first layers are one wide layer, so that a leaf is still described once and evaluated in one pass.
 */
import { Net } from "./net.ts";
import { OUTPUTS } from "./net-plan.ts";
import type { Kernel, NetPlan } from "./net-plan.ts";

/** The members must be equally wide. A single one is returned as it is. */
export function stackNets(members: readonly Net[], makeKernel?: (plan: NetPlan) => Kernel): Net {
  if (members.length === 1) return members[0];
  const { inputs, plan } = members[0];
  const count = members.length;
  if (members.some((other) => other.plan.learned !== plan.learned || other.plan.first !== plan.first))
    throw new RangeError("nets of different widths cannot be stacked");
  const widths = { seats: inputs.seats, first: count * plan.first, second: count * plan.second, blocks: count };
  const net = new Net(widths, makeKernel);
  const [weights1, biases1, weights2, biases2, weights3, biases3] = net.layers;
  for (const [i, member] of members.entries()) {
    const [own1, ownBiases1, own2, ownBiases2, own3, ownBiases3] = member.layers;
    for (let input = 0; input < plan.inputs; input++) {
      const row = own1.subarray(input * plan.first, (input + 1) * plan.first);
      weights1.set(row, (input * count + i) * plan.first);
    }
    biases1.set(ownBiases1, i * plan.first);
    weights2.set(own2, i * own2.length);
    biases2.set(ownBiases2, i * plan.second);
    for (let j = 0; j < own3.length; j++) weights3[i * plan.second * OUTPUTS + j] = own3[j] / count;
    for (let j = 0; j < OUTPUTS; j++) biases3[j] += ownBiases3[j] / count;
  }
  return net;
}
