/**
 * Azul: a wall with more tiles when the round has ended, which counts in later rounds; by the column or the colour that comes nearest to
 * its bonus, if there is one. Columns and colours alone, those of the rival, and tiles that wait in lines mean no more than nonsense (see `npm run audit`).
 */
import type { AzulPosition } from "@riad/azul";
import type { Motif } from "../motif.ts";

const FIVE = [0, 1, 2, 3, 4];
/** A column or a colour with fewer tiles is far from its bonus. */
const NEAR = 3;

/** `better` and `other` are the two ends; nothing where the match is over at one of them only. */
export function findEndMotifs(better: AzulPosition, other: AzulPosition, seat: number, rival: number): Motif[] {
  if (better.phase !== other.phase) return [];
  const [own, ownLess] = [better, other].map((end) => wallOf(end, seat));
  const [theirs, theirsLess] = [other, better].map((end) => wallOf(end, rival));
  return [
    ...grown(own, ownLess).map(({ what, index, more, less, weight }): Motif => {
      const numbers = { ...INDEX[what](index), tiles: more, other: less };
      return { name: `${what}Ahead`, numbers, row: "ownProspects", weight };
    }),
    // What the rival has more of after the other move.
    ...wholeWall(theirs, theirsLess).map(({ more, less, weight }): Motif => {
      const numbers = { seat: rival, tiles: less, other: more };
      return { name: "theirWall", numbers, row: "theirProspects", weight };
    }),
  ];
}

/** How the numbers of a motif say which column or colour it is. */
const INDEX: Readonly<Record<keyof Wall, (index: number) => Motif["numbers"]>> = {
  wall: () => ({}),
  column: (index) => ({ column: index + 1 }),
  colour: (colour) => ({ colour }),
};

/** How many tiles there are: in all, in each column, of each colour. */
interface Wall {
  readonly wall: readonly number[];
  readonly column: readonly number[];
  readonly colour: readonly number[];
}

function wallOf(end: AzulPosition, seat: number): Wall {
  const cells = FIVE.flatMap((row) => FIVE.map((column) => ({ column, colour: end.wallColour(seat, row, column) })));
  const tiles = cells.filter(({ colour }) => colour >= 0);
  return {
    wall: [tiles.length],
    column: FIVE.map((i) => tiles.filter(({ column }) => column === i).length),
    colour: FIVE.map((i) => tiles.filter(({ colour }) => colour === i).length),
  };
}

interface Grown {
  readonly what: keyof Wall;
  readonly index: number;
  readonly more: number;
  readonly less: number;
  readonly weight: number;
}

function grown(more: Wall, less: Wall): Grown[] {
  if (more.wall[0] <= less.wall[0]) return [];
  const near = (["column", "colour"] as const).flatMap((what) => nearest(what, more[what], less[what]));
  return near.length > 0 ? near : wholeWall(more, less);
}

function wholeWall({ wall: [more] }: Wall, { wall: [less] }: Wall): Grown[] {
  return more > less ? [{ what: "wall", index: 0, more, less, weight: more - less }] : [];
}

function nearest(what: "column" | "colour", more: readonly number[], less: readonly number[]): Grown[] {
  const [index] = FIVE.filter((i) => more[i] >= NEAR && more[i] > less[i]).sort(
    (one, other) => more[other] - more[one] || less[one] - less[other],
  );
  if (index === undefined) return [];
  return [{ what, index, more: more[index], less: less[index], weight: more[index] - NEAR + 1 }];
}
