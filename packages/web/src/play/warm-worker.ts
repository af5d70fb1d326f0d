/**
 * A worker started before anybody asks it, for the first who does: loading the computer players takes as long as loading the
 * page that asks them.
 */
import { startWorker } from "./start-worker.ts";

let warm: Worker | null = null;

export function warmUp(): void {
  warm ??= startWorker();
}

/** The warm worker, or a new one. */
export function takeWorker(): Worker {
  const worker = warm ?? startWorker();
  warm = null;
  return worker;
}

/** Where nobody asked after all. */
export function coolDown(): void {
  warm?.terminate();
  warm = null;
}
