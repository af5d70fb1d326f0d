/** A copy of the page at every address that any static server can then answer, not only ours. */
import type { Plugin } from "vite";

const ADDRESSES = ["view", "marrakech", "azul", "learn/marrakech", "learn/azul"];

export function copyPages(): Plugin {
  return {
    name: "riad-pages",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("the build made no index.html");
        for (const address of ADDRESSES) {
          this.emitFile({ type: "asset", fileName: `${address}/index.html`, source: page.source });
        }
      },
    },
  };
}
