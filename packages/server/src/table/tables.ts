/**
 * The tables in this node's memory. No table belongs to a node: these are copies, and the store may be ahead of them.
 * Changes to one match are planned one at a time on each node, and the first commit of any node wins; the others reload
 * and plan again.
 */
import type { Game } from "@riad/core";
import { REFUSED, serverSays } from "@riad/protocol";
import { ANSWER_WITHIN } from "../deadline.ts";
import type { Change, Store, StoredMatch } from "../store/store.ts";
import { Draft, Refused, refused } from "./draft.ts";
import type { Circumstances } from "./draft.ts";
import { Table } from "./table.ts";

/** Changes the draft and returns the answer, or refuses. It may be called more than once. */
export type Planner<T> = (draft: Draft) => Planned<T> | Refused;

export type Planned<T> =
  | { readonly commit: true; readonly answer: T }
  /** Nothing to write: the command was already carried out. */
  | { readonly commit: false; readonly answer: T };

interface Entry {
  table: Table | undefined;
  /** The end of the queue of changes and refreshes of this table. */
  tail: Promise<unknown>;
  waiting: number;
  usedAt: number;
  /** It is unknown whether the last commit went through, because the store could not be reached. */
  isDoubtful: boolean;
}

export interface TablesHooks {
  /** A table has reached a later version; `change` is undefined if another node made it. */
  changed(table: Table, change: Change | undefined): void;
  now(): number;
  /**
   * What a planner needs to know; resolves once every outage so far is recorded, so that no clock is judged too early.
   */
  circumstances(table: Table): Promise<Circumstances>;
  isWatched(match: string): boolean;
  failed(error: unknown, what: string): void;
}

const ATTEMPTS = 12;
const UNREACHED = Symbol("unreached");
/** How long an unwatched table stays in memory, while it is played and after it has ended. */
const IDLE = 60_000;
const IDLE_OVER = 5000;

export class Tables {
  readonly #store: Store;
  readonly #gameOf: (id: string) => Game | undefined;
  readonly #hooks: TablesHooks;
  readonly #entries = new Map<string, Entry>();

  constructor(store: Store, gameOf: (id: string) => Game | undefined, hooks: TablesHooks) {
    this.#store = store;
    this.#gameOf = gameOf;
    this.#hooks = hooks;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The table as this node knows it, loaded from the store if necessary. */
  async find(match: string): Promise<Table | undefined> {
    const known = this.#entries.get(match);
    if (known?.table !== undefined && !known.isDoubtful) {
      known.usedAt = this.#hooks.now();
      return known.table;
    }
    return this.#inTurn(match, (entry) => this.#fresh(match, entry));
  }

  /** The table as the store has it now. Used before refusing a caller, in case this node is behind. */
  renew(match: string): Promise<Table | undefined> {
    return this.#inTurn(match, (entry) => {
      entry.isDoubtful = true;
      return this.#fresh(match, entry);
    });
  }

  /** Only tables that are already in memory. */
  peek(match: string): Table | undefined {
    return this.#entries.get(match)?.table;
  }

  /** Plans and commits a change, and retries if another change came first. Resolves once the change is durable. */
  change<T>(match: string, planner: Planner<T>): Promise<T | Refused> {
    return this.#inTurn(match, async (entry) => {
      const started = performance.now();
      for (let attempt = 0; attempt < ATTEMPTS && performance.now() - started < ANSWER_WITHIN; attempt++) {
        const table = await this.#reach(attempt, entry, () => this.#fresh(match, entry));
        if (table === UNREACHED) continue;
        if (table === undefined) return refused(REFUSED.unknown, serverSays("noMatch", {}));
        const circumstances = await this.#reach(attempt, entry, () => this.#hooks.circumstances(table));
        if (circumstances === UNREACHED) continue;
        const draft = new Draft(table, circumstances);
        const planned = planner(draft);
        if (planned instanceof Refused) return planned;
        if (!planned.commit) return planned.answer;
        const change = draft.change();
        const taken = await this.#reach(attempt, entry, () => this.#store.commit(change));
        if (taken === true) {
          table.adopt({ row: draft.nextRow(change), moves: change.moves }, draft.position);
          this.#hooks.changed(table, change);
          return planned.answer;
        }
        entry.isDoubtful = true;
      }
      return refused(REFUSED.unavailable, serverSays("notSaved", {}));
    });
  }

  /** Another node has announced that the match has reached `version`. */
  async refresh(match: string, version: number): Promise<void> {
    const entry = this.#entries.get(match);
    if (entry?.table === undefined || entry.table.version >= version) return;
    await this.#inTurn(match, async (queued) => {
      if (queued.table === undefined || queued.table.version >= version) return;
      queued.isDoubtful = true;
      try {
        await this.#fresh(match, queued);
      } catch (error) {
        this.#hooks.failed(error, "refresh");
      }
    });
  }

  /** Compares every table in memory with the store, in case the bus has lost a message. */
  async compare(): Promise<void> {
    const ids = [...this.#entries.keys()];
    for (let i = 0; i < ids.length; i += 500) {
      const versions = await this.#store.versions(ids.slice(i, i + 500));
      await Promise.all([...versions].map(([match, version]) => this.refresh(match, version)));
    }
  }

  /** Drops tables that nobody has used for a while. */
  sweep(now: number): void {
    for (const [match, entry] of this.#entries) {
      const idle = entry.table?.row.status === "over" ? IDLE_OVER : IDLE;
      if (entry.waiting === 0 && entry.usedAt < now - idle && !this.#hooks.isWatched(match))
        this.#entries.delete(match);
    }
  }

  /** Runs `task` once all earlier tasks of this match are done. */
  async #inTurn<T>(match: string, task: (entry: Entry) => Promise<T>): Promise<T> {
    let entry = this.#entries.get(match);
    if (entry === undefined) {
      entry = { table: undefined, tail: Promise.resolve(), waiting: 0, usedAt: 0, isDoubtful: false };
      this.#entries.set(match, entry);
    }
    const mine = entry;
    mine.waiting++;
    const turn = mine.tail.then(() => task(mine));
    mine.tail = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      mine.waiting--;
      mine.usedAt = this.#hooks.now();
      // Requests for matches that do not exist must not fill the memory.
      if (mine.table === undefined && mine.waiting === 0) this.#entries.delete(match);
    }
  }

  /**
   * After a store error it is unknown whether a commit went through: only the store can tell, once it is reachable
   * again.
   */
  async #reach<T>(attempt: number, entry: Entry, ask: () => Promise<T>): Promise<T | typeof UNREACHED> {
    try {
      return await ask();
    } catch (error) {
      entry.isDoubtful = true;
      this.#hooks.failed(error, "the store");
      await pause(Math.min(50 * 2 ** attempt, 1000));
      return UNREACHED;
    }
  }

  async #fresh(match: string, entry: Entry): Promise<Table | undefined> {
    const { table } = entry;
    if (table !== undefined && !entry.isDoubtful) return table;
    const stored = await this.#store.load(match, table?.length ?? 0);
    if (stored === undefined) {
      entry.table = undefined;
      return undefined;
    }
    entry.isDoubtful = false;
    if (table === undefined) return (entry.table = this.#build(stored));
    if (stored.row.version > table.version) {
      table.take(stored);
      this.#hooks.changed(table, undefined);
    }
    return table;
  }

  #build(stored: StoredMatch): Table | undefined {
    const game = this.#gameOf(stored.row.game);
    // Played under rules that this version does not have: not showing it is better than showing it wrong.
    if (game === undefined || game.rulesVersion !== stored.row.rules) return undefined;
    return new Table(game, stored);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
