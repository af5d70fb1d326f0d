/** What the net is to say about a position, as the learner reads it. */
import type { MarrakechPosition } from "@riad/marrakech";
import type { Net } from "../../src/marrakech/net.ts";
import { MARGINS } from "../../src/marrakech/valuation.ts";
import type { Valuation } from "../../src/marrakech/valuation.ts";
import type { Replay } from "./replay.ts";

/**
 * Keeps the position whose inputs are the entries of the net. A goal may lie a little outside of what shares of a win can be. Shares that did
 * not add up to one would push all outputs in one direction without end, so they are brought back. A share below zero marks a seat that is out.
 */
export function addTarget(replay: Replay, net: Net, position: MarrakechPosition, goal: Readonly<Valuation>): void {
  const at = replay.add(net);
  net.count = 0;
  const { seats, turn: mover } = position;
  let total = 0;
  for (let seat = 0; seat < seats; seat++) if (!position.isOut(seat)) total += Math.max(0, goal[seat]);
  for (let seat = 0; seat < seats; seat++) {
    const view = (seat - mover + seats) % seats;
    replay.setTarget(at, view, position.isOut(seat) ? -1 : Math.max(0, goal[seat]) / total);
    replay.setTarget(at, MARGINS + view, goal[MARGINS + seat]);
  }
}
