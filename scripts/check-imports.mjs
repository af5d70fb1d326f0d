// Enforces the picture of docs/architecture.md: which package may import which, and that common files name no game.
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./install.mjs";

/** A package and those it may import. Programs (server, terminal, web) are imported by nobody. */
const ARROWS = {
  core: [],
  azul: ["core"],
  marrakech: ["core"],
  games: ["core", "azul", "marrakech"],
  bots: ["core", "azul", "marrakech", "games"],
  drawing: ["core", "azul", "marrakech"],
  protocol: ["core"],
  server: ["core", "games", "bots", "drawing", "protocol"],
  terminal: ["core", "azul", "marrakech", "games", "bots", "drawing", "protocol"],
  web: ["core", "azul", "marrakech", "games", "bots", "protocol"],
};

/** The packages that are games. */
const GAMES = ARROWS.games.filter((name) => name !== "core");

const faults = [];
for (const name of readdirSync(join(root, "packages"))) {
  const allowed = ARROWS[name];
  if (allowed === undefined) {
    faults.push(`packages/${name} is not in the picture: add it to scripts/check-imports.mjs.`);
    continue;
  }
  const folder = join(root, "packages", name, "src");
  for (const file of readdirSync(folder, { recursive: true })) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, imported] of readFileSync(join(folder, file), "utf8").matchAll(/["']@riad\/([a-z]+)[^"']*["']/g)) {
      if (imported === name || allowed.includes(imported)) continue;
      faults.push(`${relative(root, join(folder, file))} imports @riad/${imported}, which ${name} may not.`);
    }
  }
}

/**
 * What is common to all games names none of them: a game is named in its own packages and folders and in one registry
 * per package. Files (or folders) to search, and those among them that may name games.
 */
const COMMON = [
  { folder: "packages/core/src" },
  { folder: "packages/protocol/src" },
  { folder: "packages/server/src" },
  { folder: "packages/games/src", except: ["index.ts"] },
  { folder: "packages/bots/src", except: ["levels.ts", ...GAMES] },
  { folder: "packages/bots/train", except: ["trainers.ts", ...GAMES] },
  { folder: "scripts", except: ["bench-subjects.ts", "check-imports.mjs"] },
];

for (const { folder, except = [] } of COMMON) {
  for (const file of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
    if (!/\.(tsx?|mjs)$/.test(file) || except.includes(file.split(/[\\/]/)[0])) continue;
    const text = readFileSync(join(root, folder, file), "utf8").toLowerCase();
    for (const game of GAMES)
      if (text.includes(game)) faults.push(`${folder}/${file} names ${game}; common files name no game.`);
  }
}

for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
