/** Folds the whole game into one file, game.html, that opens from a disk without server or network. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "..");

export function foldIntoOneFile(): Plugin {
  return {
    name: "riad-single",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        let scripts = "";
        let styles = "";
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("the build made no index.html");
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === "chunk") scripts += file.code;
          else if (name.endsWith(".css")) styles += String(file.source);
          delete bundle[name];
        }
        const source = String(page.source)
          .replace(/<script type="module"[^>]*><\/script>/, "")
          .replace(/<link rel="(?:stylesheet|manifest|modulepreload)"[^>]*>/g, "")
          .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${icon()}">`)
          .replace("</head>", () => `<style>${styles}</style></head>`)
          .replace(
            "</body>",
            () => `<script type="module">${scripts.replaceAll("</script", "<\\/script")}</script></body>`,
          );
        this.emitFile({ type: "asset", fileName: "game.html", source });
      },
    },
  };
}

/** The worker must travel inside the page. */
export function carryWorker(): Plugin {
  return {
    name: "riad-carry-worker",
    enforce: "pre",
    resolveId: (source) => (source.endsWith("/start-worker.ts") ? join(ROOT, "src/play/start-worker-inline.ts") : null),
  };
}

function icon(): string {
  const text = readFileSync(join(ROOT, "public/khatam.svg"));
  return `data:image/svg+xml;base64,${text.toString("base64")}`;
}
