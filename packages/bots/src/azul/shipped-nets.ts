/** The shipped nets, unpacked when first asked for. */
import type { AzulPosition } from "@riad/azul";
import { makeWeights, parseWeights } from "../weights.ts";
import { Net } from "./net.ts";
import { weights as fixed2 } from "./weights/fixed-2.ts";
import { weights as fixed3 } from "./weights/fixed-3.ts";
import { weights as fixed4 } from "./weights/fixed-4.ts";
import { weights as free2 } from "./weights/free-2.ts";
import { weights as free3 } from "./weights/free-3.ts";
import { weights as free4 } from "./weights/free-4.ts";

/** By wall and seats. */
const WEIGHTS: Readonly<Record<string, string>> = {
  "fixed 2": fixed2,
  "fixed 3": fixed3,
  "fixed 4": fixed4,
  "free 2": free2,
  "free 3": free3,
  "free 4": free4,
};

const nets = new Map<string, Net>();

export function netFor(position: AzulPosition): Net {
  const key = `${position.wall} ${position.seats}`;
  let net = nets.get(key);
  if (net === undefined) {
    net = parseNet(WEIGHTS[key]);
    nets.set(key, net);
  }
  return net;
}

export function parseNet(text: string): Net {
  return parseWeights(
    text,
    ([seats, isFree]) => new Net(seats, isFree === 1),
    ({ layers }) => layers,
  );
}

export function makeNet(net: Net): string {
  return makeWeights([net.shape.seats, net.shape.free ? 1 : 0], net.layers);
}
