/** `virtual:judge`: a mark that changes whenever the code or the weights that judge a match change; reviews are kept under it. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:judge";
const FOLDERS = ["review", "bots"].map((name) => join(import.meta.dirname, "../..", name, "src"));

export function judgeMark(): Plugin {
  return {
    name: "riad-judge-mark",
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export const judgeMark = ${JSON.stringify(markOf(FOLDERS))};` : null),
  };
}

function markOf(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.(?:ts|json)$/.test(file),
    );
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex").slice(0, 16);
}
