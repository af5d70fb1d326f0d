/**
 * Cuts the two typefaces down to the characters our texts use. As shipped they are 62 kB, cut 50, and the limit is
 * 60 kB for all three files. Letters of other languages are in files of their own, which are only loaded where a name has
 * one. The cut files are a product of the build: style sheets reach them as `@fonts/<name>.woff2`.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const FACES = {
  "el-messiri-600": "@fontsource/el-messiri/files/el-messiri-latin-600-normal.woff2",
  "alegreya-sans-500": "@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2",
  "alegreya-sans-700": "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2",
};

/** Names may have letters of any Latin alphabet: 21 kB. Which of them each typeface has is said in fonts.css. */
const EXTENDED = {
  "el-messiri-600-extended": "@fontsource/el-messiri/files/el-messiri-latin-ext-600-normal.woff2",
  "alegreya-sans-500-extended": "@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-500-normal.woff2",
  "alegreya-sans-700-extended": "@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-700-normal.woff2",
};

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join("");
/** All letters of Latin-1, because a name in two typefaces looks broken: 3 kB more. */
const LATIN = Array.from({ length: 64 }, (_, i) => String.fromCodePoint(0xc0 + i)).join("");
/** What French and Turkish need besides, quotes, dashes, and the signs of our sentences. */
const BEYOND = `${LATIN}ÿœŒı¿¡«»‘’“”–—−×→…·‰\u00a0`;

/** Latin Extended-A, and the letters with a comma below that Romanian has. */
const BEYOND_LATIN = `${Array.from({ length: 128 }, (_, i) => String.fromCodePoint(0x100 + i)).join("")}ȘșȚț`;

const FOLDER = join(import.meta.dirname, "../../../.cache/web/fonts");

export function subsetFonts(): Plugin {
  return {
    name: "riad-fonts",
    async config() {
      await mkdir(FOLDER, { recursive: true });
      await Promise.all([
        ...Object.entries(FACES).map(([name, source]) => cut(name, source, ASCII + BEYOND)),
        ...Object.entries(EXTENDED).map(([name, source]) => cut(name, source, BEYOND_LATIN)),
      ]);
      return { resolve: { alias: { "@fonts": FOLDER } } };
    },
    // Asked for at once, and before the style sheet that uses them, so that no text is seen in another face first.
    transformIndexHtml(_html, { bundle = {} }) {
      const files = Object.keys(bundle).filter((file) => file.endsWith(".woff2") && !file.includes("-extended-"));
      return files.map((file) => ({
        tag: "link",
        attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true },
        injectTo: "head-prepend",
      }));
    },
  };
}

async function cut(name: string, source: string, letters: string): Promise<void> {
  const whole = await readFile(createRequire(import.meta.url).resolve(source));
  await writeFile(join(FOLDER, `${name}.woff2`), await subsetFont(whole, letters, { targetFormat: "woff2" }));
}
