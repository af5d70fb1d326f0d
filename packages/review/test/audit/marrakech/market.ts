/** Marrakech read off the board as a person would: whose rug shows, how far a carpet reaches, what a roll really moves. */
import type { MarrakechPosition } from "@riad/marrakech";
import type { Move } from "@riad/core";
import { play } from "../claim.ts";

/** The die as it is printed. */
const FACES = [1, 2, 2, 3, 3, 4];
const SIDE = [0, 1, 2, 3, 4, 5, 6];
export const BOARD = SIDE.flatMap((x) => SIDE.map((y) => 8 * x + y));

export function shownColour(position: MarrakechPosition, square: number): number {
  return position.rugAt(square) >> 7;
}

/** The seat whose rug shows, or -1. */
export function shownBy(position: MarrakechPosition, square: number): number {
  return position.rugAt(square) === 0 ? -1 : position.owner(shownColour(position, square));
}

/** All squares that are joined to this one by edges and show the same colour. */
export function carpet(position: MarrakechPosition, square: number): number[] {
  const found = [square];
  for (const at of found) {
    for (const next of sides(at)) {
      const isSame = shownColour(position, next) === shownColour(position, square) && position.rugAt(next) !== 0;
      if (isSame && !found.includes(next)) found.push(next);
    }
  }
  return found;
}

function sides(square: number): number[] {
  const [x, y] = [square >> 3, square & 7];
  const next = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
  return next.filter(([a, b]) => SIDE.includes(a) && SIDE.includes(b)).map(([a, b]) => 8 * a + b);
}

/** What shows for a seat. */
export function squaresOf(position: MarrakechPosition, seat: number): number {
  return BOARD.filter((square) => shownBy(position, square) === seat).length;
}

/** The positions after each face of the die, once Assam is turned. */
export function rolled(position: MarrakechPosition, rotation: Move): MarrakechPosition[] {
  return FACES.map((die) => play(position, rotation, die));
}

/** What a roll takes from a purse; negative for what it brings. */
export function paidBy(before: MarrakechPosition, after: MarrakechPosition, seat: number): number {
  return before.dirhams(seat) - after.dirhams(seat);
}

/** On how many of the six faces something holds. */
export function facesOn(
  position: MarrakechPosition,
  rotation: Move,
  holds: (after: MarrakechPosition) => boolean,
): number {
  return rolled(position, rotation).filter(holds).length;
}

export function meanOver(positions: readonly MarrakechPosition[], value: (after: MarrakechPosition) => number): number {
  return positions.reduce((sum, after) => sum + value(after), 0) / positions.length;
}
