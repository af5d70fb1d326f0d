/** Redis pub/sub, for when the database has enough to do with the moves. */
import { Redis } from "ioredis";
import { Outbox, deliver } from "./bus.ts";
import type { Bus, BusListener, BusMessage } from "./bus.ts";

const CHANNEL = "riad";
const PAYLOAD = 60_000;
/** Milliseconds after which a connection that should have brought something is dead. */
const PATIENCE = 4000;
const SILENCE = 10_000;

export class RedisBus implements Bus {
  readonly isLocal = false;
  readonly #sender: Redis;
  readonly #receiver: Redis;
  readonly #onError: (error: Error) => void;
  #heardAt = performance.now();
  readonly #outbox = new Outbox(PAYLOAD, (text) => this.#post(text));

  constructor(url: string, onError: (error: Error) => void) {
    const options = {
      lazyConnect: true,
      // What waits for a connection is old when it comes: the others have looked by then.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      keepAlive: 5000,
      retryStrategy: (times: number) => Math.min(50 * times, 1000),
    };
    this.#onError = onError;
    this.#sender = new Redis(url, options);
    this.#receiver = new Redis(url, { ...options, enableOfflineQueue: true, maxRetriesPerRequest: null });
    for (const connection of [this.#sender, this.#receiver]) {
      // Once for each time that it goes away, not for each try to come back.
      let isDown = false;
      connection.on("error", (error: Error) => {
        if (!isDown) onError(error);
        isDown = true;
      });
      connection.on("ready", () => (isDown = false));
    }
  }

  send(message: BusMessage): void {
    this.#outbox.add(message);
  }

  /** A node can do without Redis for a while, also at its start: it looks for what it does not hear. */
  listen(listener: BusListener): Promise<void> {
    this.#receiver.on("message", (_channel: string, text: string) => {
      this.#heardAt = performance.now();
      deliver(text, listener);
    });
    // The library subscribes again by itself; what was said meanwhile is missing.
    this.#receiver.on("ready", () => {
      this.#heardAt = performance.now();
      listener.gap();
    });
    for (const connection of [this.#sender, this.#receiver]) connection.connect().catch(() => undefined);
    this.#receiver.subscribe(CHANNEL).catch(this.#onError);
    return Promise.resolve();
  }

  async close(): Promise<void> {
    await this.#outbox.drain();
    this.#sender.disconnect();
    this.#receiver.disconnect();
  }

  /** What cannot be sent is lost; the others will look for it. */
  async #post(text: string): Promise<void> {
    try {
      await this.#sender.publish(CHANNEL, text);
    } catch (error) {
      this.#onError(error as Error);
      return;
    }
    // Every node also receives what it sends, and says every few seconds that it lives: silence means a dead connection.
    if (this.#receiver.status === "ready" && performance.now() - this.#heardAt > SILENCE) {
      this.#heardAt = performance.now();
      this.#receiver.disconnect(true);
    }
  }
}
