/** Faults of nodes, their database and their Redis besides being killed. */
import type { Postgres } from "./postgres.ts";
import type { Proxy } from "./proxy.ts";
import type { NodeProcess, Redis } from "./services.ts";

export type Trouble = "pause" | "black-hole" | "database-pause" | "redis-pause" | "clock";

/** Milliseconds of each fault; longer than what counts as an outage. */
const PAUSED = 4000;
/** Milliseconds. Longer than a node waits for Redis before it gives up on a connection. */
const REDIS_PAUSED = 12_000;
const DARK = 8000;
const HOUR = 3_600_000;

export class Troubles {
  readonly #kinds: readonly Trouble[];
  readonly #proxy: Proxy | undefined;
  readonly #postgres: Postgres | undefined;
  readonly #redis: Redis | undefined;
  #count = 0;
  /** Milliseconds by which the system clock of the next node to start is wrong. */
  skew = 0;

  /** Leaves out the faults of a database or a Redis that is not present. */
  constructor(kinds: readonly Trouble[], postgres?: Postgres, proxy?: Proxy, redis?: Redis) {
    this.#kinds = kinds.filter((kind) => {
      if (kind === "redis-pause") return redis !== undefined;
      return postgres !== undefined || kind === "pause" || kind === "clock";
    });
    this.#postgres = postgres;
    this.#redis = redis;
    this.#proxy = proxy;
  }

  get count(): number {
    return this.#count;
  }

  /** Causes the next kind of fault and resolves when it is over. */
  async next(node: NodeProcess | undefined): Promise<Trouble | undefined> {
    const kind = this.#kinds[this.#count % this.#kinds.length];
    if (kind === undefined) return undefined;
    this.#count++;
    if (kind === "pause") {
      node?.signal("SIGSTOP");
      await pause(PAUSED);
      node?.signal("SIGCONT");
    } else if (kind === "black-hole") {
      this.#proxy?.swallow();
      await pause(DARK);
      this.#proxy?.pass();
    } else if (kind === "database-pause") {
      this.#postgres?.pause();
      await pause(PAUSED);
      this.#postgres?.resume();
    } else if (kind === "redis-pause") {
      this.#redis?.pause();
      await pause(REDIS_PAUSED);
      this.#redis?.resume();
    } else this.skew = this.skew > 0 ? -HOUR : HOUR;
    return kind;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
