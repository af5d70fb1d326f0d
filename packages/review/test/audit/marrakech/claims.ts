import type { MarrakechPosition } from "@riad/marrakech";
import { listMoves } from "@riad/core";
import type { Move } from "@riad/core";
import { play } from "../claim.ts";
import type { Claims, Pair } from "../claim.ts";
import { estimateRows } from "./estimates.ts";
import { marrakechLuck } from "./luck.ts";
import { BOARD, carpet, facesOn, meanOver, paidBy, rolled, shownBy, squaresOf } from "./market.ts";

type Market = Pair<MarrakechPosition>;
type Numbers = Readonly<Record<string, number>>;

const toll = (position: MarrakechPosition, rotation: Move): { faces: number; most: number } => {
  const paid = rolled(position, rotation).map((after) => paidBy(position, after, position.turn));
  return { faces: paid.filter((sum) => sum > 0).length, most: Math.max(0, ...paid) };
};

const isTollSaid = ({ position, better, other }: Market, numbers: Numbers): boolean => {
  const [good, poor] = [better, other].map(({ move }) => toll(position, move));
  const isPoor = poor.faces === numbers["faces"] && poor.most === numbers["most"];
  return isPoor && good.faces === numbers["betterFaces"] && good.most === numbers["betterMost"];
};

export const marrakechClaims: Claims<MarrakechPosition> = {
  rows: countRows,
  luck: marrakechLuck,
  motifs: {
    tollAvoided: (pair, numbers) => isTollSaid(pair, numbers) && numbers["betterFaces"] === 0,
    tollLess: (pair, numbers) =>
      isTollSaid(pair, numbers) &&
      numbers["betterFaces"] <= numbers["faces"] &&
      numbers["betterMost"] <= numbers["most"] &&
      numbers["betterFaces"] + numbers["betterMost"] < numbers["faces"] + numbers["most"],
    tollMean({ position, better, other }, { sixths, otherSixths }) {
      const [good, poor] = [better, other].map(({ move }) =>
        rolled(position, move).reduce((sum, after) => sum + Math.max(0, paidBy(position, after, position.turn)), 0),
      );
      return good === sixths && poor === otherSixths && sixths < otherSixths;
    },
    ruin({ position, better, other }, { faces }) {
      const { turn } = position;
      const isOut = (after: MarrakechPosition): boolean => after.isOut(turn);
      return facesOn(position, better.move, isOut) === 0 && facesOn(position, other.move, isOut) === faces && faces > 0;
    },
    reach({ position, better, other }, { faces, other: fewer }) {
      const isTaking = (after: MarrakechPosition): boolean =>
        after.actor === position.turn && listMoves(after).some((move) => takesTwo(after, move));
      const [one, two] = [better, other].map(({ move }) => facesOn(position, move, isTaking));
      return one === faces && two === fewer && faces > fewer;
    },
    ownCovered: ({ position, better, other }, { squares }) =>
      squares > 0 && hides(position, other.move, true) - hides(position, better.move, true) === squares,
    theirsCovered: ({ position, better, other }, { squares }) =>
      squares > 0 && hides(position, better.move, false) - hides(position, other.move, false) === squares,
    regionGrown({ position, better, other }, { size, other: less }) {
      const [one, two] = [better, other].map(({ move }) => carpetUnder(position, move));
      return one === size && two === less && size > less;
    },
    bridge({ position, better, other }, { regions, size }) {
      const joins = (move: Move): number => apart(position, move);
      return joins(better.move) === regions && joins(other.move) < 2 && carpetUnder(position, better.move) === size;
    },
    regionCut({ position, better, other, rival }, { seat, size, other: larger }) {
      const [one, two] = [better, other].map(({ move }) => widest(play(position, move), seat));
      return seat === rival && seat !== position.turn && one === size && two === larger && size < larger;
    },
    trap({ position, better, other }, { seat, faces, other: fewer }) {
      const [one, two] = [better, other].map(({ move }) => sureFaces(play(position, move), position.turn));
      return play(position, better.move).turn === seat && one === faces && two === fewer && faces > fewer;
    },
    lastRugs({ position, better, other }, { squares, rugs }) {
      const [one, two] = [better, other].map(({ move }) => play(position, move));
      const isSaid = squaresOf(one, position.turn) - squaresOf(two, position.turn) === squares;
      return isSaid && squares > 0 && one.rugs(position.turn) === rugs;
    },
  },
};

