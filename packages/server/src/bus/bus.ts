/**
 * What nodes tell each other. Nothing on the bus is the truth: a message says where to look, and one that is lost is made up
 * for by looking anyway (see `Tables.compare`).
 */
import type { Phrase } from "@riad/protocol";

export type BusMessage =
  /** A match has come to a version. */
  | { readonly kind: "changed"; readonly match: string; readonly version: number }
  /** Who is connected to `node`: a bit for each seat, and how many watch. `ask` wants to hear the same of others. */
  | {
      readonly kind: "presence";
      readonly node: string;
      readonly match: string;
      readonly seats: number;
      readonly watchers: number;
      readonly ask: boolean;
      /** It is a public table that waits for players; nodes before 0.2 never say so. */
      readonly open?: boolean;
    }
  | {
      readonly kind: "chat";
      readonly node: string;
      readonly match: string;
      readonly seat: number;
      readonly phrase: Phrase;
      /** The same when the same phrase is sent again. */
      readonly name: string;
    }
  /** A node lives; who is connected to a node that is not heard of any more is gone. */
  | { readonly kind: "alive"; readonly node: string };

export interface BusListener {
  receive(message: BusMessage): void;
  /** Messages may have been lost. */
  gap(): void;
}

export interface Bus {
  /** Nobody else is there to hear. */
  readonly isLocal: boolean;
  send(message: BusMessage): void;
  listen(listener: BusListener): Promise<void>;
  close(): Promise<void>;
}

/** A bus carries text. Messages that are sent in the same moment, or while others are on their way, travel together. */
export class Outbox {
  readonly #most: number;
  readonly #post: (text: string) => Promise<unknown>;
  #parts: string[] = [];
  #isPosting = false;

  /** `most` bytes to a text; `post` sends one and never rejects. */
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

  /** Resolves when everything is on its way. */
  async drain(): Promise<void> {
    while (this.#isPosting) await new Promise((resolve) => setTimeout(resolve, 5));
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

/** Our own nodes wrote it; what cannot be read is of a newer one and not for us. */
export function deliver(text: string, listener: BusListener): void {
  let messages: BusMessage[];
  try {
    messages = JSON.parse(text) as BusMessage[];
  } catch {
    return;
  }
  for (const message of messages) listener.receive(message);
}
