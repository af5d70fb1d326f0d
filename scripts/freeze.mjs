// `npm run freeze -- 0.3`: saves the current players with their weights as opponents for later versions, in one file that the
// arena and `riad engine` load (on Node only). They are called with the engine's request strings, which do not change, so the rest
// of the repository is free to change. Afterwards, add the version to packages/bots/src/past.ts.
import { join } from "node:path";
import { createRequire } from "node:module";
import { root } from "./install.mjs";

const version = process.argv[2] ?? "";
if (!/^\d+\.\d+$/.test(version)) {
  console.error("Give the version, such as: npm run freeze -- 0.3");
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