function halves(move: Move): number[] {
  return move === 0 ? [] : [move >> 6, move & 63];
}

function hides(position: MarrakechPosition, move: Move, isOwn: boolean): number {
  const owners = halves(move).map((square) => shownBy(position, square));
  return owners.filter((owner) => (isOwn ? owner === position.turn : owner >= 0 && owner !== position.turn)).length;
}

function takesTwo(position: MarrakechPosition, move: Move): boolean {
  return position.phase === "lay" && hides(position, move, false) === 2;
}

function carpetUnder(position: MarrakechPosition, move: Move): number {
  const after = play(position, move);
  return Math.max(0, ...halves(move).map((square) => carpet(after, square).length));
}

/** How many carpets that had no edge in common became one. */
function apart(position: MarrakechPosition, move: Move): number {
  if (move === 0) return 0;
  const rest = carpet(play(position, move), move >> 6).filter((square) => !halves(move).includes(square));
  const before = rest.map((square) => Math.min(...carpet(position, square)));
  return new Set(before).size;
}

function widest(position: MarrakechPosition, seat: number): number {
  const own = BOARD.filter((square) => shownBy(position, square) === seat);
  return Math.max(0, ...own.map((square) => carpet(position, square).length));
}

/** The fewest faces that pay a seat, over every way the next player can turn Assam. */
function sureFaces(position: MarrakechPosition, to: number): number {
  if (position.actor < 0 || position.phase !== "rotate") return 0;
  const ways = listMoves(position).map((rotation) =>
    facesOn(position, rotation, (after) => paidBy(position, after, to) < 0),
  );
  return Math.min(...ways);
}

/** What a turn of the die is expected to move between purses, and what a rug shows and covers. */
function countRows({ position, better, other, rival }: Market): Record<string, number> {
  const [one, two] = [better, other].map(({ line }) => countWay(position, line, rival));
  const counted = Object.fromEntries(Object.entries(one).map(([row, points]) => [row, points - two[row]]));
  return { ...counted, ...estimateRows(position, better.move, other.move, counted) };
}

function countWay(position: MarrakechPosition, line: readonly Move[], rival: number): Record<string, number> {
  const seat = position.turn;
  if (position.phase === "rotate") return { ...tolls(position, line[0], seat, rival), squares: 0, covered: 0 };
  const laid = play(position, line[0]);
  return {
    ...(laid.actor >= 0 && line.length > 1 ? tolls(laid, line[1], seat, rival) : noTolls(laid)),
    squares: squaresOf(laid, seat) - squaresOf(position, seat),
    covered: squaresOf(position, rival) - squaresOf(laid, rival),
  };
}

function tolls(position: MarrakechPosition, rotation: Move, seat: number, rival: number): Record<string, number> {
  const all = rolled(position, rotation);
  const pays = (who: number): number => meanOver(all, (after) => Math.max(0, paidBy(position, after, who)));
  const gets = (who: number): number => meanOver(all, (after) => Math.max(0, -paidBy(position, after, who)));
  if (position.seats === 2) {
    return { tollToRival: 0 - pays(seat) - gets(rival), tollFromRival: gets(seat) + pays(rival) };
  }
  return { ownToll: 0 - pays(seat), rivalIncome: 0 - gets(rival), ownIncome: gets(seat), rivalToll: pays(rival) };
}

function noTolls({ seats }: MarrakechPosition): Record<string, number> {
  return seats === 2
    ? { tollToRival: 0, tollFromRival: 0 }
    : { ownToll: 0, rivalIncome: 0, ownIncome: 0, rivalToll: 0 };
}
