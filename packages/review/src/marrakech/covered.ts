/** Marrakech: whose rug shows on a square, and whose squares a placement covers. */
import type { Move } from "@riad/core";
import { NO_RUG, PASS, colourOf, higherSquare, lowerSquare } from "@riad/marrakech";
import type { MarrakechPosition, Square } from "@riad/marrakech";

interface Covering {
  readonly own: number;
  readonly theirs: number;
}

export function coveredBy(position: MarrakechPosition, move: Move): Covering {
  if (move === PASS) return { own: 0, theirs: 0 };
  const hidden = [lowerSquare(move), higherSquare(move)].map((square) => ownerAt(position, square));
  const own = hidden.filter((owner) => owner === position.turn).length;
  return { own, theirs: hidden.filter((owner) => owner >= 0).length - own };
}

/** The seat whose rug shows, or -1. */
export function ownerAt(position: MarrakechPosition, square: Square): number {
  const rug = position.rugAt(square);
  return rug === NO_RUG ? -1 : position.owner(colourOf(rug));
}
