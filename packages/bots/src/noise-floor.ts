/** How far a loss that the strongest level reports may be off, for verdicts. */
import type { Position } from "@riad/core";
import { positionClassesOf } from "./levels.ts";
import type { NoiseFloor } from "./measured.ts";
import { noiseClass } from "./position-classes.ts";

/**
 * The measured noise of a difference between two moves of the position: of a first look that solved the round, or of a second look where
 * it did not. A class that was never met has the highest floor of those alike that were; nothing where none was measured.
 */
export function noiseFloor(
  gameId: string,
  position: Position,
  { isSolved }: { readonly isSolved: boolean },
): NoiseFloor | undefined {
  const classes = positionClassesOf(gameId);
  const floors = classes?.measured[classes.setupOf(position)]?.noise.floors;
  if (classes === undefined || floors === undefined) return undefined;
  const name = noiseClass(classes, position, isSolved);
  if (Object.hasOwn(floors, name)) return floors[name];
  const alike = name.slice(name.lastIndexOf(", "));
  const known = Object.entries(floors).flatMap(([other, floor]) => (other.endsWith(alike) ? [floor] : []));
  if (known.length === 0) return undefined;
  const highest = (key: "share" | "margin"): number => Math.max(...known.map((floor) => floor[key]));
  return { share: highest("share"), margin: highest("margin"), count: 0 };
}
