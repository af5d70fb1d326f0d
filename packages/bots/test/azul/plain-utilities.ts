import type { AzulPosition } from "@riad/azul";
import { OVER } from "@riad/core";
import { netsFor } from "../../src/azul/shipped-nets.ts";
import { utilityOf, winOf } from "../../src/azul/utility.ts";
import { marginOf, winShares } from "../../src/contest.ts";

/** The utility of the end of a round to each seat, by the rules and the plain net. */
export function plainUtilities(position: AzulPosition): number[] {
  const { seats, turn } = position;
  const utility = (share: number, margin: number): number => utilityOf(winOf(share, seats), margin);
  if (position.actor === OVER) {
    return winShares(position).map((share, seat) => utility(share, marginOf(position, seat)));
  }
  const { shares, margins } = netsFor(position).at(position).evaluate(position);
  const byRole = shares.map((share, role) => utility(share, margins[role]));
  return byRole.map((_, seat) => byRole[(seat - turn + seats) % seats]);
}
