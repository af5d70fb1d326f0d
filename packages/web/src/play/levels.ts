/** The levels by name, weakest first. The players themselves are loaded with the worker, when one is asked. */
export const LEVELS = ["random", "easy", "medium", "hard", "expert"] as const;

export type LevelId = (typeof LEVELS)[number];
