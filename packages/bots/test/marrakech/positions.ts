/** Positions to ask players about. */
import { CHANCE, OVER, SeededRandom, completeSetup, newMoveList, unwrap } from "@riad/core";
import type { Random } from "@riad/core";
import { marrakech } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import type { Player } from "../../src/player.ts";

export const SETUPS = [2, 3, 4].flatMap((seats) =>
  ["anu", "publisher"].map((ruleset) => ({ seats, ruleset, name: `${seats} seats, ${ruleset}` })),
);

export function start(seats: number, ruleset = "anu", heading = "N"): MarrakechPosition {
  return marrakech.start(unwrap(completeSetup(marrakech, { seats, options: { ruleset, heading } })));
}

/** Plays at random and shows every position in which a seat is to move. */
export function wander(position: MarrakechPosition, random: Random, see: (met: MarrakechPosition) => void): void {
  const moves = newMoveList();
  while (position.actor !== OVER) {
    if (position.actor !== CHANCE) see(position);
    const count = position.moves(moves);
    position.play(position.actor === CHANCE ? position.draw(random) : moves[random.below(count)]);
  }
}

/** A position with this many turns left, reached at random, in which a turn begins. */
export function near(left: number, seats: number, seed: number, ruleset = "anu"): MarrakechPosition {
  for (let attempt = 0; ; attempt++) {
    const random = new SeededRandom(`${seed} ${attempt}`);
    let found: MarrakechPosition | undefined;
    wander(start(seats, ruleset), random, (met) => {
      if (found === undefined && met.phase === "rotate" && turnsLeft(met) === left) found = met.clone();
    });
    if (found !== undefined) return found;
  }
}

export function turnsLeft(position: MarrakechPosition): number {
  let left = 0;
  for (let seat = 0; seat < position.seats; seat++) if (!position.isOut(seat)) left += position.rugs(seat);
  return left;
}

/** Lets one player play all seats. */
export function playOut(
  position: MarrakechPosition,
  player: Player<MarrakechPosition>,
  random: Random,
  see: (met: MarrakechPosition) => void,
): void {
  while (position.actor !== OVER) {
    if (position.actor === CHANCE) position.play(position.draw(random));
    else {
      see(position);
      position.play(player.choose(position, { nodes: 1 }).move);
    }
  }
}
