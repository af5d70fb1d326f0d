/** Marrakech: the rug that the net would lay, without a search: the same everywhere. */
import { OVER, listMoves } from "@riad/core";
import { positionClassesOf } from "@riad/bots";
import type { MarrakechPosition } from "@riad/marrakech";

/** A point decides between rugs that win alike. */
const MARGIN_WORTH = 0.0005;

/** The position after the best rug for whoever has to lay one; the same position where nobody has. */
export function layBest(position: MarrakechPosition): MarrakechPosition {
  if (position.actor === OVER || position.phase !== "lay") return position;
  let best = { after: position, worth: Number.NEGATIVE_INFINITY };
  for (const move of listMoves(position)) {
    const after = position.clone();
    after.play(move);
    const worth = worthOf(after, position.turn);
    if (worth > best.worth) best = { after, worth };
  }
  return best.after;
}

function worthOf(position: MarrakechPosition, seat: number): number {
  const value = positionClassesOf("marrakech")?.atTurn?.(position);
  return value === undefined || value === null ? 0 : value.shares[seat] + MARGIN_WORTH * value.margins[seat];
}
