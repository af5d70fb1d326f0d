/**
 * What chance does at a ply of a match with a seed. Each ply has a source of its own, so that a match that was saved
 * and loaded, or taken back and played again, meets the same dice and the same tiles as one that ran through.
 */
import { createHash, randomInt } from "node:crypto";
import { SeededRandom } from "@riad/core";
import type { Random } from "@riad/core";

/** The generator's first numbers are its seed in disguise; after these it has forgotten it. */
const WARM_UP = 16;

/** `purpose` keeps the whims of players apart from the dice. */
export function fateOf(seed: string, purpose: string, ply: number): Random {
  const digest = createHash("sha256")
    .update(JSON.stringify([seed, purpose, ply]))
    .digest();
  const random = new SeededRandom(digest.readInt32LE());
  for (let i = 0; i < WARM_UP; i++) random.below(2);
  return random;
}

/** A seed for whoever did not bring one: short enough to be typed again. */
export function newSeed(): string {
  return String(randomInt(1_000_000_000));
}
