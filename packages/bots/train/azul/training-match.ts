/** How a match to learn from starts, and what its end teaches. */
import { azul } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { resultValue } from "../../src/azul/net.ts";
import { marginOf, winShares } from "../../src/contest.ts";

export function startOf(seats: number, free: boolean, first: number): AzulPosition {
  return azul.start({ seats, first, options: { wall: free ? "free" : "fixed", centres: "1" } });
}

/** What the finished match is worth to each seat, as the net learns it. */
export function resultOf(position: AzulPosition): number[] {
  const fair = 1 / position.seats;
  return winShares(position).map((share, seat) => resultValue((share - fair) / (1 - fair), marginOf(position, seat)));
}
