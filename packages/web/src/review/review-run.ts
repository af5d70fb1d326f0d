/** The review of one match as it grows, from the worker or from this browser's own store, and what is asked about it later. */
import { batch, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { DecisionEvent, Explanation, ReviewEvent, Shares } from "@riad/review";
import { startWorker } from "../play/start-worker.ts";
import type { ReviewAnswer, ReviewAsked, ReviewQuestion, ReviewTold } from "../play/review-in-worker.ts";
import { findReview, keepReview, keyOf } from "./review-cache.ts";

export type RunState = "running" | "stopped" | "done" | "lost";

interface Waiting {
  readonly resolve: (answer: ReviewAnswer) => void;
  readonly reject: (reason: Error) => void;
}

export class ReviewRun {
  readonly #events = signal<readonly ReviewEvent[]>([]);
  readonly #state = signal<RunState>("running");
  readonly #result = signal<Shares | null>(null);
  readonly #hardFinds = signal<readonly number[]>([]);
  readonly #noise = signal(0);
  readonly #waiting = new Map<number, Waiting>();
  readonly #explanations = new Map<DecisionEvent, Promise<Explanation>>();
  readonly #record: string;
  #worker: Worker | null = null;
  #asked = 0;
  #judging = 0;

  constructor(record: string) {
    this.#record = record;
  }

  get events(): ReadonlySignal<readonly ReviewEvent[]> {
    return this.#events;
  }

  get state(): ReadonlySignal<RunState> {
    return this.#state;
  }

  /** What everybody's share was in the end; null until the review is complete. */
  get result(): ReadonlySignal<Shares | null> {
    return this.#result;
  }

  get hardFinds(): ReadonlySignal<readonly number[]> {
    return this.#hardFinds;
  }

  /** The standard error of a loss. */
  get noise(): ReadonlySignal<number> {
    return this.#noise;
  }

  /** Takes up what is kept, and judges the rest. */
  async start(): Promise<void> {
    this.#state.value = "running";
    const kept = await findReview(await keyOf(this.#record));
    // Somebody may have left the page meanwhile.
    if (this.#state.value !== "running" || this.#judging > 0) return;
    if (kept !== null) {
      batch(() => {
        this.#events.value = kept.events;
        this.#noise.value = kept.noise;
        this.#hardFinds.value = kept.hardFinds;
        this.#result.value = kept.result;
        if (kept.result !== null) this.#state.value = "done";
      });
      if (kept.result !== null) return;
    }
    this.#judging = this.#post({ kind: "judge", known: this.#events.value });
  }

  /** Ends the worker; what is known so far is kept. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Error("stopped"));
    this.#waiting.clear();
    this.#judging = 0;
    if (this.#state.value === "running") {
      this.#state.value = "stopped";
      void this.#keep();
    }
  }

  async explain(event: DecisionEvent): Promise<Explanation> {
    const known = this.#explanations.get(event);
    if (known !== undefined) return known;
    const asked = this.#ask({ kind: "explain", event }).then((answer) => {
      if (answer.kind !== "explained") throw new Error("not an explanation");
      return answer.explanation;
    });
    this.#explanations.set(event, asked);
    asked.catch(() => this.#explanations.delete(event));
    return asked;
  }

  /** Judges one decision again, with far more nodes; what is said about it from then on is what this look says. */
  async lookAgain(event: DecisionEvent): Promise<void> {
    const answer = await this.#ask({ kind: "again", event });
    if (answer.kind !== "again") return;
    this.#events.value = this.#events.value.map((one) => (one === event ? answer.event : one));
  }

  async #ask(question: ReviewQuestion): Promise<ReviewAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(this.#post(question), { resolve, reject });
    });
  }

  #post(review: ReviewQuestion): number {
    const number = ++this.#asked;
    this.#worker ??= this.#startWorker();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    this.#worker.postMessage({ number, record: this.#record, review } satisfies ReviewAsked);
    return number;
  }

  #startWorker(): Worker {
    const worker = startWorker();
    worker.addEventListener("message", ({ data }: MessageEvent<ReviewTold>) => this.#hear(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#lose();
    });
    return worker;
  }

  #lose(): void {
    const isJudging = this.#judging > 0;
    this.stop();
    if (isJudging) this.#state.value = "lost";
  }

  #hear({ number, answer }: ReviewTold): void {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (waiting !== undefined) waiting.resolve(answer);
    else if (number === this.#judging) this.#take(answer);
  }

  #take(answer: ReviewAnswer): void {
    if (answer.kind === "begun") this.#noise.value = answer.noise;
    if (answer.kind === "event") {
      const events = [...this.#events.value];
      events[answer.index] = answer.event;
      this.#events.value = events;
    }
    if (answer.kind !== "done") return;
    batch(() => {
      this.#result.value = answer.result;
      this.#hardFinds.value = answer.hardFinds;
      this.#state.value = "done";
    });
    this.#judging = 0;
    void this.#keep();
  }

  async #keep(): Promise<void> {
    if (this.#events.value.length === 0) return;
    await keepReview({
      key: await keyOf(this.#record),
      noise: this.#noise.value,
      events: this.#events.value,
      result: this.#result.value,
      hardFinds: this.#hardFinds.value,
      changed: Date.now(),
    });
  }
}
