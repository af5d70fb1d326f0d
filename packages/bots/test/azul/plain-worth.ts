import type { AzulPosition } from "@riad/azul";
import { OVER } from "@riad/core";
import { resultValue } from "../../src/azul/net.ts";
import { netFor } from "../../src/azul/shipped-nets.ts";
import { marginOf, winShares } from "../../src/contest.ts";

/** What the end of a round is worth to each seat, by the rules and the plain net. */
export function plainWorth(position: AzulPosition): number[] {
  const { seats } = position;
  if (position.actor === OVER) {
    const fair = 1 / seats;
    return winShares(position).map((share, seat) => {
      return resultValue((share - fair) / (1 - fair), marginOf(position, seat));
    });
  }
  const values = netFor(position).judge(position);
  if (seats === 2) values.push(-values[0]);
  const worth = values.map(() => 0);
  for (let role = 0; role < seats; role++) worth[(position.turn + role) % seats] = values[role];
  return worth;
}
