import { CHANCE } from "./game.ts";
import type { Move, Position } from "./game.ts";
import type { Random } from "./random.ts";

/** Draws and plays outcomes until a seat is to move or the match is over; `played` hears of each. */
export function playChance(position: Position, random: Random, played?: (outcome: Move) => void): void {
  while (position.actor === CHANCE) {
    const outcome = position.draw(random);
    position.play(outcome);
    played?.(outcome);
  }
}
