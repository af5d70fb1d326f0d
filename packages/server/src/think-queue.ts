/**
 * Decides which thought runs next. Threads for computer players are few, and one address may have many tables: the
 * address that has used the least thinking time lately comes first, so a player with one table waits for one thought,
 * not for everybody's.
 */
interface Job {
  readonly start: () => Promise<void>;
  readonly reject: (error: Error) => void;
}

interface Asker {
  readonly jobs: Job[];
  /** Milliseconds of thinking time, halved every `HALF_LIFE`. */
  used: number;
  usedAt: number;
}

const HALF_LIFE = 30_000;
/** An address that has used fewer milliseconds than this is forgotten. */
const FORGOTTEN = 1;

export class ThinkQueue {
  readonly #lanes: number;
  readonly #now: () => number;
  readonly #askers = new Map<string, Asker>();
  /** Background work: started when no thought is waiting. */
  readonly #idle: Job[] = [];
  #running = 0;
  #isClosed = false;

  constructor(lanes: number, now: () => number = () => performance.now()) {
    this.#lanes = lanes;
    this.#now = now;
  }

  /** How many thoughts are waiting for a thread. */
  get waiting(): number {
    let count = 0;
    for (const { jobs } of this.#askers.values()) count += jobs.length;
    return count;
  }

  /** Runs `think` on behalf of `who` when it is their turn. */
  run<T>(who: string, think: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#isClosed) {
        reject(new Error("No more thoughts are started."));
        return;
      }
      const asker = this.#askerOf(who);
      asker.jobs.push({ start: () => think().then(resolve, reject), reject });
      this.#next();
    });
  }

  /**
   * Runs `work` when a thread is free and no thought is waiting. It must be short, because a new thought has to wait
   * for it.
   */
  runWhenIdle<T>(work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#isClosed) {
        reject(new Error("No more thoughts are started."));
        return;
      }
      this.#idle.push({ start: () => work().then(resolve, reject), reject });
      this.#next();
    });
  }

  /** Starts nothing more and rejects everything that is still waiting. */
  close(): void {
    this.#isClosed = true;
    for (const { reject } of this.#idle.splice(0)) reject(new Error("No more thoughts are started."));
    for (const { jobs } of this.#askers.values()) {
      for (const { reject } of jobs.splice(0)) reject(new Error("No more thoughts are started."));
    }
  }

  #next(): void {
    while (this.#running < this.#lanes) {
      const asker = this.#choose();
      const job = asker === undefined ? this.#idle.shift() : asker.jobs.shift();
      if (job === undefined) return;
      this.#running++;
      const started = this.#now();
      void job.start().finally(() => {
        this.#running--;
        if (asker !== undefined) {
          this.#age(asker);
          asker.used += this.#now() - started;
        }
        this.#next();
      });
    }
  }

  #choose(): Asker | undefined {
    let best: Asker | undefined;
    for (const [who, asker] of this.#askers) {
      this.#age(asker);
      if (asker.jobs.length === 0) {
        if (asker.used < FORGOTTEN) this.#askers.delete(who);
      } else if (best === undefined || asker.used < best.used) best = asker;
    }
    return best;
  }

  #age(asker: Asker): void {
    const now = this.#now();
    asker.used *= 2 ** ((asker.usedAt - now) / HALF_LIFE);
    asker.usedAt = now;
  }

  #askerOf(who: string): Asker {
    let asker = this.#askers.get(who);
    if (asker === undefined) {
      asker = { jobs: [], used: 0, usedAt: this.#now() };
      this.#askers.set(who, asker);
    }
    return asker;
  }
}
