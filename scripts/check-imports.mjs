// Enforces the rules of docs/architecture.md: which packages and which folders of the browser may import each other, and that no
// common file names a game.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { root } from "./install.mjs";

/** The packages that each package may import, besides games. No package may import a program (server, terminal, web). */
const ARROWS = {
  core: [],
  games: ["core"],
  bots: ["core", "games"],
  review: ["core", "bots"],
  drawing: ["core"],
  protocol: ["core"],
  server: ["core", "games", "bots", "review", "drawing", "protocol"],
  terminal: ["core", "games", "bots", "review", "drawing", "protocol"],
  web: ["core", "games", "bots", "review", "protocol"],
};
/** Packages that may import games: the shelf, and those that a game can plug into. */
const KNOW_GAMES = new Set(["games", "bots", "review", "drawing", "terminal", "web"]);

/** The folders of the browser: each may import itself and those before it. `memory.ts` and `games.ts` have a place in this order too. */
const WEB_ORDER = [
  "memory.ts",
  "words",
  "theme",
  "art",
  "page",
  "kept",
  "person",
  "picture",
  "play",
  "GAMES",
  "games.ts",
  "setup",
  "review",
  "online",
  "start",
  "*",
];

/** Where games may be named, besides their own folders. */
const REGISTRIES = [
  /^packages\/web\/src\/games\.ts$/,
  /^packages\/web\/src\/words\//,
  /^packages\/web\/bench\/games\.ts$/,
  /^packages\/terminal\/src\/games\.ts$/,
  /^packages\/drawing\/src\/screens\.ts$/,
  /^packages\/bots\/src\/levels\.ts$/,
  /^packages\/review\/src\/plugins\.ts$/,
  /^packages\/bots\/train\/trainers\.ts$/,
  /^scripts\/bench-subjects\.ts$/,
];
const COMMON = ["core", "server", "protocol", "bots", "review", "drawing", "terminal", "web"].map(
  (name) => `packages/${name}`,
);

const faults = [];
const games = readGames();

/** Every package that is not listed above is a game, and may only import core. */
for (const name of readdirSync(join(root, "packages"))) {
  const known = ARROWS[name];
  const allowed = known === undefined ? ["core"] : KNOW_GAMES.has(name) ? [...known, ...games] : known;
  for (const { path, text } of sources(join("packages", name, "src"))) {
    for (const [, imported] of text.matchAll(/["']@riad\/([a-z-]+)[^"']*["']/g)) {
      if (imported !== name && !allowed.includes(imported)) {
        faults.push(`${path} imports @riad/${imported}, which ${name} may not.`);
      }
    }
  }
}

for (const { path, text } of sources("packages/web/src")) {
  const own = rankOf(path);
  for (const [, target] of text.matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g)) {
    const imported = join(dirname(path), target);
    if (own < rankOf(imported))
      faults.push(`${path} imports ${imported}, which comes after it in the order of folders.`);
  }
}

const named = new RegExp(games.join("|"), "i");
for (const folder of [...COMMON, "scripts"]) {
  for (const { path, text } of sources(folder)) {
    const isOwn =
      /\/test\/|\/dist\/|\/past\/.*\.cjs$/.test(path) || games.some((game) => path.split("/").includes(game));
    if (isOwn || REGISTRIES.some((registry) => registry.test(path))) continue;
    const line = text.split("\n").findIndex((one) => named.test(one));
    if (line >= 0) faults.push(`${path}:${line + 1} names a game; ask the game's entry instead.`);
  }
}

for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);

/** The games on the shelf: the packages that it imports. */
function readGames() {
  const shelf = readFileSync(join(root, "packages/games/src/index.ts"), "utf8");
  const imports = [...shelf.matchAll(/from "@riad\/([a-z-]+)"/g)].map(([, name]) => name);
  return [...new Set(imports)].filter((name) => name !== "core");
}

function rankOf(path) {
  const [, , , first] = path.split("/");
  const folder = games.includes(first) || first === "plain" ? "GAMES" : first;
  const rank = WEB_ORDER.indexOf(folder);
  return rank < 0 ? WEB_ORDER.length : rank;
}

function sources(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter(
      (file) =>
        /\.(?:[cm]?[jt]sx?|css)$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file.split(sep).join("/")),
    )
    .map((file) => ({
      path: relative(root, join(root, folder, file))
        .split(sep)
        .join("/"),
      text: readFileSync(join(root, folder, file), "utf8"),
    }));
}
