/** Runs a review slice by slice in a thread. The thread is started on demand and terminated when a slice hangs. */
import { Worker } from "node:worker_threads";
import { within } from "../deadline.ts";
import type { SliceRequest, SliceResult } from "./slice.ts";

/** Milliseconds after which a slice counts as stuck: the longest takes a second. */
const PATIENCE = 30_000;
/** Milliseconds without a review after which the thread is terminated, which frees its nets. */
const IDLE = 60_000;

interface Waiting {
  readonly resolve: (told: SliceResult) => void;
  readonly reject: (error: Error) => void;
}

export class ReviewSlices {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;
  #idle: NodeJS.Timeout | undefined;

  /** Computes the next slice; passing a record starts another review. */
  async next(record?: string): Promise<SliceResult> {
    clearTimeout(this.#idle);
    try {
      return await within(PATIENCE, this.#ask(record));
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      this.#idle = setTimeout(() => void this.close(), IDLE);
      this.#idle.unref();
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#fail(new Error("The review thread was stopped."));
    await worker?.terminate();
  }

  #ask(record: string | undefined): Promise<SliceResult> {
    return new Promise((resolve, reject) => {
      const id = ++this.#asked;
      this.#waiting.set(id, { resolve, reject });
      const worker = (this.#worker ??= this.#start());
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id, record } satisfies SliceRequest);
    });
  }

  #start(): Worker {
    // The build, even when running from the sources: a thread of Node 20 cannot read TypeScript or inherit the flags for it.
    const worker = new Worker(new URL("../../dist/review/review-thread.js", import.meta.url), { execArgv: [] });
    worker.unref();
    const lose = (error: Error): void => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#fail(error);
    };
    worker.on("message", (told: SliceResult) => {
      this.#waiting.get(told.id)?.resolve(told);
      this.#waiting.delete(told.id);
    });
    worker.on("error", (error) => lose(error instanceof Error ? error : new Error(String(error))));
    worker.on("exit", () => lose(new Error("The review thread has ended.")));
    return worker;
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
