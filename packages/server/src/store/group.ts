/**
 * Group commit: a disk sync costs the same for one row as for a hundred, so everything that arrives while one batch is
 * being written goes into the next. No timer is involved.
 */
export interface GroupWatch {
  (size: number, seconds: number): void;
}

interface Job<T> {
  readonly item: T;
  readonly resolve: (taken: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export class GroupCommit<T> {
  readonly #write: (items: readonly T[]) => boolean[] | Promise<boolean[]>;
  readonly #lanes: number;
  readonly #most: number;
  readonly #watch: GroupWatch;
  #queue: Job<T>[] = [];
  #busy = 0;
  #isPlanned = false;

  /** At most `lanes` batches are in progress at once, each with at most `most` items. */
  constructor(
    write: (items: readonly T[]) => boolean[] | Promise<boolean[]>,
    { lanes, most, watch }: { lanes: number; most: number; watch: GroupWatch },
  ) {
    this.#write = write;
    this.#lanes = lanes;
    this.#most = most;
    this.#watch = watch;
  }

  add(item: T): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, resolve, reject });
      this.#plan();
    });
  }

  /** Resolves when everything added so far has been written. */
  async drain(): Promise<void> {
    while (this.#queue.length > 0 || this.#busy > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  #plan(): void {
    if (this.#isPlanned || this.#busy >= this.#lanes || this.#queue.length === 0) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      void this.#flush();
    });
  }

  async #flush(): Promise<void> {
    const jobs = this.#queue.splice(0, this.#most);
    this.#busy++;
    this.#plan();
    const started = performance.now();
    try {
      const taken = await this.#write(jobs.map(({ item }) => item));
      for (const [i, job] of jobs.entries()) job.resolve(taken[i]);
    } catch (error) {
      if (jobs.length === 1) jobs[0].reject(error);
      else await this.#writeOneByOne(jobs);
    }
    this.#watch(jobs.length, (performance.now() - started) / 1000);
    this.#busy--;
    this.#plan();
  }

  /** One bad item must not make the rest of its batch fail. */
  async #writeOneByOne(jobs: readonly Job<T>[]): Promise<void> {
    for (const job of jobs) {
      try {
        job.resolve((await this.#write([job.item]))[0]);
      } catch (error) {
        job.reject(error);
      }
    }
  }
}
