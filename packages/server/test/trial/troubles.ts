/** What happens to nodes and their database besides being killed. */
import type { Postgres } from "./postgres.ts";
import type { Proxy } from "./proxy.ts";
import type { NodeProcess } from "./services.ts";

export type Trouble = "pause" | "black-hole" | "database-pause" | "clock";

/** Milliseconds of each; longer than what counts as an outage. */
const PAUSED = 4000;
const DARK = 8000;
const HOUR = 3_600_000;

export class Troubles {
  readonly #kinds: readonly Trouble[];
  readonly #proxy: Proxy | undefined;
  readonly #postgres: Postgres | undefined;
  #count = 0;
  /** Milliseconds by which the system clock of the next node to start is wrong. */
  skew = 0;

  /** Without a database of its own there is none to lose. */
  constructor(kinds: readonly Trouble[], postgres?: Postgres, proxy?: Proxy) {
    this.#kinds = kinds.filter((kind) => postgres !== undefined || kind === "pause" || kind === "clock");
    this.#postgres = postgres;
    this.#proxy = proxy;
  }

  get count(): number {
    return this.#count;
  }

  /** The next kind in turn, until it is over. */
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
    } else this.skew = this.skew > 0 ? -HOUR : HOUR;
    return kind;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
