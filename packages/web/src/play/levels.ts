import { say } from "../words/words.ts";

/** The levels by name, weakest first. The players themselves are loaded with the worker, when one is asked. */
export const LEVELS = ["random", "easy", "medium", "hard", "expert"] as const;

export type LevelId = (typeof LEVELS)[number];

const NAMES = {
  random: "levelRandom",
  easy: "levelEasy",
  medium: "levelMedium",
  hard: "levelHard",
  expert: "levelExpert",
} as const;

const ABOUTS = {
  random: "aboutRandom",
  easy: "aboutEasy",
  medium: "aboutMedium",
  hard: "aboutHard",
  expert: "aboutExpert",
} as const;

export function levelWord(level: string): string {
  return isLevel(level) ? say(NAMES[level]) : level;
}

/** How it plays, in a plain sentence. */
export function levelAbout(level: string): string {
  return isLevel(level) ? say(ABOUTS[level]) : "";
}

function isLevel(level: string): level is LevelId {
  return LEVELS.some((one) => one === level);
}
