/** A copy of the page at every address that any static server can then answer, not only ours. */
import type { Plugin } from "vite";
import { readShelf } from "./shelf.ts";

export function copyPages(): Plugin {
  return {
    name: "riad-pages",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("the build made no index.html");
        const games = (await readShelf()).map(({ id }) => id);
        for (const address of [
          "view",
          "matches",
          "review",
          "practise",
          ...games,
          ...games.map((id) => `learn/${id}`),
        ]) {
          this.emitFile({ type: "asset", fileName: `${address}/index.html`, source: page.source });
        }
      },
    },
  };
}
