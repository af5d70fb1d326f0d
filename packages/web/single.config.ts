import { defaultClientConditions, defineConfig } from "vite";
import { subsetFonts } from "./build/fonts.ts";
import { judgeMark } from "./build/judge-mark.ts";
import { shelfFacts } from "./build/shelf.ts";
import { carryWorker, foldIntoOneFile } from "./build/single.ts";
import { drawSprite } from "./build/sprite.ts";

/** The same game as one file: see build/single.ts. */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  publicDir: false,
  plugins: [shelfFacts(), judgeMark(), drawSprite(), carryWorker(), subsetFonts(), foldIntoOneFile()],
  resolve: { conditions: ["source", ...defaultClientConditions] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "dist",
    emptyOutDir: false,
    target: "es2022",
    sourcemap: false,
    cssCodeSplit: false,
    assetsInlineLimit: () => true,
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
