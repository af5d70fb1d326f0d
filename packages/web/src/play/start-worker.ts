/** The worker as a file beside the page. The one-file game has its own way: see start-worker-inline.ts. */
export function startWorker(): Worker {
  return new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" });
}
