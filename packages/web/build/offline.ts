/**
 * Writes the service worker: it keeps every file of this build, so that the house opens without a network. A change in
 * any file changes its name or the list's hash, and so the worker; the new one then fetches what is new.
 */
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import type { Plugin } from "vite";
import { readShelf } from "./shelf.ts";

export function writeServiceWorker(): Plugin {
  let publicFiles: string[] = [];
  return {
    name: "riad-offline",
    apply: "build",
    enforce: "post",
    configResolved({ publicDir }) {
      publicFiles = readdirSync(publicDir).map((name) => `/${name}`);
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const page = bundle["index.html"];
        const built = Object.keys(bundle).filter((name) => !name.endsWith(".html"));
        const files = ["/index.html", ...publicFiles, ...built.map((name) => `/${name}`)].sort();
        const hash = createHash("sha256").update(files.join("\n"));
        if (page?.type === "asset") hash.update(page.source);
        const games = (await readShelf()).map(({ id }) => id);
        const version = hash.digest("hex").slice(0, 12);
        this.emitFile({ type: "asset", fileName: "sw.js", source: workerText(version, files, games) });
      },
    },
  };
}

/** Pages are answered with the kept page, kept files with themselves; everything else goes to the network. */
function workerText(version: string, files: readonly string[], games: readonly string[]): string {
  return `const KEPT = "riad-${version}";
const FILES = ${JSON.stringify(files)};
const PAGES = /^\\/(?:$|(?:${games.join("|")}|learn|view|review|practise|matches|me|lobby|play|verify|embed)(?:\\/|$))/;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)).then(() => self.skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith("riad-") && name !== KEPT) await caches.delete(name);
    await self.clients.claim();
  })());
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil((async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const page = pages.find(({ url }) => new URL(url).pathname === event.notification.data);
    await (page === undefined ? self.clients.openWindow(event.notification.data) : page.focus());
  })());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const isPage = request.mode === "navigate" && PAGES.test(pathname);
  const key = isPage ? "/index.html" : FILES.includes(pathname) ? pathname : null;
  if (key !== null) event.respondWith(caches.match(key).then((kept) => kept ?? fetch(request)));
});
`;
}
