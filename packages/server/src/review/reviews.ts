/**
 * Reviews for API clients. One node computes each review once, while no computer player is waiting for a thread, and
 * stores it. A review is finished even if its readers disconnect, because the next request for it is then answered at
 * once.
 */
import { REFUSED, serverSays } from "@riad/protocol";
import type { Store } from "../store/store.ts";
import { refused } from "../table/draft.ts";
import type { Refused } from "../table/draft.ts";
import { ReviewJob } from "./review-job.ts";
import type { SliceResult } from "./slice.ts";

/** Reviews queued on this node; each takes some seconds. */
const MOST_WAITING = 20;
/** Reviews kept in the store; each takes up to 200 kB. */
const MOST_KEPT = 500;
/** Milliseconds for which a node claims a review; the claim is renewed while it works. */
const LEASE = 15_000;
const RENEW = 5000;
/** Milliseconds between checks for a review that another node is computing. */
const LOOK_AGAIN = 500;
/** Seconds after which a full queue may have room again. */
export const QUEUE_WAIT = 30;

export interface ReviewHooks {
  readonly node: string;
  now(): number;
  /** Runs a slice while no computer player is waiting for a thread. */
  whenIdle<T>(work: () => Promise<T>): Promise<T>;
  /** Takes one from the limits of an address, or resolves with the seconds to wait. */
  take(who: string): Promise<number | undefined>;
  failed(error: unknown, what: string): void;
}

/** Computes reviews slice by slice: see review-slices.ts. */
export interface Slices {
  next(record?: string): Promise<SliceResult>;
  close(): Promise<void>;
}

export type ReviewStore = Pick<Store, "isPrivate" | "findReview" | "claimReview" | "keepReview">;

export class Reviews {
  readonly #store: ReviewStore;
  readonly #slices: Slices;
  readonly #hooks: ReviewHooks;
  readonly #isLimited: boolean;
  readonly #jobs = new Map<string, ReviewJob>();
  readonly #queue: ReviewJob[] = [];
  #isBusy = false;
  #isClosed = false;

  constructor(store: ReviewStore, slices: Slices, hooks: ReviewHooks, isLimited: boolean) {
    this.#store = store;
    this.#slices = slices;
    this.#hooks = hooks;
    this.#isLimited = isLimited;
  }

  get waiting(): number {
    return this.#jobs.size;
  }

  /** Resolves with the review as text, the job that computes it, or a refusal. `who` is the key of an address. */
  async ask(key: string, record: string, length: number, who: string): Promise<string | ReviewJob | Refused> {
    const text = await this.#store.findReview(key);
    if (text !== undefined) return text;
    const known = this.#jobs.get(key);
    if (known !== undefined) return known;
    if (this.#isClosed) return refused(REFUSED.unavailable, serverSays("stopping", {}));
    if (this.#isLimited && [...this.#jobs.values()].some((job) => job.who === who)) {
      return refused(REFUSED.rate, serverSays("reviewBusy", {}));
    }
    if (this.#jobs.size >= MOST_WAITING) {
      return refused(REFUSED.unavailable, serverSays("reviewQueue", { seconds: QUEUE_WAIT }));
    }
    const job = new ReviewJob(key, record, length, who);
    // Set before anything is awaited, so that simultaneous requests share one job.
    this.#jobs.set(key, job);
    const wait = await this.#hooks.take(who);
    if (wait !== undefined) {
      const refusal = refused(REFUSED.rate, serverSays("reviewRate", { seconds: wait }));
      this.#end(job, refusal);
      return refusal;
    }
    this.#queue.push(job);
    void this.#work();
    return job;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#slices.close();
    for (const job of this.#jobs.values()) this.#end(job, refused(REFUSED.unavailable, serverSays("stopping", {})));
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let job = this.#queue.shift(); job !== undefined && !this.#isClosed; job = this.#queue.shift()) {
      try {
        await this.#attempt(job);
      } catch (error) {
        if (!this.#isClosed) this.#hooks.failed(error, "review");
        this.#end(job, refused(REFUSED.unavailable, serverSays(this.#isClosed ? "stopping" : "notDone", {})));
      }
    }
    this.#isBusy = false;
  }

  async #attempt(job: ReviewJob): Promise<void> {
    const text = await this.#store.findReview(job.key);
    if (text !== undefined) this.#end(job, text);
    else if (await this.#claim(job)) this.#end(job, await this.#judge(job));
    else {
      // Another node is computing it, or has died, in which case its claim will expire.
      setTimeout(() => {
        this.#queue.push(job);
        void this.#work();
      }, LOOK_AGAIN).unref();
    }
  }

  async #judge(job: ReviewJob): Promise<string> {
    let claimed = this.#hooks.now();
    let told = await this.#hooks.whenIdle(() => this.#slices.next(job.record));
    while (told.text === undefined) {
      job.tell(told.line ?? "", told.ply);
      if (this.#hooks.now() - claimed > RENEW) {
        claimed = this.#hooks.now();
        await this.#claim(job);
      }
      told = await this.#hooks.whenIdle(() => this.#slices.next());
    }
    await this.#store.keepReview(job.key, told.text, this.#hooks.now(), MOST_KEPT);
    return told.text;
  }

  #claim({ key }: ReviewJob): Promise<boolean> {
    const now = this.#hooks.now();
    // If no other process uses the store, another node's claim was left by a previous run.
    const since = this.#store.isPrivate ? Number.MAX_SAFE_INTEGER : now;
    return this.#store.claimReview({ key, node: this.#hooks.node, now, until: now + LEASE }, since);
  }

  #end(job: ReviewJob, result: string | Refused): void {
    this.#jobs.delete(job.key);
    job.end(result);
  }
}
