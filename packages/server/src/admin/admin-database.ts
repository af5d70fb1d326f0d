/** The store as `riad admin` sees it: the database of the nodes, opened by a separate process. */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import Database from "libsql";
import { readSettings } from "../settings.ts";
import { migrate } from "../store/schema.ts";
import type { Schema } from "../store/schema.ts";

export type Environment = Readonly<Record<string, string | undefined>>;
export type AdminDatabase = Kysely<Schema>;

/** The SQLite file that the environment names. */
export function databaseFile(env: Environment): string {
  return join(readSettings(env).data, "riad.db");
}

/** Rejects with one sentence. With `isReader`, nothing is changed: even an old schema is not migrated. */
export async function openDatabase(env: Environment, isReader = false): Promise<AdminDatabase> {
  const { databaseUrl } = readSettings(env);
  if (databaseUrl === undefined) return openFile(databaseFile(env), isReader);
  // Imported for a side effect: it configures how the driver parses numbers.
  await import("../store/postgres.ts");
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 3000 });
  pool.on("error", () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  if (!isReader) await migrate(db);
  return db;
}

export async function openFile(path: string, isReader = false): Promise<AdminDatabase> {
  if (!existsSync(path)) throw new Error(`There is no ${path}; set RIAD_DATA to the folder of the server's data.`);
  const database = new Database(path, { readonly: isReader });
  // Wait while the server is writing, rather than fail.
  database.pragma("busy_timeout = 5000");
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  if (!isReader) await migrate(db);
  return db;
}

/** Records who did what. `action` never contains a password, an invitation or a token. */
export async function audit(db: AdminDatabase, action: string): Promise<void> {
  const row = { id: randomBytes(6).toString("hex"), at: Date.now(), by: accountName(), action };
  await db.insertInto("audit").values(row).execute();
}

/** A container may run under a user id that has no name. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? "unknown");
  }
}

export async function listAudit(db: AdminDatabase): Promise<string[]> {
  const rows = await db.selectFrom("audit").selectAll().orderBy("at", "desc").limit(200).execute();
  if (rows.length === 0) return ["No actions have been recorded."];
  return rows.toReversed().map(({ at, by, action }) => `${new Date(at).toISOString()} ${by}: ${action}`);
}
