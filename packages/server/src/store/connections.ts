/**
 * Connections to PostgreSQL that detect when they are dead. A network that drops packets, or a paused database, closes
 * nothing, and a query on such a connection would never end. So every query has a time limit. When it is exceeded, that
 * connection is closed, and so is every other one opened before the query was sent: finding out about them one by one
 * would cost the time limit each time.
 */
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";

/** Milliseconds to connect or to answer. A commit takes a few milliseconds, so exceeding this is an outage. */
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
    // Without a listener, an idle connection that breaks would crash the process.
    this.#pool.on("error", onError);
    this.#pool.on("connect", (client) => {
      this.#openedAt.set(client, performance.now());
      // The same for a connection that is checked out but idle; its user notices with the next query.
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
    // The other signature, for cursors, is not used here.
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

  /** An error reported by the database concerns one query; any other error concerns the connection. */
  #judge(error: unknown, sentAt: number): Error | undefined {
    if (error instanceof pg.DatabaseError || !(error instanceof Error)) return undefined;
    this.#distrustedBefore = Math.max(this.#distrustedBefore, sentAt);
    return error;
  }
}
