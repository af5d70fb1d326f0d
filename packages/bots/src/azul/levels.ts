import type { Level } from "../level.ts";
import { randomLevel } from "../random-player.ts";

/** What people choose from, the weakest first. */
export const azulLevels: readonly Level[] = [randomLevel];

/** Opponents kept for measuring. */
export const azulSparring: readonly Level[] = [];
