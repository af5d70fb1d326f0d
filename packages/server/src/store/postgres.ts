/**
 * PostgreSQL, for any number of nodes. A batch is one statement, and so one round trip and one transaction. If the
 * batches of two nodes lock the same matches in opposite order, PostgreSQL reports a deadlock, and the group then
 * writes its items one by one.
 */
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { Connections, PATIENCE } from "./connections.ts";
import { GroupCommit } from "./group.ts";
import type { GroupWatch } from "./group.ts";
import { migrate } from "./schema.ts";
import type { Schema } from "./schema.ts";
import { SqlStore } from "./sql.ts";
import type { Change } from "./store.ts";

// Times and counts fit into a double exactly; by default the driver returns strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const MOST_CONNECTIONS = 8;
const MIGRATION_PATIENCE = 120_000;

const COMMIT = `
  with change as (
    select * from jsonb_to_recordset($1::jsonb) as x(id text, version int, status text, first int, code text, state text,
      length int, updated_at bigint, due_at bigint, notify_at bigint)
  ), taken as (
    update matches m set status = c.status, first = c.first, code = c.code, state = c.state, length = c.length,
      updated_at = c.updated_at, due_at = c.due_at, notify_at = c.notify_at, version = m.version + 1
    from change c where m.id = c.id and m.version = c.version returning m.id
  ), added as (
    insert into moves (match, ply, move, command)
    select a.match, a.ply, a.move, a.command
    from jsonb_to_recordset($2::jsonb) as a(match text, ply int, move text, command text)
    join taken on taken.id = a.match
  ), owned as (
    insert into person_seats (match, seat, person)
    select o.match, o.seat, o.person
    from jsonb_to_recordset($3::jsonb) as o(match text, seat int, person text)
    join taken on taken.id = o.match
    on conflict (match, seat) do update set person = excluded.person, seen = 0, is_kept = 0, is_hidden = 0
  ), named as (
    insert into names (name, person)
    select n.name, n.person
    from jsonb_to_recordset($4::jsonb) as n(match text, name text, person text)
    join taken on taken.id = n.match
    on conflict (name) do nothing
  )
  select id from taken`;

export class PostgresStore extends SqlStore {
  readonly isPrivate = false;
  protected readonly group: GroupCommit<Change>;

  static async open(url: string, watch: GroupWatch, onError: (error: Error) => void): Promise<PostgresStore> {
    await migrateAlone(url, onError);
    const pool = new Connections(url, { most: MOST_CONNECTIONS, patience: PATIENCE }, onError);
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    return new PostgresStore(pool, db, watch);
  }

  private constructor(pool: Connections, db: Kysely<Schema>, watch: GroupWatch) {
    super(db);
    this.group = new GroupCommit<Change>((changes) => write(pool, changes), { lanes: 2, most: 200, watch });
  }
}

/** With connections that have a longer time limit: migrating many matches, or waiting for another node, may be slow. */
async function migrateAlone(url: string, onError: (error: Error) => void): Promise<void> {
  const pool = new Connections(url, { most: 2, patience: MIGRATION_PATIENCE }, onError);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

async function write(pool: Connections, changes: readonly Change[]): Promise<boolean[]> {
  const rows = changes.map((change) => ({
    id: change.match,
    version: change.version,
    status: change.status,
    first: change.first,
    code: change.code,
    state: JSON.stringify(change.state),
    length: change.length,
    updated_at: change.updatedAt,
    due_at: change.dueAt,
    notify_at: change.notifyAt,
  }));
  const moves = changes.flatMap(({ match, length, moves: added }) =>
    added.map(({ move, command }, i) => ({ match, ply: length - added.length + i, move, command })),
  );
  const owned = changes.flatMap(({ match, owners }) => owners.map((owner) => ({ match, ...owner })));
  const named = changes.flatMap(({ match, names }) => names.map((name) => ({ match, ...name })));
  const accepted = await pool.query<{ id: string }>({
    name: "commit",
    text: COMMIT,
    values: [JSON.stringify(rows), JSON.stringify(moves), JSON.stringify(owned), JSON.stringify(named)],
  });
  const taken = new Set(accepted.map(({ id }) => id));
  return changes.map(({ match }) => taken.has(match));
}
