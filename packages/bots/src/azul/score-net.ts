/** Nets that were not learned: they see the points and nothing else, as plain programs do. For sparring partners. */
import { HIDDEN, Net } from "./net.ts";
import { StageNets } from "./stage-nets.ts";

export function scoreNets(seats: number, free: boolean): StageNets {
  const net = new Net(seats, free);
  // Two units for each lead of the starter, one for either sign, so that their difference is the lead itself.
  for (let other = 1; other < seats; other++) {
    for (const sign of [1, -1]) {
      const unit = 2 * (other - 1) + (sign === 1 ? 0 : 1);
      net.inner[(net.shape.points + other) * HIDDEN + unit] = sign;
      for (let head = 0; head < net.heads; head++) {
        // The starter's margin is its mean lead; a rival's is its own points less the mean of the others.
        const part = head === other ? -1 : 1 / (seats - 1);
        net.outer[head * HIDDEN + unit] = sign * part;
        net.outer[(net.heads + head) * HIDDEN + unit] = sign * part;
      }
    }
  }
  return new StageNets([net]);
}
