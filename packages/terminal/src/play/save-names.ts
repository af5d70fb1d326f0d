/** Default names of saved matches. */
import { existsSync, readdirSync } from "node:fs";

const ENDING = ".riad";

/** A name that no file has yet, so that an automatic save never replaces another match. */
export function freeSavePath(gameId: string, seed: string): string {
  const stem = `${gameId}-${seed.replace(/[^A-Za-z0-9_-]+/g, "_").slice(0, 40)}`;
  for (let number = 1; ; number++) {
    const path = `${stem}${number === 1 ? "" : `-${number}`}${ENDING}`;
    if (!existsSync(path)) return path;
  }
}

/** A few saves in this folder, as a reminder of their names. */
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
