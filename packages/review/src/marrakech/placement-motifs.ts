/** Marrakech: what one rug does to the board, and what another would have done. */
import type { Move, Seat } from "@riad/core";
import { LEFT, PASS, RIGHT, SQUARES, STRAIGHT, higherSquare, lowerSquare, outlookOf } from "@riad/marrakech";
import type { MarrakechPosition, Square } from "@riad/marrakech";
import type { Motif } from "../motif.ts";
import { aboutTolls, theirCarpets } from "./account.ts";
import { coveredBy, ownerAt } from "./covered.ts";

const FACES = 6;
/** With so few rugs left what shows now is what will be counted. */
const LAST_RUGS = 3;

export function findPlacementMotifs(position: MarrakechPosition, better: Move, other: Move, rival: Seat): Motif[] {
  const [good, poor] = [better, other].map((move) => after(position, move));
  return [
    ...covered(position, better, other),
    ...region(position, good, poor, better, other),
    ...bridge(position, better, other),
    ...cut(position, good, poor, rival),
    ...trap(position, good, poor),
    ...lastRugs(position, good, poor),
  ];
}

function after(position: MarrakechPosition, move: Move): MarrakechPosition {
  const laid = position.clone();
  laid.play(move);
  return laid;
}

/** Squares of others that a rug takes away, and own ones that it hides. */
function covered(position: MarrakechPosition, better: Move, other: Move): Motif[] {
  const [good, poor] = [better, other].map((move) => coveredBy(position, move));
  const found: Motif[] = [];
  const own = poor.own - good.own;
  if (own > 0) found.push({ name: "ownCovered", numbers: { squares: own }, row: "squares", weight: own, says: own });
  const theirs = good.theirs - poor.theirs;
  if (theirs > 0) {
    found.push({ name: "theirsCovered", numbers: { squares: theirs }, row: "covered", weight: theirs, says: theirs });
  }
  return found;
}

/** The larger region that visitors pay for. */
function region(
  position: MarrakechPosition,
  good: MarrakechPosition,
  poor: MarrakechPosition,
  better: Move,
  other: Move,
): Motif[] {
  const [size, less] = [sizeAt(good, better), sizeAt(poor, other)];
  if (size <= less) return [];
  return [
    { name: "regionGrown", numbers: { size, other: less }, ...aboutTolls(position, "ownIncome", (size - less) / 2) },
  ];
}

function sizeAt(position: MarrakechPosition, move: Move): number {
  return move === PASS ? 0 : Math.max(...squaresOf(move).map((square) => position.region(square).length));
}

function squaresOf(move: Move): Square[] {
  return [lowerSquare(move), higherSquare(move)];
}

/** Two regions of the mover become one; the other rug joins none. */
function bridge(position: MarrakechPosition, better: Move, other: Move): Motif[] {
  const joined = joinedBy(position, better);
  if (joined < 2 || joinedBy(position, other) >= 2) return [];
  const size = sizeAt(after(position, better), better);
  return [{ name: "bridge", numbers: { regions: joined, size }, row: "ownCarpets", weight: size / 4 }];
}

/** How many regions that were apart before are one with the rug. */
function joinedBy(position: MarrakechPosition, move: Move): number {
  if (move === PASS) return 0;
  const laid = squaresOf(move);
  const rest = after(position, move)
    .region(laid[0])
    .filter((square) => !laid.includes(square));
  return new Set(rest.map((square) => position.region(square)[0])).size;
}

/** The largest region of the rival, whom the account is about, is smaller than the other rug would leave it. */
function cut(position: MarrakechPosition, good: MarrakechPosition, poor: MarrakechPosition, seat: Seat): Motif[] {
  const [size, other] = [largest(good, seat), largest(poor, seat)];
  if (size >= other) return [];
  return [
    { name: "regionCut", numbers: { seat, size, other }, row: theirCarpets(position), weight: (other - size) / 2 },
  ];
}

function largest(position: MarrakechPosition, seat: number): number {
  return Math.max(
    0,
    ...SQUARES.filter((square) => ownerAt(position, square) === seat).map((square) => position.region(square).length),
  );
}

/** However the next player turns Assam, at least so many faces pay the mover. */
function trap(position: MarrakechPosition, good: MarrakechPosition, poor: MarrakechPosition): Motif[] {
  const seat = position.turn;
  const [faces, other] = [good, poor].map((laid) => leastFaces(laid, seat));
  if (faces <= other || good.turn === seat) return [];
  const numbers = { seat: good.turn, faces, other };
  return [{ name: "trap", numbers, ...aboutTolls(position, "ownIncome", (faces - other) / 2) }];
}

function leastFaces(position: MarrakechPosition, to: number): number {
  if (position.phase !== "rotate" || position.actor < 0) return 0;
  return Math.min(
    ...[LEFT, STRAIGHT, RIGHT].map((rotation) => {
      const paying = outlookOf(position, rotation).landings.filter(
        ({ payment }) => payment !== null && payment.to === to && payment.paid > 0,
      );
      return Math.round(FACES * paying.reduce((sum, { odds }) => sum + odds, 0));
    }),
  );
}

/** Near the end every square that shows is a point. */
function lastRugs(position: MarrakechPosition, good: MarrakechPosition, poor: MarrakechPosition): Motif[] {
  const seat = position.turn;
  const rugs = good.rugs(seat);
  const squares = good.scoreParts(seat).squares - poor.scoreParts(seat).squares;
  if (rugs > LAST_RUGS || squares <= 0) return [];
  return [{ name: "lastRugs", numbers: { squares, rugs }, row: "squares", weight: squares, says: squares }];
}
