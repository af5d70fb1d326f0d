/** The trained nets, one a number of seats, read when first asked for. */
import type { Net } from "./net.ts";
import { NetJudge } from "./net-judge.ts";
import { parseWeights } from "./weights.ts";
import { weights as four } from "./weights/four.ts";
import { weights as three } from "./weights/three.ts";
import { weights as two } from "./weights/two.ts";

const WEIGHTS: Readonly<Record<number, string>> = { 2: two, 3: three, 4: four };
const nets = new Map<number, Net>();

/** Judges may share a net: whoever begins a turn prepares it anew. */
export function netJudgeFor(seats: number): NetJudge {
  let net = nets.get(seats);
  if (net === undefined) {
    net = parseWeights(WEIGHTS[seats]);
    nets.set(seats, net);
  }
  return new NetJudge(net);
}
