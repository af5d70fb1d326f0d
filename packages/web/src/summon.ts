/** The worker as a file beside the page. The one-file game has its own way: see summon-inline.ts. */
export function summonWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}
