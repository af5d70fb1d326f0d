/** SQLite's error messages, and the protection of its file. */
import { spawn } from "node:child_process";
import { chmodSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { afterEach, expect, test } from "vitest";
import { openServer } from "../src/server.ts";
import { readSettings } from "../src/settings.ts";
import { SqliteStore } from "../src/store/sqlite.ts";
import { ThreadedStore } from "../src/store/threaded.ts";
import { House } from "./house.ts";
import { startChild } from "./trial/child.ts";
import { build, freePort, newFolder } from "./trial/services.ts";

const folders: string[] = [];

afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

function folder(): string {
  const made = newFolder();
  folders.push(made);
  return made;
}

const ignore = (): void => undefined;

test("errors from the thread keep their message and code", async () => {
  build();
  const data = folder();
  const store = await ThreadedStore.open(join(data, "riad.db"), ignore);
  const database = new Database(join(data, "riad.db"));
  database.exec("drop table outages");
  await expect(store.outages(0)).rejects.toMatchObject({ code: "SQLITE_ERROR", message: /no such table: outages/ });
  database.close();
  await store.close();
  writeFileSync(join(data, "broken.db"), "this is not a database, whatever its name says ".repeat(50));
  await expect(ThreadedStore.open(join(data, "broken.db"), ignore)).rejects.toThrow(/not a database/);
});

test.each(["on", "off"])("a second server on the same file refuses in one sentence (thread %s)", async (thread) => {
  build();
  const house = await House.open({ SQLITE_THREAD: thread });
  const second = { PORT: "0", HOST: "127.0.0.1", RIAD_PAGES: house.folder, RIAD_DATA: house.folder };
  const open = () => openServer(readSettings({ ...second, LOG_LEVEL: "silent", SQLITE_THREAD: thread }));
  await expect(open()).rejects.toThrow(
    `The data folder ${house.folder} cannot be used: another server is using it; stop that one, or set RIAD_DATA to another folder.`,
  );
  // A process that only reads, such as a backup, is allowed.
  const reader = new Database(join(house.folder, "riad.db"), { readonly: true });
  expect(reader.prepare("select count(*) as n from matches").get()).toMatchObject({ n: 0 });
  reader.close();
  await house.server.close();
  const third = await open();
  await third.close();
  folders.push(house.folder);
});

test.runIf(process.platform !== "win32")("only the server's own user can read its files, old ones too", async () => {
  const data = folder();
  const path = join(data, "riad.db");
  writeFileSync(path, "");
  chmodSync(path, 0o644);
  const store = await SqliteStore.open(path, ignore);
  await store.beat(Date.now(), 3000);
  for (const file of [path, `${path}-wal`, `${path}-shm`]) expect(statSync(file).mode & 0o777, file).toBe(0o600);
  await store.close();
});

test("a file from a newer Riad is reported as such", async () => {
  const data = folder();
  const path = join(data, "riad.db");
  await (await SqliteStore.open(path, ignore)).close();
  const database = new Database(path);
  database.exec("insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01T00:00:00.000Z')");
  database.close();
  await expect(House.open({}, data)).rejects.toThrow(
    'it was upgraded by a newer version of Riad (to "999-later"); start that version here, or restore a backup from before the upgrade.',
  );
});

test.runIf(process.platform === "linux")("/healthz is 503 when nothing more can be written", async () => {
  build();
  const data = folder();
  const port = await freePort();
  const main = join(import.meta.dirname, "../dist/main.js");
  // Limits every file of this process to 800 kB, to simulate a full disk.
  const child = spawn("bash", ["-c", `ulimit -f 800; exec "$0" "$1"`, process.execPath, main], {
    env: {
      ...process.env,
      RIAD_DATA: data,
      RIAD_PAGES: data,
      PORT: String(port),
      HOST: "127.0.0.1",
      LOG_LEVEL: "silent",
    },
  });
  await startChild(child, { name: "the node", ready: "Riad is open", patience: 60_000 });
  const statuses: number[] = [];
  for (let i = 0; i < 400 && statuses.at(-1) !== 503; i++) {
    statuses.push((await fetch(`http://127.0.0.1:${port}/healthz`)).status);
  }
  child.kill("SIGKILL");
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(503);
});
