/**
 * LISTEN and NOTIFY. A notifying transaction takes a lock that is global to the database when it commits, so messages are sent
 * in batches on a connection of their own, never in the transactions of the moves.
 */
import pg from "pg";
import { PATIENCE } from "../store/connections.ts";
import { Outbox, deliver } from "./bus.ts";
import type { Bus, BusListener, BusMessage } from "./bus.ts";

const CHANNEL = "riad";
/** Bytes. PostgreSQL rejects payloads of 8,000 bytes or more. */
const PAYLOAD = 7500;
const RETRY = 250;

export class PostgresBus implements Bus {
  readonly isLocal = false;
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #outbox = new Outbox(PAYLOAD, (text) => this.#post(text));
  #client: pg.Client | undefined;
  #listener: BusListener | undefined;
  #isClosed = false;

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  send(message: BusMessage): void {
    this.#outbox.add(message);
  }

  async listen(listener: BusListener): Promise<void> {
    this.#listener = listener;
    await this.#connect();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#outbox.drain();
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    client.on("error", this.#onError);
    client.on("end", () => this.#reconnect(client));
    client.on("notification", ({ payload }) => {
      if (payload !== undefined && this.#listener !== undefined) deliver(payload, this.#listener);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
  }

  #reconnect(client: pg.Client): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = undefined;
    this.#retry();
  }

  #retry(): void {
    setTimeout(() => {
      if (this.#isClosed) return;
      this.#connect().then(
        () => this.#listener?.gap(),
        () => this.#retry(),
      );
    }, RETRY);
  }

  /** A message that cannot be sent is dropped; the other nodes find the change in the store. */
  async #post(text: string): Promise<void> {
    const values = [CHANNEL, text];
    const client = this.#client;
    try {
      await client?.query({ name: "notify", text: "select pg_notify($1, $2)", values });
    } catch (error) {
      this.#onError(error as Error);
      // No answer: the connection is dead and would not receive anything either. Ending it opens a new one.
      if (!(error instanceof pg.DatabaseError)) void client?.end().catch(() => undefined);
    }
  }
}
