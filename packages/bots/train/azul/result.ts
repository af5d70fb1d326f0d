import { resultValue } from "../../src/azul/net.ts";
import type { AzulPosition } from "@riad/azul";
import { marginOf, winShares } from "../../src/contest.ts";

/** What the finished match is worth to each seat, as the net learns it. */
export function resultOf(position: AzulPosition): number[] {
  const fair = 1 / position.seats;
  return winShares(position).map((share, seat) => resultValue((share - fair) / (1 - fair), marginOf(position, seat)));
}
