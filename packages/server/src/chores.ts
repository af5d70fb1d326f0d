/** Background work: expired clocks, computer moves, heartbeats, retention. */
import { Computer } from "./computer.ts";
import type { Heartbeat } from "./heartbeat.ts";
import type { Levels } from "./levels.ts";
import type { Clock } from "./steady-clock.ts";
import type { Due, Retention, Store } from "./store/store.ts";
import { COMPUTER_LEASE } from "./table/draft.ts";
import { forfeitIfFlagged } from "./table/forfeit.ts";
import { beginIfReady } from "./table/seed.ts";
import type { Tables } from "./table/tables.ts";

const SECOND = 1000;
const DUE_AT_ONCE = 100;
/** Milliseconds. A browser that has not returned for this long has lost its cookie. */
const UNSEEN = 400 * 86_400 * SECOND;

export class Chores {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #heartbeat: Heartbeat;
  readonly #tables: Tables;
  readonly #levels: Levels;
  readonly #computer: Computer;
  readonly #retention: Retention;
  readonly #failed: (error: unknown, what: string) => void;
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(parts: {
    store: Store;
    clock: Clock;
    heartbeat: Heartbeat;
    tables: Tables;
    levels: Levels;
    computer: Computer;
    retention: Retention;
    failed: (error: unknown, what: string) => void;
  }) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#heartbeat = parts.heartbeat;
    this.#tables = parts.tables;
    this.#levels = parts.levels;
    this.#computer = parts.computer;
    this.#retention = parts.retention;
    this.#failed = parts.failed;
  }

  async start(): Promise<void> {
    await this.#heartbeat.start();
    this.every(SECOND, "heartbeat", () => this.#heartbeat.beat());
    this.every(SECOND / 2, "due", () => this.#lookAfterDue());
    this.every(10 * SECOND, "sweep", () => this.#tables.sweep(this.#clock.now()));
    this.every(3600 * SECOND, "retention", () => this.purge());
    if (this.#store.isPrivate) void this.#resume().catch((error: unknown) => this.#failed(error, "resume"));
  }

  /** Runs a task at an interval, and skips a run while the previous one is still going. */
  every(ms: number, what: string, task: () => Promise<void> | void): void {
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      Promise.resolve()
        .then(task)
        .catch((error: unknown) => this.#failed(error, what))
        .finally(() => (isBusy = false));
    }, ms);
    timer.unref();
    this.#timers.push(timer);
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  async purge(): Promise<void> {
    const now = this.#clock.now();
    while ((await this.#store.purge(now, this.#retention)) > 0);
    while ((await this.#store.people.purge(now, now - UNSEEN)) > 0);
  }

  async #lookAfterDue(): Promise<void> {
    const now = this.#clock.now();
    for (const due of await this.#store.due(now, DUE_AT_ONCE)) {
      if (await this.#store.claim(due, now + COMPUTER_LEASE)) await this.#lookAfter(due.match);
    }
  }

  async #lookAfter(match: string): Promise<void> {
    const table = await this.#tables.renew(match);
    if (table === undefined) return;
    if (Computer.isDue(table)) {
      void this.#computer.move(table);
      return;
    }
    const standIn = await this.#levels.standIn(table.game.id);
    // Committed even if there is still time, because the new deadline must be stored.
    await this.#tables.change(match, (draft) => {
      if (!beginIfReady(draft)) forfeitIfFlagged(draft, standIn);
      return { commit: true, answer: undefined };
    });
  }

  /** Work claimed by the previous process on this data folder is due now, not when its lease ends. */
  async #resume(): Promise<void> {
    const dues: readonly Due[] = await this.#store.due(this.#clock.now() + COMPUTER_LEASE, 10_000);
    for (const { match } of dues) {
      const table = await this.#tables.find(match);
      if (table !== undefined && Computer.isDue(table)) void this.#computer.move(table);
    }
  }
}
