/**
 * The shipped nets, one per number of seats and one for the official rules for two, unpacked when first asked for. A net may have
 * several members, each with its own file of weights; players hear their mean, and training continues one of them.
 */
import type { Ruleset } from "@riad/marrakech";
import { makeWeights, parseWeights } from "../weights.ts";
import { Net } from "./net.ts";
import { NetEvaluator } from "./net-evaluator.ts";
import { stackNets } from "./stacked-net.ts";
import { weights as four } from "./weights/four.ts";
import { weights as publisherTwo } from "./weights/publisher-two.ts";
import { weights as three } from "./weights/three.ts";
import { weights as two } from "./weights/two.ts";

const COURSE: Readonly<Record<number, readonly string[]>> = { 2: [two], 3: [three], 4: [four] };

/** With three and four seats the official rules differ so little that the same nets serve. */
const OFFICIAL: Readonly<Record<number, readonly string[]>> = { ...COURSE, 2: [publisherTwo] };

/** As text, by setup, for tables that belong to weights. */
export const shippedWeights: Readonly<Record<string, string>> = {
  "2 seats, ruleset anu": COURSE[2].join("\n"),
  "2 seats, ruleset publisher": OFFICIAL[2].join("\n"),
  "3 seats": COURSE[3].join("\n"),
  "4 seats": COURSE[4].join("\n"),
};

const nets = new Map<readonly string[], Net>();

/** What the players evaluate by. */
export function shippedNet(ruleset: Ruleset, seats: number): Net {
  const weights = membersOf(ruleset, seats);
  let net = nets.get(weights);
  if (net === undefined) {
    net = stackNets(weights.map(parseNet));
    nets.set(weights, net);
  }
  return net;
}

/** One of the nets that the players' net consists of, counted from 1; nothing where there are not so many. */
export function shippedMember(ruleset: Ruleset, seats: number, member: number): Net | undefined {
  return membersOf(ruleset, seats)
    .slice(member - 1, member)
    .map(parseNet)
    .at(0);
}

function membersOf(ruleset: Ruleset, seats: number): readonly string[] {
  return (ruleset === "publisher" ? OFFICIAL : COURSE)[seats];
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
