/** What saves are called when nobody says so. */
import { existsSync, readdirSync } from "node:fs";

const ENDING = ".riad";

/** A name that no file has yet: a save by itself never replaces one of another match. */
export function freeSavePath(gameId: string, seed: string): string {
  const stem = `${gameId}-${seed.replace(/[^A-Za-z0-9_-]+/g, "_").slice(0, 40)}`;
  for (let number = 1; ; number++) {
    const path = `${stem}${number === 1 ? "" : `-${number}`}${ENDING}`;
    if (!existsSync(path)) return path;
  }
}

/** A few saves of the folder, to remind of their names. */
export function listSaves(): string[] {
  try {
    return readdirSync(".")
      .filter((name) => name.endsWith(ENDING))
      .sort()
      .slice(0, 5);
  } catch {
    return [];
  }
}
