/** The shipped nets, one per number of seats, unpacked when first asked for. */
import { makeWeights, parseWeights } from "../weights.ts";
import { Net } from "./net.ts";
import { NetEvaluator } from "./net-evaluator.ts";
import { weights as four } from "./weights/four.ts";
import { weights as three } from "./weights/three.ts";
import { weights as two } from "./weights/two.ts";

const WEIGHTS: Readonly<Record<number, string>> = { 2: two, 3: three, 4: four };
const nets = new Map<number, Net>();

/** Judges may share a net: each prepares it again when a turn begins. */
export function netEvaluatorFor(seats: number): NetEvaluator {
  let net = nets.get(seats);
  if (net === undefined) {
    net = parseNet(WEIGHTS[seats]);
    nets.set(seats, net);
  }
  return new NetEvaluator(net);
}

export function parseNet(text: string): Net {
  return parseWeights(
    text,
    ([seats, first, second]) => new Net({ seats, first, second }),
    ({ layers }) => layers,
  );
}

export function makeNet(net: Net): string {
  return makeWeights([net.inputs.seats, net.plan.first, net.plan.second], net.layers);
}
