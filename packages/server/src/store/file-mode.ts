import { chmodSync, closeSync, existsSync, openSync } from "node:fs";

/**
 * Matches contain secrets and token hashes: only the server's own user may read them. SQLite gives its side files the
 * same mode.
 */
export function restrictFile(path: string): void {
  closeSync(openSync(path, "a", 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600);
}
