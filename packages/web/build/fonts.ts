/**
 * Cuts the two typefaces down to the characters our texts use. As shipped they are 62 kB, cut 50, and the limit is
 * 60 kB for all three files. The cut files are a product of the build: style sheets reach them as `@fonts/<name>.woff2`.
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

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join("");
/** All letters of Latin-1, because a name in two typefaces looks broken: 3 kB more. */
const LATIN = Array.from({ length: 64 }, (_, i) => String.fromCodePoint(0xc0 + i)).join("");
/** What French needs besides, quotes, dashes, and the signs of our sentences. */
const BEYOND = `${LATIN}ÿœŒ¿¡«»‘’“”–—−×→…·‰\u00a0`;

const FOLDER = join(import.meta.dirname, "../../../.cache/web/fonts");

export function subsetFonts(): Plugin {
  return {
    name: "riad-fonts",
    async config() {
      await mkdir(FOLDER, { recursive: true });
      await Promise.all(Object.entries(FACES).map(([name, source]) => cut(name, source)));
      return { resolve: { alias: { "@fonts": FOLDER } } };
    },
    // Asked for at once, so that no text is seen in another face first.
    transformIndexHtml(_html, { bundle = {} }) {
      const files = Object.keys(bundle).filter((file) => file.endsWith(".woff2"));
      return files.map((file) => ({
        tag: "link",
        attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true },
        injectTo: "head",
      }));
    },
  };
}

async function cut(name: string, source: string): Promise<void> {
  const whole = await readFile(createRequire(import.meta.url).resolve(source));
  await writeFile(join(FOLDER, `${name}.woff2`), await subsetFont(whole, ASCII + BEYOND, { targetFormat: "woff2" }));
}
