/**
 * SQLite in a separate thread. Its driver is synchronous, and a commit returns only once it is on disk: in the sockets'
 * thread each sync would block everybody for some milliseconds, and under load for fifty. Here changes accumulate while
 * the other thread waits for the disk, and become its next batch.
 */
import { Worker } from "node:worker_threads";
import type { Control } from "../admin/control.ts";
import type { ChannelStore } from "./channel-store.ts";
import type { GroupWatch } from "./group.ts";
import type { PeopleStore } from "./people-store.ts";
import { parseFailure } from "./thread-failure.ts";
import type { ThreadFailure } from "./thread-failure.ts";
import type {
  Agreeing,
  Change,
  Due,
  MatchRow,
  Outage,
  Retention,
  ReviewClaim,
  Status,
  Store,
  StoredMatch,
} from "./store.ts";

/** Parts of the store that have their own methods. */
type Part = "people" | "channels";
type Method = Exclude<keyof Store, "isPrivate" | Part>;

export interface Asked {
  readonly id: number;
  readonly part?: Part;
  readonly method: string;
  readonly args: readonly unknown[];
}

export type Told =
  | { readonly kind: "open" }
  | { readonly kind: "done"; readonly id: number; readonly value: unknown }
  | { readonly kind: "failed"; readonly id: number; readonly failure: ThreadFailure }
  | { readonly kind: "batch"; readonly size: number; readonly seconds: number };

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Request 0 is reserved for the opening. */
const OPENING = 0;

export class ThreadedStore implements Store {
  readonly isPrivate = true;
  readonly people: PeopleStore = this.#part("people");
  readonly channels: ChannelStore = this.#part("channels");
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #asked = OPENING;
  #failure: Error | undefined;

  static async open(path: string, watch: GroupWatch): Promise<ThreadedStore> {
    // Always the build, even when running from the sources: a worker of Node 20 can neither read TypeScript nor inherit
    // the flags for it.
    const worker = new Worker(new URL("../../dist/store/thread.js", import.meta.url), {
      workerData: { path },
      execArgv: [],
    });
    const store = new ThreadedStore(worker, watch);
    try {
      await new Promise((resolve, reject) => store.#waiting.set(OPENING, { resolve, reject }));
    } catch (error) {
      await worker.terminate();
      throw error;
    }
    return store;
  }

  private constructor(worker: Worker, watch: GroupWatch) {
    this.#worker = worker;
    worker.on("message", (message: Told) => {
      if (message.kind === "batch") watch(message.size, message.seconds);
      else this.#hear(message);
    });
    worker.on("error", (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    worker.on("exit", () => this.#fail(new Error("The store's thread has ended.")));
  }

  create(row: MatchRow): Promise<void> {
    return this.#ask("create", row);
  }

  load(match: string, from: number): Promise<StoredMatch | undefined> {
    return this.#ask("load", match, from);
  }

  commit(change: Change): Promise<boolean> {
    return this.#ask("commit", change);
  }

  versions(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.#ask("versions", matches);
  }

  findCode(code: string): Promise<{ match: string; game: string } | undefined> {
    return this.#ask("findCode", code);
  }

  lobby(matches: readonly string[], status: "open" | "live", limit: number): Promise<readonly MatchRow[]> {
    return this.#ask("lobby", matches, status, limit);
  }

  due(now: number, limit: number): Promise<readonly Due[]> {
    return this.#ask("due", now, limit);
  }

  claim(due: Due, until: number): Promise<boolean> {
    return this.#ask("claim", due, until);
  }

  pulse(): Promise<number | undefined> {
    return this.#ask("pulse");
  }

  beat(now: number, gap: number): Promise<number> {
    return this.#ask("beat", now, gap);
  }

  outages(since: number): Promise<readonly Outage[]> {
    return this.#ask("outages", since);
  }

  purge(now: number, retention: Retention): Promise<number> {
    return this.#ask("purge", now, retention);
  }

  count(): Promise<Readonly<Record<Status, number>>> {
    return this.#ask("count");
  }

  agreeing(game: string, moves: readonly string[]): Promise<readonly Agreeing[]> {
    return this.#ask("agreeing", game, moves);
  }

  findReview(key: string): Promise<string | undefined> {
    return this.#ask("findReview", key);
  }

  claimReview(claim: ReviewClaim, expired: number): Promise<boolean> {
    return this.#ask("claimReview", claim, expired);
  }

  keepReview(key: string, text: string, now: number, most: number): Promise<void> {
    return this.#ask("keepReview", key, text, now, most);
  }

  controls(now: number): Promise<readonly Control[]> {
    return this.#ask("controls", now);
  }

  addControls(controls: readonly Control[]): Promise<void> {
    return this.#ask("addControls", controls);
  }

  async close(): Promise<void> {
    await this.#ask("close");
    await this.#worker.terminate();
  }

  #ask<T>(method: Method, ...args: unknown[]): Promise<T> {
    return this.#send({ method, args });
  }

  /** Forwards every method of a part to the other side; a part has nothing but methods. */
  #part<P extends Part>(part: P): Store[P] {
    const ask =
      (method: string) =>
      (...args: unknown[]) =>
        this.#send({ part, method, args });
    return new Proxy({} as Store[P], { get: (_, method) => ask(String(method)) });
  }

  #send<T>(question: Omit<Asked, "id">): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#failure !== undefined) {
        reject(this.#failure);
        return;
      }
      const id = ++this.#asked;
      // The type matches: it is the result of the same method on the other side.
      this.#waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      const message: Asked = { id, ...question };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      this.#worker.postMessage(message);
    });
  }

  #hear(message: Exclude<Told, { kind: "batch" }>): void {
    const id = message.kind === "open" ? OPENING : message.id;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (message.kind === "failed") waiting?.reject(parseFailure(message.failure));
    else waiting?.resolve(message.kind === "done" ? message.value : undefined);
  }

  /** It is unknown which pending requests were carried out; callers find out after the restart. */
  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}
