/**
 * Connections to PostgreSQL that notice when they are dead. A network that swallows packets, or a database that is paused,
 * closes nothing: whoever waits on such a connection waits for ever. So every query has a time limit, a connection whose query
 * was not answered is closed, and so is every connection that was opened before that query was sent, since one dead connection
 * after the other would cost the time limit each.
 */
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";

/** Milliseconds for a connection and for an answer. A commit takes some milliseconds, so more than this is an outage. */
export const PATIENCE = 4000;

export class Connections implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #openedAt = new WeakMap<pg.PoolClient, number>();
  #distrustedBefore = 0;

  constructor(url: string, { most, patience }: { most: number; patience: number }, onError: (error: Error) => void) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: most,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: patience,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5000,
    });
    // Without a listener an idle connection that breaks would end the program.
    this.#pool.on("error", onError);
    this.#pool.on("connect", (client) => {
      this.#openedAt.set(client, performance.now());
      // So would one that is lent out and has nothing under way; whoever has it hears of it with the next query.
      client.on("error", () => undefined);
    });
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#trusted();
    let failure: Error | undefined;
    const query = async (text: string, values: unknown[]): Promise<unknown> => {
      const sentAt = performance.now();
      try {
        return await client.query(text, values);
      } catch (error) {
        failure = this.#judge(error, sentAt);
        throw error;
      }
    };
    // Cursors, the other way to call it, are not used here.
    return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release(failure) };
  }

  async query<R extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<R[]> {
    const client = await this.#trusted();
    const sentAt = performance.now();
    let failure: Error | undefined;
    try {
      return (await client.query<R>(query)).rows;
    } catch (error) {
      failure = this.#judge(error, sentAt);
      throw error;
    } finally {
      client.release(failure);
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  async #trusted(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect();
      if ((this.#openedAt.get(client) ?? 0) >= this.#distrustedBefore) return client;
      client.release(true);
    }
  }

  /** What the database itself has said concerns one query; anything else concerns the connection. */
  #judge(error: unknown, sentAt: number): Error | undefined {
    if (error instanceof pg.DatabaseError || !(error instanceof Error)) return undefined;
    this.#distrustedBefore = Math.max(this.#distrustedBefore, sentAt);
    return error;
  }
}
