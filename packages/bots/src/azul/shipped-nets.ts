/** The shipped nets, unpacked when first asked for. */
import type { AzulPosition } from "@riad/azul";
import { parseStageNets } from "./stage-nets.ts";
import type { StageNets } from "./stage-nets.ts";
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

/** As text, by setup. */
export const shippedWeights: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WEIGHTS).map(([key, weights]) => {
    const [wall, seats] = key.split(" ");
    return [`${seats} seats, wall ${wall}`, weights];
  }),
);

const nets = new Map<string, StageNets>();

export function netsFor(position: AzulPosition): StageNets {
  const key = `${position.wall} ${position.seats}`;
  let known = nets.get(key);
  if (known === undefined) {
    known = parseStageNets(WEIGHTS[key]);
    nets.set(key, known);
  }
  return known;
}
