import { newMoveList } from "./game.ts";
import type { MoveList, Position } from "./game.ts";

/**
 * Counts the leaves of the full tree of decisions and outcomes, `depth` moves deep. A finished match is a leaf. Two
 * implementations of the same rules agree on these counts; if a count changes, a rule has changed.
 */
export function perft(position: Position, depth: number): number {
  const boards = Array.from({ length: depth }, () => position.clone());
  const lists = Array.from({ length: depth }, newMoveList);
  return count(position, depth, boards, lists);
}

function count(position: Position, depth: number, boards: Position[], lists: MoveList[]): number {
  if (depth === 0) return 1;
  const list = lists[depth - 1];
  const moves = position.moves(list);
  if (moves === 0 || depth === 1) return moves === 0 ? 1 : moves;
  const board = boards[depth - 1];
  let leaves = 0;
  for (let i = 0; i < moves; i++) {
    board.copyFrom(position);
    board.play(list[i]);
    leaves += count(board, depth - 1, boards, lists);
  }
  return leaves;
}
