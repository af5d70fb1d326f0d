/** Marrakech: facts about two rotations, or about two rugs, that the rules alone decide. */
import { NO_RUG, PASS, colourOf, higherSquare, lowerSquare, outlookOf } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import type { Move } from "@riad/core";
import type { Motif, MotifFinder } from "../motif.ts";

/** The faces of the die. */
const FACES = 6;

export const marrakechMotifs: MotifFinder<MarrakechPosition> = {
  find(position, { move: better }, { move: other }) {
    return position.phase === "rotate"
      ? [...tolls(position, better, other), ...ruin(position, better, other)]
      : [...covered(position, better, other), ...region(position, better, other)];
  },
};

interface Toll {
  /** Of the six faces, those that cost something. */
  readonly faces: number;
  readonly most: number;
  readonly mean: number;
}

function tollOf(position: MarrakechPosition, rotation: Move): Toll {
  const { landings, expectedCost } = outlookOf(position, rotation);
  const paying = landings.filter(({ payment }) => payment !== null);
  const faces = Math.round(paying.reduce((sum, { odds }) => sum + odds, 0) * FACES);
  return { faces, most: Math.max(0, ...paying.map(({ payment }) => payment?.paid ?? 0)), mean: expectedCost };
}

/** Fewer faces of the die cost something, or they cost less. */
function tolls(position: MarrakechPosition, better: Move, other: Move): Motif[] {
  const [good, poor] = [better, other].map((rotation) => tollOf(position, rotation));
  const weight = poor.mean - good.mean;
  if (weight <= 0 || poor.faces === 0) return [];
  const numbers = { faces: poor.faces, most: poor.most, betterFaces: good.faces, betterMost: good.most };
  return [{ name: good.faces === 0 ? "tollAvoided" : "tollLess", numbers, weight }];
}

/** Only the other rotation can put the mover out. */
function ruin(position: MarrakechPosition, better: Move, other: Move): Motif[] {
  const [good, poor] = [better, other].map((rotation) => outlookOf(position, rotation).ruin);
  if (good > 0 || poor === 0) return [];
  return [{ name: "ruin", numbers: { faces: Math.round(poor * FACES) }, weight: FACES * poor * FACES }];
}

/** Squares of others that a rug takes away, and own ones that it hides. */
function covered(position: MarrakechPosition, better: Move, other: Move): Motif[] {
  const [good, poor] = [better, other].map((move) => changes(position, move));
  const found: Motif[] = [];
  const own = poor.own - good.own;
  if (own > 0) found.push({ name: "ownCovered", numbers: { squares: own }, weight: own });
  const theirs = good.theirs - poor.theirs;
  if (theirs > 0) found.push({ name: "theirsCovered", numbers: { squares: theirs }, weight: theirs });
  return found;
}

interface Covering {
  readonly own: number;
  readonly theirs: number;
}

function changes(position: MarrakechPosition, move: Move): Covering {
  if (move === PASS) return { own: 0, theirs: 0 };
  const hidden = [lowerSquare(move), higherSquare(move)].map((square) => ownerOf(position, square));
  const own = hidden.filter((owner) => owner === position.turn).length;
  return { own, theirs: hidden.filter((owner) => owner >= 0).length - own };
}

function ownerOf(position: MarrakechPosition, square: number): number {
  const rug = position.rugAt(square);
  return rug === NO_RUG ? -1 : position.owner(colourOf(rug));
}

/** The larger region that visitors pay for. */
function region(position: MarrakechPosition, better: Move, other: Move): Motif[] {
  const [good, poor] = [better, other].map((move) => regionAfter(position, move));
  if (good <= poor) return [];
  return [{ name: "regionGrown", numbers: { size: good, other: poor }, weight: (good - poor) / 2 }];
}

function regionAfter(position: MarrakechPosition, move: Move): number {
  if (move === PASS) return 0;
  const after = position.clone();
  after.play(move);
  return Math.max(...[lowerSquare(move), higherSquare(move)].map((square) => after.region(square).length));
}
