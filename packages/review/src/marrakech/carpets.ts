/**
 * Marrakech: what two boards are worth for the rest of the match, by the net that evaluates positions in which a turn begins. One position is
 * changed into the other step by step: Assam's place, the rugs of the others, those of one seat. Each step is credited with what it
 * changes; the purses stay as they are, because tolls are counted.
 */
import { OVER } from "@riad/core";
import { positionClassesOf } from "@riad/bots";
import { MarrakechPosition, NO_RUG, colourOf } from "@riad/marrakech";

/** In points of one seat: its own rugs, those of the others, and where Assam stands. */
export interface Credits {
  readonly own: number;
  readonly theirs: number;
  readonly place: number;
}

/** Nothing where a match is over in one of the two, or a seat is out: then there is nothing to exchange. */
export function compareBoards(better: MarrakechPosition, other: MarrakechPosition, seat: number): Credits | null {
  if (better.actor === OVER || other.actor === OVER || isAnybodyOut(better, other)) return null;
  const [one, two] = [better.arrangement, other.arrangement];
  const isOwn = (rug: number): boolean => rug !== NO_RUG && better.owner(colourOf(rug)) === seat;
  // Squares that change are bare before another rug is put there, so that nothing is credited to two seats.
  const bare = (board: readonly number[]) =>
    board.map((rug, i) => (one.board[i] !== two.board[i] && !isOwn(rug) ? NO_RUG : rug));
  const boards = [two.board, bare(two.board), bare(one.board), one.board];
  const { assam, heading } = one;
  // What a place is worth depends on the rugs around it, so the rugs are exchanged before Assam and after him.
  const [before, after] = [two, { ...two, assam, heading }].map((place) =>
    boards.map((board) => valueOf(MarrakechPosition.arrange({ ...place, board }), seat)),
  );
  const mean = (credit: (values: readonly number[]) => number): number => (credit(before) + credit(after)) / 2;
  return {
    own: mean((values) => values[2] - values[1]),
    theirs: mean((values) => values[1] - values[0] + values[3] - values[2]),
    place: (after[0] - before[0] + after[3] - before[3]) / 2,
  };
}

function isAnybodyOut(...positions: readonly MarrakechPosition[]): boolean {
  const [{ seats }] = positions;
  return positions.some((position) => Array.from({ length: seats }, (_, seat) => position.isOut(seat)).includes(true));
}

function valueOf(position: MarrakechPosition, seat: number): number {
  return positionClassesOf("marrakech")?.atTurn?.(position)?.margins[seat] ?? 0;
}
