/** The shipped nets, one per number of seats and one for the official rules for two, unpacked when first asked for. */
import type { Ruleset } from "@riad/marrakech";
import { makeWeights, parseWeights } from "../weights.ts";
import { Net } from "./net.ts";
import { NetEvaluator } from "./net-evaluator.ts";
import { weights as four } from "./weights/four.ts";
import { weights as publisherTwo } from "./weights/publisher-two.ts";
import { weights as three } from "./weights/three.ts";
import { weights as two } from "./weights/two.ts";

const COURSE: Readonly<Record<number, string>> = { 2: two, 3: three, 4: four };

/** With three and four seats the official rules differ so little that the same nets serve. */
const OFFICIAL: Readonly<Record<number, string>> = { ...COURSE, 2: publisherTwo };

/** As text, by setup, for tables that belong to weights. */
export const shippedWeights: Readonly<Record<string, string>> = {
  "2 seats, ruleset anu": two,
  "2 seats, ruleset publisher": publisherTwo,
  "3 seats": three,
  "4 seats": four,
};

const nets = new Map<string, Net>();

export function shippedNet(ruleset: Ruleset, seats: number): Net {
  const weights = (ruleset === "publisher" ? OFFICIAL : COURSE)[seats];
  let net = nets.get(weights);
  if (net === undefined) {
    net = parseNet(weights);
    nets.set(weights, net);
  }
  return net;
}

/** Evaluators may share a net: each prepares it again when a turn begins. */
export function netEvaluatorFor(ruleset: Ruleset, seats: number): NetEvaluator {
  return new NetEvaluator(shippedNet(ruleset, seats));
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
