/**
 * From squares to cloths. A string says what each square shows, not how the rugs lie, so a half is drawn reaching
 * under the neighbour that was most likely laid over it, and cloths come in an order in which none hides what it
 * should not.
 */
import type { RugColour } from "./art/weaves.tsx";
import { clothAt } from "./view.ts";
import type { Cloth, MarrakechView } from "./view.ts";

export interface LaidCloth {
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
export function layCloths(view: MarrakechView): LaidCloth[] {
  const halves: LaidCloth[] = [];
  const wholes: LaidCloth[] = [];
  for (let x = 0; x < 7; x++) {
    for (let y = 0; y < 7; y++) {
      const cloth = clothAt(view, x, y);
      if (cloth === null) continue;
      const mate = SIDES.find(({ dx, dy }) => isSame(cloth, clothAt(view, x + dx, y + dy)));
      if (mate === undefined) halves.push({ ...layHalf(view, cloth, x, y), isWhole: false });
      // The square to the right of its mate or below it has been drawn with it.
      else if (mate.turn < 180) wholes.push({ colour: cloth.colour, x, y, turn: mate.turn, isWhole: true });
    }
  }
  return [...lowestFirst(halves), ...wholes];
}

function isSame(a: Cloth, b: Cloth | null): boolean {
  return b !== null && a.colour === b.colour && a.id === b.id;
}

/** Ids rise as rugs are laid, so the neighbour with the highest id is the best guess for the rug on top. */
function layHalf(view: MarrakechView, cloth: Cloth, x: number, y: number): Omit<LaidCloth, "isWhole"> {
  let best: (typeof SIDES)[number] = SIDES[0];
  let highest = -1;
  for (const side of SIDES) {
    const neighbour = clothAt(view, x + side.dx, y + side.dy);
    if (neighbour === null || neighbour.id <= highest) continue;
    best = side;
    highest = neighbour.id;
  }
  return { colour: cloth.colour, x, y, turn: best.turn };
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
