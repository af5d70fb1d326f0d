/** Helpers for moves, where convenience matters more than speed. */
import { CHANCE, newMoveList } from "./game.ts";
import type { Move, Position } from "./game.ts";
import type { Random } from "./random.ts";

/** Whether a move from an untrusted source may be played. Moves taken from `moves` need no check. */
export function isLegal(position: Position, move: Move): boolean {
  return listMoves(position).includes(move);
}

/** The moves as a plain array. */
export function listMoves(position: Position): Move[] {
  const list = newMoveList();
  return Array.from(list.subarray(0, position.moves(list)));
}

/** Draws and plays outcomes until a seat is to move or the match is over; `played` is called with each of them. */
export function playChance(position: Position, random: Random, played?: (outcome: Move) => void): void {
  while (position.actor === CHANCE) {
    const outcome = position.draw(random);
    position.play(outcome);
    played?.(outcome);
  }
}
