// `npm run freeze -- 0.3`: keeps the players as they are now, with their weights, as sparring partners of later versions:
// one file that is loaded by the arena and by `riad engine` on Node alone. It is spoken to in the engine's own strings, which do not
// change, so that nothing else in the repository has to stay as it was. Then add the version to packages/bots/src/past.ts.
import { join } from "node:path";
import { createRequire } from "node:module";
import { root } from "./install.mjs";

const version = process.argv[2] ?? "";
if (!/^\d+\.\d+$/.test(version)) {
  console.error("Which version is it? npm run freeze -- 0.3");
  process.exit(2);
}
// The bundler is the one that the browser's pages are built with.
const { build } = await import(createRequire(join(root, "packages/web/package.json")).resolve("vite"));
await build({
  configFile: false,
  logLevel: "warn",
  root: join(root, "packages/bots"),
  // A frozen version loads no older ones.
  define: { "import.meta.url": "undefined" },
  resolve: { conditions: ["source", "node"] },
  build: {
    outDir: "past",
    emptyOutDir: false,
    target: "node20",
    lib: { entry: "past/entry.ts", formats: ["cjs"], fileName: () => `${version}.cjs` },
  },
});
