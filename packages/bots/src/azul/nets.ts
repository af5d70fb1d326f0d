/** The shipped nets, unpacked when first asked for. */
import type { AzulPosition } from "@riad/azul";
import type { Net } from "./net.ts";
import { readNet } from "./weights-code.ts";
import type { StoredNet } from "./weights-code.ts";
import { fixed2 } from "./weights/fixed-2.ts";
import { fixed3 } from "./weights/fixed-3.ts";
import { fixed4 } from "./weights/fixed-4.ts";
import { free2 } from "./weights/free-2.ts";
import { free3 } from "./weights/free-3.ts";
import { free4 } from "./weights/free-4.ts";

/** By wall and seats. */
const STORED: Readonly<Record<string, StoredNet>> = {
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
    net = readNet(STORED[key]);
    nets.set(key, net);
  }
  return net;
}
