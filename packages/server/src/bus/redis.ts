/** Redis pub/sub, for when NOTIFY would put too much load on the database. */
import { Redis } from "ioredis";
import { Outbox, deliver } from "./bus.ts";
import type { Bus, BusListener, BusMessage } from "./bus.ts";

const CHANNEL = "riad";
const PAYLOAD = 60_000;
/** Milliseconds after which an unanswered command means that the connection is dead. */
const PATIENCE = 4000;
/** Milliseconds after which a subscription that has not received this node's own messages counts as dead. */
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
      // A message that had to wait for a connection would be out of date: by then the others have checked the store.
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
      // Reported once per disconnection, not once per attempt to reconnect.
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

  /** Does not wait for Redis: a node can start and run without it, because it also finds changes in the store. */
  listen(listener: BusListener): Promise<void> {
    this.#receiver.on("message", (_channel: string, text: string) => {
      this.#heardAt = performance.now();
      deliver(text, listener);
    });
    // The library resubscribes on its own; messages sent in the meantime are lost.
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

  /** A message that cannot be sent is dropped; the other nodes find the change in the store. */
  async #post(text: string): Promise<void> {
    try {
      await this.#sender.publish(CHANNEL, text);
    } catch (error) {
      this.#onError(error as Error);
      return;
    }
    // Every node also receives what it sends, and sends `alive` every few seconds: silence means a dead subscription.
    if (this.#receiver.status === "ready" && performance.now() - this.#heardAt > SILENCE) {
      this.#heardAt = performance.now();
      this.#receiver.disconnect(true);
    }
  }
}
