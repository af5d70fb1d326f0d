import { newMoveList } from "./game.ts";
import type { Move, Position } from "./game.ts";

/** Whether a stranger's move may be played. Programs that take moves from `moves` need not ask. */
export function isLegal(position: Position, move: Move): boolean {
  return listMoves(position).includes(move);
}

/** The moves as a plain array, for places where convenience counts more than speed. */
export function listMoves(position: Position): Move[] {
  const list = newMoveList();
  return Array.from(list.subarray(0, position.moves(list)));
}
