/**
 * One server per SQLite file: two would each keep a copy of the matches in memory and miss each other's moves. The lock
 * is held on an empty database beside the file: the system releases it when the process ends, however it ends, so it
 * can never be left behind. The database itself stays accessible to backups and `riad admin`.
 */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";
import { restrictFile } from "./file-mode.ts";

export interface FileLock {
  release(): void;
}

/** Throws a readable error if another server holds the lock. */
export function lockFile(path: string): FileLock {
  mkdirSync(dirname(path), { recursive: true });
  const lock = `${path}.lock`;
  restrictFile(lock);
  const database = new Database(lock);
  try {
    database.exec("begin exclusive");
  } catch (error) {
    database.close();
    if ((error as { code?: string }).code !== "SQLITE_BUSY") throw error;
    throw new Error("another server is using it; stop that one, or set RIAD_DATA to another folder", { cause: error });
  }
  return { release: () => database.close() };
}
