/** The worker carried inside the page: a file opened from a disk may not load another one. */
// oxlint-disable-next-line import/default -- the bundler makes the worker
import InlineWorker from "./engine-worker.ts?worker&inline";

export function startWorker(): Worker {
  return new InlineWorker();
}
