/** Writes a Brotli copy beside every text asset, so that the server only has to choose. */
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:html|js|css|svg|json)$/;

export function compressAssets(): Plugin {
  return {
    name: "riad-compress",
    apply: "build",
    async writeBundle(options) {
      const folder = options.dir ?? "dist";
      const files = await readdir(folder, { recursive: true });
      // The page lies at several addresses: squeezed once, it is written wherever it lies.
      const squeezed = new Map<string, Buffer>();
      for (const file of files.filter((one) => TEXT.test(one))) {
        const text = await readFile(join(folder, file), "utf8");
        const small = squeezed.get(text) ?? squeeze(text);
        squeezed.set(text, small);
        await writeFile(join(folder, `${file}.br`), small);
      }
    },
  };
}

function squeeze(text: string): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(text, { params });
}
