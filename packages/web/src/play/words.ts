/** Levels in words. */
import { say } from "../words/words.ts";
import { LEVELS } from "./levels.ts";
import type { LevelId } from "./levels.ts";

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
