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
export function workerText(version: string, files: readonly string[], games: readonly string[]): string {
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

// The only words in here: everything else that a notification says comes with it, in the person's language.
const STOP = { en: "Stop notifying me", fr: "Ne plus m’avertir", es: "Dejar de avisarme" };

addEventListener("push", (event) => {
  const { title, text, path, tag, waiting, channel } = event.data?.json() ?? {};
  const stop = STOP[navigator.language.slice(0, 2)] ?? STOP.en;
  event.waitUntil(Promise.all([
    self.registration.showNotification(title ?? "Riad", {
      body: text ?? "",
      tag: tag ?? "riad",
      icon: "/khatam-turn.svg",
      data: { path: path ?? "/matches", channel },
      actions: channel === undefined ? [] : [{ action: "stop", title: stop }],
    }),
    typeof waiting === "number" ? navigator.setAppBadge?.(waiting) : undefined,
  ]));
});

addEventListener("notificationclick", (event) => {
  const { path, channel } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === "stop" ? stopNotifying(channel) : openPage(path));
});

async function openPage(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page === undefined ? self.clients.openWindow(path) : page.focus());
}

// The cookie says whose channel it is; the browser's own part ends even if the server cannot be reached.
async function stopNotifying(channel) {
  await Promise.allSettled([
    fetch("/api/me/channels/" + channel, { method: "DELETE" }),
    self.registration.pushManager.getSubscription().then((subscription) => subscription?.unsubscribe()),
  ]);
}

// The browser has given itself another address: the server is told, and nobody has to do anything.
addEventListener("pushsubscriptionchange", (event) => {
  const options = event.oldSubscription?.options;
  if (!options) return;
  event.waitUntil((async () => {
    const subscription = await self.registration.pushManager.subscribe(options);
    const { endpoint, keys } = subscription.toJSON();
    await fetch("/api/me/channels", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ kind: "push", endpoint, p256dh: keys.p256dh, auth: keys.auth }),
    });
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
