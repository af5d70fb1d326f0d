/** A net that was not learned: it sees the points and nothing else, as plain programs do. For sparring partners. */
import { HIDDEN, Net } from "./net.ts";

export function scoreNet(seats: number, free: boolean): Net {
  const net = new Net(seats, free);
  // Two units for each lead of the starter, one for either sign, so that their difference is the lead itself.
  for (let other = 1; other < seats; other++) {
    for (const sign of [1, -1]) {
      const unit = 2 * (other - 1) + (sign === 1 ? 0 : 1);
      net.inner[(net.shape.points + other) * HIDDEN + unit] = sign;
      // Output 0 is the mean lead of the starter; a rival's is his own points less the mean of the others.
      for (let output = 0; output < net.outputs; output++) {
        const share = output === other ? -1 : 1 / (seats - 1);
        net.outer[output * HIDDEN + unit] = sign * share;
      }
    }
  }
  return net;
}
