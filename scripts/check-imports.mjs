// Holds the picture of docs/architecture.md: which package may import which.
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

for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
