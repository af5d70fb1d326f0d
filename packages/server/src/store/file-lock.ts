/**
 * One server per SQLite file. Two would each keep its own copy of the matches and neither would hear of the other's moves.
 * The lock is that of an empty database beside the file: the system releases it when the process ends, however it ends, so
 * none is ever left over. The file itself stays open to others: backups, `riad admin`.
 */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";
import { restrictFile } from "./file-mode.ts";

export interface FileLock {
  release(): void;
}

/** Throws a readable error if another server has the lock. */
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
