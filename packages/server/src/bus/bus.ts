/**
 * Messages between nodes. The bus is never authoritative: a message only says where to look, and nodes also check every
 * few seconds without one (see `Tables.compare`), so a lost message costs only time.
 */
import type { Phrase } from "@riad/protocol";

export type BusMessage =
  /** A match has reached a version. */
  | { readonly kind: "changed"; readonly match: string; readonly version: number }
  /**
   * Who is connected to `node`: a bit for each seat, and the number of spectators. `ask` requests the same from the
   * others.
   */
  | {
      readonly kind: "presence";
      readonly node: string;
      readonly match: string;
      readonly seats: number;
      readonly watchers: number;
      /** A bit for each seat whose page is not hidden; nodes before 0.2 leave this out. */
      readonly looking?: number;
      readonly ask: boolean;
      /** Whether this is a public table that is not over and has people here; nodes before 0.2 leave this out. */
      readonly open?: boolean;
    }
  | {
      readonly kind: "chat";
      readonly node: string;
      readonly match: string;
      readonly seat: number;
      readonly phrase: Phrase;
      /** The same when a phrase is sent again. */
      readonly name: string;
    }
  /** These devices were removed: nodes close their connections. */
  | { readonly kind: "gone"; readonly node: string; readonly devices: readonly string[] }
  /** `node` is running. When a node stops sending this, everybody connected to it counts as disconnected. */
  | { readonly kind: "alive"; readonly node: string };

export interface BusListener {
  receive(message: BusMessage): void;
  /** Messages may have been lost. */
  gap(): void;
}

export interface Bus {
  /** There are no other nodes. */
  readonly isLocal: boolean;
  send(message: BusMessage): void;
  listen(listener: BusListener): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds. Whatever is not sent by then, the other nodes find in the store. */
const DRAIN_WITHIN = 3000;

/** A bus carries text. Messages sent at the same time, or while others are in transit, are combined. */
export class Outbox {
  readonly #most: number;
  readonly #post: (text: string) => Promise<unknown>;
  #parts: string[] = [];
  #isPosting = false;

  /** `most` bytes per text; `post` sends one and never rejects. */
  constructor(most: number, post: (text: string) => Promise<unknown>) {
    this.#most = most;
    this.#post = post;
  }

  add(message: BusMessage): void {
    this.#parts.push(JSON.stringify(message));
    if (this.#isPosting) return;
    this.#isPosting = true;
    setImmediate(() => void this.#flush());
  }

  /** Resolves when everything has been sent, or after `DRAIN_WITHIN`: a stopping node does not wait for a dead bus. */
  async drain(): Promise<void> {
    const end = performance.now() + DRAIN_WITHIN;
    while (this.#isPosting && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  async #flush(): Promise<void> {
    while (this.#parts.length > 0) {
      let size = 2;
      let count = 0;
      while (count < this.#parts.length && size + this.#parts[count].length < this.#most) {
        size += this.#parts[count++].length + 1;
      }
      await this.#post(`[${this.#parts.splice(0, count).join(",")}]`);
    }
    this.#isPosting = false;
  }
}

/** Only our own nodes write here; an unreadable message is from a newer version and is ignored. */
export function deliver(text: string, listener: BusListener): void {
  let messages: BusMessage[];
  try {
    messages = JSON.parse(text) as BusMessage[];
  } catch {
    return;
  }
  for (const message of messages) listener.receive(message);
}
