// node examples/third-game/add.mjs <a copy of the repository> [<folder of the game>]
// Adds a game to a copy of Riad: its package, one line on the shelf, and lines in the manifests. The example's test runs
// this script; what it changes is all that a third game needs.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const [copy, folder = dirname(fileURLToPath(import.meta.url))] = process.argv.slice(2).map((path) => resolve(path));
if (copy === undefined) {
  console.error("Give the folder of the copy of the repository to add the game to.");
  process.exit(2);
}
const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const name = manifest.name.replace("@riad/", "");

// The package.
const target = join(copy, "packages", name);
mkdirSync(target, { recursive: true });
for (const file of readdirSync(folder)) {
  if (!["add.mjs", "README.md", "dist", "node_modules"].includes(file)) {
    cpSync(join(folder, file), join(target, file), { recursive: true });
  }
}

// One line on the shelf, and its import.
edit("packages/games/src/index.ts", (text) =>
  text
    .replace(/^import /m, `import { ${name} } from "${manifest.name}";\nimport `)
    .replace(/(shelf: readonly Game\[\] = \[[^\]]*)\]/, `$1, ${name}]`),
);

// The manifests: the dependencies for npm and for the compiler.
edit("packages/games/package.json", (text) =>
  text.replace('"@riad/core":', `"${manifest.name}": "${manifest.version}",\n    "@riad/core":`),
);
edit("packages/games/tsconfig.json", (text) =>
  text.replace('{ "path": "../core" }', `{ "path": "../core" }, { "path": "../${name}" }`),
);
edit("tsconfig.json", (text) =>
  text.replace('{ "path": "packages/games" }', `{ "path": "packages/${name}" },\n    { "path": "packages/games" }`),
);

// What `npm install` does for a workspace.
const link = join(copy, "node_modules/@riad", name);
rmSync(link, { force: true });
symlinkSync(join("../../packages", name), link, "junction");

function edit(path, change) {
  const before = readFileSync(join(copy, path), "utf8");
  const after = change(before);
  if (after === before) throw new Error(`${path} does not look as expected; add ${name} there by hand.`);
  writeFileSync(join(copy, path), after);
}
