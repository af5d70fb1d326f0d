import { defaultClientConditions, defineConfig } from "vite";
import { compressAssets } from "./build/compress.ts";
import { subsetFonts } from "./build/fonts.ts";
import { writeServiceWorker } from "./build/offline.ts";
import { copyPages } from "./build/pages.ts";

export default defineConfig({
  root: import.meta.dirname,
  base: "/",
  plugins: [subsetFonts(), copyPages(), writeServiceWorker(), compressAssets()],
  worker: { format: "es" },
  // The workspace packages are built from their sources, so that a page never holds stale rules.
  resolve: { conditions: ["source", ...defaultClientConditions] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: { outDir: "dist", emptyOutDir: true, target: "es2022", sourcemap: false },
});
