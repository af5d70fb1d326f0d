import { defaultClientConditions, defineConfig } from "vite";
import { compressAssets } from "./build/compress.ts";
import { subsetFonts } from "./build/fonts.ts";
import { writeServiceWorker } from "./build/offline.ts";
import { copyPages } from "./build/pages.ts";
import { judgeMark } from "./build/judge-mark.ts";
import { shelfFacts } from "./build/shelf.ts";
import { drawSprite } from "./build/sprite.ts";

export default defineConfig({
  root: import.meta.dirname,
  base: "/",
  plugins: [
    shelfFacts(),
    judgeMark(),
    drawSprite(),
    subsetFonts(),
    copyPages(),
    writeServiceWorker(),
    compressAssets(),
  ],
  worker: { format: "es" },
  // The workspace packages are built from their sources, so that a page never holds stale rules.
  resolve: { conditions: ["source", ...defaultClientConditions] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    // Letters that few names need do not travel in the style sheet, however small their file.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    // No preload links in the page: what a service worker answers, Chromium fetches a second time instead of using the
    // preload, and warns. So all that the first screen needs is one file; other pages' files are asked for by script.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === "html" ? [] : files),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "house", tags: ["$initial"], priority: 1 },
            // One file for the person and their seats: the first screen names every file that may follow it.
            {
              name: "person",
              test: /\/src\/(?:person\/|online\/(?:claim-seats|stored-match)\.)/,
              includeDependenciesRecursively: false,
            },
            // One file for what every table has: thirty small ones, six at a time, took longer than the rest of the page.
            {
              name: "table",
              test: /\/(?:core\/src|web\/src\/(?:art|kept|page|play)|@noble\/hashes|idb)\/|\/(?:review\/src\/account|words\/sentences)\.ts$/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
