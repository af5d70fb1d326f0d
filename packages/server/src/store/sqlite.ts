/**
 * SQLite: one file, one process. WAL with synchronous=FULL: a commit returns once it is on disk. The driver is
 * synchronous, which suits group commit: while the disk syncs, messages accumulate and become the next batch.
 */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely, SqliteDialect } from "kysely";
import Database from "libsql";
import { restrictFile } from "./file-mode.ts";
import { GroupCommit } from "./group.ts";
import type { GroupWatch } from "./group.ts";
import { migrate } from "./schema.ts";
import type { Schema } from "./schema.ts";
import { SqlStore } from "./sql.ts";
import type { Change } from "./store.ts";

const UPDATE = `update matches set status = ?, first = ?, code = ?, state = ?, length = ?, updated_at = ?, due_at = ?,
  notify_at = ?, version = version + 1 where id = ? and version = ?`;
const INSERT = "insert into moves (match, ply, move, command) values (?, ?, ?, ?)";
/** A new owner starts with nothing seen, kept or hidden. */
const OWN = `insert into person_seats (match, seat, person) values (?, ?, ?)
  on conflict (match, seat) do update set person = excluded.person, seen = 0, is_kept = 0, is_hidden = 0`;
const NAME = "insert into names (name, person) values (?, ?) on conflict (name) do nothing";

export class SqliteStore extends SqlStore {
  readonly isPrivate = true;
  protected readonly group: GroupCommit<Change>;

  static async open(path: string, watch: GroupWatch): Promise<SqliteStore> {
    mkdirSync(dirname(path), { recursive: true });
    restrictFile(path);
    const database = new Database(path);
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = FULL");
    database.pragma("busy_timeout = 5000");
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
    try {
      await migrate(db);
    } catch (error) {
      await db.destroy();
      throw error;
    }
    return new SqliteStore(database, db, watch);
  }

  private constructor(database: Database.Database, db: Kysely<Schema>, watch: GroupWatch) {
    super(db);
    const update = database.prepare(UPDATE);
    const insert = database.prepare(INSERT);
    const own = database.prepare(OWN);
    const nameOwner = database.prepare(NAME);
    const write = database.transaction((changes: readonly Change[]): boolean[] =>
      changes.map((change) => {
        const { changes: taken } = update.run(
          change.status,
          change.first,
          change.code,
          JSON.stringify(change.state),
          change.length,
          change.updatedAt,
          change.dueAt,
          change.notifyAt,
          change.match,
          change.version,
        );
        if (taken === 0) return false;
        const from = change.length - change.moves.length;
        for (const [i, { move, command }] of change.moves.entries()) insert.run(change.match, from + i, move, command);
        for (const { seat, person } of change.owners) own.run(change.match, seat, person);
        for (const { name, person } of change.names) nameOwner.run(name, person);
        return true;
      }),
    );
    this.group = new GroupCommit<Change>((changes) => write(changes), { lanes: 1, most: 500, watch });
  }
}
