/** Names of saved matches. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const ENDING = ".riad";

/** A name that no file has yet, so that an automatic save never replaces another match. */
export function freeSavePath(gameId: string, seed: string, folder = ""): string {
  return freePath(join(folder, `${gameId}-${seed.replace(/[^A-Za-z0-9_-]+/g, "_").slice(0, 40)}`), ENDING);
}

/** A free name beside a file: `match.riad` is followed by `match-2.riad`. */
export function nextSavePath(path: string): string {
  const found = /^(.*[^/\\])(\.[A-Za-z0-9]+)$/.exec(path);
  return found === null ? freePath(path, "") : freePath(found[1], found[2]);
}

function freePath(stem: string, ending: string): string {
  for (let number = 1; ; number++) {
    const path = `${stem}${number === 1 ? "" : `-${number}`}${ending}`;
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
