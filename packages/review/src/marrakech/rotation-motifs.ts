/** Marrakech: what the die can bring after one rotation of Assam and after another. */
import type { Move } from "@riad/core";
import { outlookOf, placementsBeside } from "@riad/marrakech";
import type { MarrakechPosition, Square } from "@riad/marrakech";
import type { Motif } from "../motif.ts";
import { aboutTolls, theirCarpets } from "./account.ts";
import { coveredBy } from "./covered.ts";

/** The faces of the die. */
const FACES = 6;

export function findRotationMotifs(position: MarrakechPosition, better: Move, other: Move): Motif[] {
  return [...tolls(position, better, other), ...ruin(position, better, other), ...reach(position, better, other)];
}

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

/**
 * Nothing is to be paid, or on fewer faces of the die and nowhere more, or else less on the mean of them. Less than a point is not worth
 * saying: at its worst the better rotation may cost as much.
 */
function tolls(position: MarrakechPosition, better: Move, other: Move): Motif[] {
  const [good, poor] = [better, other].map((rotation) => tollOf(position, rotation));
  const about = aboutTolls(position, "ownToll", poor.mean - good.mean);
  if (about.weight < LEAST_TOLL) return [];
  const numbers = { faces: poor.faces, most: poor.most, betterFaces: good.faces, betterMost: good.most };
  if (good.faces === 0) return [{ name: "tollAvoided", numbers, ...about }];
  const [isFewer, isLower] = [good.faces - poor.faces, good.most - poor.most];
  if (isFewer <= 0 && isLower <= 0 && isFewer + isLower < 0) return [{ name: "tollLess", numbers, ...about }];
  const sixths = { sixths: sixthsOf(good.mean), otherSixths: sixthsOf(poor.mean) };
  return [{ name: "tollMean", numbers: sixths, ...about }];
}

/** In points. */
const LEAST_TOLL = 1;

/** A mean over the die, as a whole number. */
function sixthsOf(mean: number): number {
  return Math.round(FACES * mean);
}

/** Only the other rotation can put the mover out. */
function ruin(position: MarrakechPosition, better: Move, other: Move): Motif[] {
  const [good, poor] = [better, other].map((rotation) => outlookOf(position, rotation).ruin);
  if (good > 0 || poor === 0) return [];
  const faces = Math.round(poor * FACES);
  return [{ name: "ruin", numbers: { faces }, ...aboutTolls(position, "ownToll", FACES * faces) }];
}

/**
 * A rug laid from there can take two squares from the others. Landing on one's own rugs, going round an arc and staying near the middle
 * were tried too: they mean no more than nonsense (see `npm run audit`).
 */
function reach(position: MarrakechPosition, better: Move, other: Move): Motif[] {
  const [faces, less] = [better, other].map((rotation) => {
    const { landings } = outlookOf(position, rotation);
    const taking = landings.filter(({ square, payment }) => payment?.ruins !== true && takesTwo(position, square));
    return Math.round(FACES * taking.reduce((sum, { odds }) => sum + odds, 0));
  });
  if (faces <= less) return [];
  return [{ name: "reach", numbers: { faces, other: less }, row: theirCarpets(position), weight: (faces - less) / 4 }];
}

function takesTwo(position: MarrakechPosition, square: Square): boolean {
  return placementsBeside(square).some((move) => position.mayCover(move) && coveredBy(position, move).theirs === 2);
}
