/**
 * From squares to cloths. A string says what each square shows, not how the rugs lie, so a half is drawn reaching
 * under the neighbour that was most likely laid over it, and cloths come in an order in which none hides what it
 * should not.
 */
import { NO_RUG, SIDE, colourOf, idOf, makeColour, squareAt } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import type { RugColour } from "./art/weaves.tsx";

interface LaidCloth {
  readonly colour: RugColour;
  readonly x: number;
  readonly y: number;
  /** Where the rest of it lies, in degrees clockwise from east. */
  readonly turn: 0 | 90 | 180 | 270;
  readonly isWhole: boolean;
}

const SIDES = [
  { turn: 0, dx: 1, dy: 0 },
  { turn: 90, dx: 0, dy: 1 },
  { turn: 180, dx: -1, dy: 0 },
  { turn: 270, dx: 0, dy: -1 },
] as const;

/** All cloths of the board, lowest first. */
export function layCloths(position: MarrakechPosition): LaidCloth[] {
  const halves: LaidCloth[] = [];
  const wholes: LaidCloth[] = [];
  for (let x = 0; x < SIDE; x++) {
    for (let y = 0; y < SIDE; y++) {
      const rug = rugOn(position, x, y);
      if (rug === NO_RUG) continue;
      const mate = SIDES.find(({ dx, dy }) => rugOn(position, x + dx, y + dy) === rug);
      if (mate === undefined) halves.push({ ...layHalf(position, rug, x, y), isWhole: false });
      // The square to the right of its mate or below it has been drawn with it.
      else if (mate.turn < 180) wholes.push({ colour: weaveOf(rug), x, y, turn: mate.turn, isWhole: true });
    }
  }
  return [...lowestFirst(halves), ...wholes];
}

/** The rug on a square; none beyond the edge. Two squares with the same rug show one cloth. */
function rugOn(position: MarrakechPosition, x: number, y: number): number {
  return x < 0 || y < 0 || x >= SIDE || y >= SIDE ? NO_RUG : position.rugAt(squareAt(x, y));
}

function weaveOf(rug: number): RugColour {
  return makeColour(colourOf(rug)) as RugColour;
}

/**
 * Ids rise as rugs are laid, so the best guess for the rug on top is the first that was laid later than this one. Whatever
 * is laid beside it after that leaves the half as it was. Where all neighbours seem older, it is the latest of them.
 */
function layHalf(position: MarrakechPosition, rug: number, x: number, y: number): Omit<LaidCloth, "isWhole"> {
  const covers = SIDES.map(({ turn, dx, dy }) => ({ turn, rug: rugOn(position, x + dx, y + dy) }))
    .filter((side) => side.rug !== NO_RUG)
    .sort((a, b) => idOf(a.rug) - idOf(b.rug));
  const cover = covers.find((side) => idOf(side.rug) >= idOf(rug)) ?? covers.at(-1);
  return { colour: weaveOf(rug), x, y, turn: cover?.turn ?? 0 };
}

/** A half that reaches under another half comes before it. */
function lowestFirst(halves: readonly LaidCloth[]): LaidCloth[] {
  const at = new Map(halves.map((half) => [half.x * 7 + half.y, half]));
  const depth = (half: LaidCloth): number => {
    const seen = new Set<LaidCloth>();
    for (let next: LaidCloth | undefined = half; next !== undefined && !seen.has(next); next = over(next)) {
      seen.add(next);
    }
    return seen.size;
  };
  const over = (half: LaidCloth): LaidCloth | undefined => {
    const side = SIDES.find(({ turn }) => turn === half.turn);
    return side && at.get((half.x + side.dx) * 7 + half.y + side.dy);
  };
  return halves
    .map((half) => ({ half, depth: depth(half) }))
    .sort((a, b) => b.depth - a.depth)
    .map(({ half }) => half);
}
