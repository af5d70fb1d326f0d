/**
 * Asks the worker about one match. The worker answers one question after the other and cannot be interrupted, so stopping ends
 * it; the next question starts another one.
 */
import { takeWorker } from "../play/warm-worker.ts";
import type { ReviewAnswer, ReviewAsked, ReviewQuestion, ReviewTold } from "../play/review-in-worker.ts";

interface Waiting {
  readonly take: (answer: ReviewAnswer) => void;
  readonly resolve: () => void;
  readonly reject: (reason: Error) => void;
}

export class ReviewAsker {
  readonly #waiting = new Map<number, Waiting>();
  readonly #record: string;
  #worker: Worker | null = null;
  #asked = 0;

  constructor(record: string) {
    this.#record = record;
  }

  /** Gives every answer to `take` as it comes; resolves after the last one, rejects if the worker is stopped or lost. */
  async stream(review: ReviewQuestion, take: (answer: ReviewAnswer) => void): Promise<void> {
    const number = ++this.#asked;
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { take, resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage({ number, record: this.#record, review } satisfies ReviewAsked);
    });
  }

  /** For a question with one answer, which is of the kind that is named. */
  async ask<K extends ReviewAnswer["kind"]>(
    review: ReviewQuestion,
    kind: K,
  ): Promise<Extract<ReviewAnswer, { kind: K }>> {
    let found: ReviewAnswer | undefined;
    await this.stream(review, (answer) => (found = answer));
    if (found?.kind !== kind) throw new Error(`not ${kind}`);
    return found as Extract<ReviewAnswer, { kind: K }>;
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new Error("stopped"));
  }

  #start(): Worker {
    const worker = takeWorker();
    worker.addEventListener("message", ({ data }: MessageEvent<ReviewTold>) => this.#hear(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.stop();
    });
    return worker;
  }

  #hear({ number, answer }: ReviewTold): void {
    const waiting = this.#waiting.get(number);
    if (waiting === undefined) return;
    if (answer !== null) {
      waiting.take(answer);
      return;
    }
    this.#waiting.delete(number);
    waiting.resolve();
  }
}
