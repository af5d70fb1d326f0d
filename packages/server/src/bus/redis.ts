/** Redis pub/sub, for when the database has enough to do with the moves. */
import { Redis } from "ioredis";
import { Outbox, deliver } from "./bus.ts";
import type { Bus, BusListener, BusMessage } from "./bus.ts";

const CHANNEL = "riad";
const PAYLOAD = 60_000;

export class RedisBus implements Bus {
  readonly isLocal = false;
  readonly #sender: Redis;
  readonly #receiver: Redis;
  readonly #onError: (error: Error) => void;
  readonly #outbox = new Outbox(PAYLOAD, (text) => this.#post(text));

  constructor(url: string, onError: (error: Error) => void) {
    const options = {
      lazyConnect: true,
      // What waits for a connection is old when it comes: the others have looked by then.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times: number) => Math.min(50 * times, 1000),
    };
    this.#onError = onError;
    this.#sender = new Redis(url, options);
    this.#receiver = new Redis(url, { ...options, enableOfflineQueue: true, maxRetriesPerRequest: null });
    this.#sender.on("error", onError);
    this.#receiver.on("error", onError);
  }

  send(message: BusMessage): void {
    this.#outbox.add(message);
  }

  async listen(listener: BusListener): Promise<void> {
    await Promise.all([this.#sender.connect(), this.#receiver.connect()]);
    this.#receiver.on("message", (_channel: string, text: string) => deliver(text, listener));
    await this.#receiver.subscribe(CHANNEL);
    // The library subscribes again by itself; what was said meanwhile is missing.
    this.#receiver.on("ready", () => listener.gap());
  }

  async close(): Promise<void> {
    await this.#outbox.drain();
    this.#sender.disconnect();
    this.#receiver.disconnect();
  }

  /** What cannot be sent is lost; the others will look for it. */
  async #post(text: string): Promise<void> {
    await this.#sender.publish(CHANNEL, text).catch(this.#onError);
  }
}
