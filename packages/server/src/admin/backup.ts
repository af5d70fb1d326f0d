/** Copies the SQLite file while the server runs, and restores a copy. */
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import Database from "libsql";
import { readSettings } from "../settings.ts";
import { lockFile } from "../store/file-lock.ts";
import type { FileLock } from "../store/file-lock.ts";
import { isNewer } from "../store/schema.ts";
import { databaseFile, openFile } from "./admin-database.ts";
import type { Environment } from "./admin-database.ts";

const BACKUP_NAME = /^riad-\d{8}T\d{6}Z\.db$/;

/** `to` is a new file, or a folder in which a dated file is created and only the latest `keep` files remain. */
export async function backup(env: Environment, to: string, keep?: number): Promise<string[]> {
  refusePostgres(env, 'pg_dump --format=custom --file=riad.dump "$DATABASE_URL"');
  const from = databaseFile(env);
  const isFolder = existsSync(to) && statSync(to).isDirectory();
  if (keep !== undefined && !isFolder) throw new Error(`--keep needs a folder, and ${to} is not one.`);
  const path = isFolder ? join(to, `riad-${stampOf(new Date())}.db`) : to;
  if (existsSync(path)) throw new Error(`${path} exists already; a backup never overwrites anything.`);
  const db = await openFile(from, true);
  const draft = `${path}.part`;
  rmSync(draft, { force: true });
  try {
    // Unlike a copy of the file, this is a consistent snapshot even while the server is writing.
    await sql`vacuum into ${sql.lit(draft)}`.execute(db);
  } finally {
    await db.destroy();
  }
  // It contains the secrets of running matches.
  chmodSync(draft, 0o600);
  sync(draft);
  const matches = await checkFile(draft);
  renameSync(draft, path);
  const removed = keep === undefined ? [] : removeOld(to, keep);
  return [
    `Wrote ${path}: ${matches} matches, checked.`,
    ...removed.map((name) => `Removed ${join(to, name)}, which is older.`),
  ];
}

/** Restores a copy and keeps the previous database beside it. */
export async function restore(env: Environment, from: string): Promise<string[]> {
  refusePostgres(env, 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" riad.dump');
  if (!existsSync(from)) throw new Error(`There is no ${from}.`);
  const matches = await checkFile(from);
  const to = databaseFile(env);
  const lines: string[] = [];
  const lock = lockOf(to);
  try {
    putBack(from, to, lines);
  } finally {
    lock.release();
  }
  return [...lines, `Restored ${to}: ${matches} matches. Start the server now.`];
}

function putBack(from: string, to: string, lines: string[]): void {
  if (existsSync(to)) {
    const old = `${to}.before-${stampOf(new Date())}`;
    // The newest moves may still be in the write-ahead log, so all three files are moved together.
    for (const suffix of ["", "-wal", "-shm"]) if (existsSync(to + suffix)) renameSync(to + suffix, old + suffix);
    lines.push(`Kept the previous file as ${old}.`);
  }
  const draft = `${to}.part`;
  copyFileSync(from, draft);
  chmodSync(draft, 0o600);
  sync(draft);
  renameSync(draft, to);
}

function refusePostgres(env: Environment, instead: string): void {
  if (readSettings(env).databaseUrl === undefined) return;
  throw new Error(`PostgreSQL has its own tools for this: ${instead}`);
}

/** While this lock is held, no server is running on the file and none can start. */
function lockOf(path: string): FileLock {
  try {
    return lockFile(path);
  } catch (error) {
    throw new Error(`${path} cannot be replaced: ${(error as Error).message}.`, { cause: error });
  }
}

/** The number of matches in an intact file of this or an earlier version; throws one sentence otherwise. */
async function checkFile(path: string): Promise<number> {
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { readonly: true });
    const [verdict] = database.prepare("pragma integrity_check").all() as { integrity_check: string }[];
    if (verdict?.integrity_check !== "ok") throw new Error(verdict?.integrity_check ?? "no answer");
    database.prepare("select count(*) from moves").get();
  } catch (error) {
    throw new Error(`${path} is not an intact Riad database: ${(error as Error).message}.`, { cause: error });
  } finally {
    database?.close();
  }
  const db = await openFile(path, true);
  try {
    if (await isNewer(db)) throw new Error(`${path} was written by a newer version of Riad.`);
    const { count } = await db
      .selectFrom("matches")
      .select(sql<number>`count(*)`.as("count"))
      .executeTakeFirstOrThrow();
    return count;
  } finally {
    await db.destroy();
  }
}

function removeOld(folder: string, keep: number): string[] {
  const names = readdirSync(folder).filter((name) => BACKUP_NAME.test(name));
  const old = names.toSorted().slice(0, Math.max(0, names.length - keep));
  for (const name of old) rmSync(join(folder, name));
  return old;
}

/** 20261117T004500Z */
function stampOf(date: Date): string {
  return `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

function sync(path: string): void {
  const file = openSync(path, "r+");
  fsyncSync(file);
  closeSync(file);
}
