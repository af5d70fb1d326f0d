/** The operator's commands, as built, on a SQLite file written by a real server. */
import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "libsql";
import { beforeAll, expect, test } from "vitest";
import { newFolder, riad } from "./program.ts";

const SERVER = fileURLToPath(new URL("../../server/dist/main.js", import.meta.url));

let data: string;
let match: string;

/** A folder with one finished match, one in progress and one waiting for players. */
beforeAll(async () => {
  data = newFolder();
  await withServer(data, async (base) => {
    const post = async (path: string, body: object, token?: string): Promise<Record<string, unknown>> => {
      const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
      const answer = await fetch(base + path, { method: "POST", headers, body: JSON.stringify(body) });
      return (await answer.json()) as Record<string, unknown>;
    };
    const seats = [{ kind: "me" }, { kind: "open" }];
    for (const game of ["marrakech", "azul", "azul"]) {
      const { match: created, token } = await post("/api/matches", { game, seats, name: "Salma" });
      match = String(created);
      if (game === "marrakech") {
        await post(`/api/matches/${match}/join`, { name: "Idris" });
        await post(`/api/matches/${match}/resign`, {}, String(token));
      }
    }
    await post(`/api/matches/${match}/join`, { name: "Noor" });
  });
});

test("backup works while a server runs; restore refuses until it has stopped, and keeps the old file", async () => {
  const folder = newFolder();
  const file = join(folder, "copy.db");
  await withServer(data, async () => {
    const env = { RIAD_DATA: data };
    expect((await riad(["backup", file], { env })).out).toBe(`Wrote ${file}: 3 matches, checked.\n`);
    const refused = await riad(["restore", file], { env });
    expect(refused.code).toBe(1);
    expect(refused.err).toContain("another server is using it");
  });
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await riad(["backup", file], { env: { RIAD_DATA: data } })).err).toContain("exists already");

  const fresh = newFolder();
  const env = { RIAD_DATA: fresh };
  expect((await riad(["restore", file], { env })).out).toContain("3 matches. Start the server now.");
  const again = await riad(["restore", file], { env });
  expect(again.out).toContain("Kept the previous file as");
  expect(readdirSync(fresh).filter((name) => name.includes(".before-"))).toHaveLength(1);
  await withServer(fresh, async (base) => {
    expect((await fetch(`${base}/api/matches/${match}`)).status).toBe(200);
  });
});

test("backup into a folder keeps the latest", async () => {
  const folder = newFolder();
  for (const day of ["01", "02", "03"]) writeFileSync(join(folder, `riad-202601${day}T000000Z.db`), "");
  writeFileSync(join(folder, "other.db"), "");
  const { code } = await riad(["backup", folder, "--keep", "2"], { env: { RIAD_DATA: data } });
  expect(code).toBe(0);
  const names = readdirSync(folder).toSorted();
  expect(names.slice(0, 2)).toEqual(["other.db", "riad-20260103T000000Z.db"]);
  expect(names).toHaveLength(3);
});

test("restore refuses a file that is not an intact database", async () => {
  const folder = newFolder();
  const file = join(folder, "broken.db");
  writeFileSync(file, "This is not a database.");
  const { code, err } = await riad(["restore", file], { env: { RIAD_DATA: folder } });
  expect(code).toBe(1);
  expect(err).toContain("is not an intact Riad database");
  expect(existsSync(join(folder, "riad.db"))).toBe(false);
});

test("doctor approves a healthy store, and says what is wrong with a damaged one", async () => {
  const healthy = await riad(["doctor"], { env: { RIAD_DATA: data } });
  expect(healthy.out).toContain("1 open, 1 live and 1 finished matches: all are correct");
  expect(healthy.code).toBe(0);

  const folder = newFolder();
  const env = { RIAD_DATA: folder };
  await riad(["restore", await copyOf(data)], { env });
  const database = new Database(join(folder, "riad.db"));
  database.prepare("update moves set move = '0aaaa' where match = ? and ply = 0").run(match);
  database.prepare("update matches set rules = 99 where game = 'marrakech'").run();
  database.close();
  const ill = await riad(["doctor"], { env });
  expect(ill.code).toBe(1);
  expect(ill.out).toContain(`match ${match} (azul, live): `);
  expect(ill.out).toContain("1 × marrakech under rules 99, over: this version does not have these rules");
  expect(ill.out).toContain("2 problems.");
});

test("admin works on the store without a server, and leaves an audit line without secrets", async () => {
  const env = { RIAD_DATA: data };
  expect((await riad(["admin", "tables", "noor"], { env })).out).toContain(match);
  expect((await riad(["admin", "rename", match, "2", "Guest"], { env })).code).toBe(0);
  expect((await riad(["admin", "password"], { env, input: "short\n" })).err).toContain("at least 8 characters");
  expect((await riad(["admin", "password"], { env, input: "open sesame\n" })).code).toBe(0);
  expect((await riad(["admin", "rules"], { env })).out).toContain("a password is set");
  expect((await riad(["admin", "open"], { env })).code).toBe(0);
  // The server that filled the store may have stopped only a moment ago, and still count as running.
  const addresses = await riad(["admin", "addresses"], { env });
  expect(addresses.err + addresses.out).toMatch(/No server is running|No addresses/);
  const log = (await riad(["admin", "audit"], { env })).out;
  expect(log).toContain(`renamed seat 2 of match ${match}`);
  expect(log).not.toContain("sesame");
  expect((await riad(["admin", "block", "planet", "x"], { env })).code).toBe(2);
  expect((await riad(["admin", "tables"], { env: { RIAD_DATA: newFolder() } })).err).toContain("set RIAD_DATA");
});

test("a running server applies the operator's decisions", async () => {
  const env = { RIAD_DATA: data };
  await withServer(data, async (base) => {
    const statusOf = async (name: string): Promise<number> => {
      const body = JSON.stringify({ game: "azul", seats: [{ kind: "me" }, { kind: "open" }], name });
      const headers = { "content-type": "application/json" };
      return (await fetch(`${base}/api/matches`, { method: "POST", headers, body })).status;
    };
    expect(await statusOf("Rude Name")).toBe(201);
    expect((await riad(["admin", "block", "name", "Rude Name", "--for", "1h"], { env })).code).toBe(0);
    await expect.poll(() => statusOf("rude name")).toBe(403);
    expect((await riad(["admin", "tables", "rude"], { env })).out).toContain("Rude Name");
    expect((await riad(["admin", "unblock", "name", "Rude Name"], { env })).code).toBe(0);
    await expect.poll(() => statusOf("rude name")).toBe(201);
  });
});

test("backup and restore refer to PostgreSQL's own tools", async () => {
  const env = { DATABASE_URL: "postgres://riad@127.0.0.1:1/riad" };
  expect((await riad(["backup", "x"], { env })).err).toContain("pg_dump");
  expect((await riad(["restore", "x"], { env })).err).toContain("pg_restore");
});

async function copyOf(folder: string): Promise<string> {
  const file = join(newFolder(), "copy.db");
  await riad(["backup", file], { env: { RIAD_DATA: folder } });
  return file;
}

async function withServer(folder: string, use: (base: string) => Promise<void>): Promise<void> {
  const pages = newFolder();
  writeFileSync(join(pages, "index.html"), "<!doctype html><title>Riad</title>");
  const child = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      RIAD_DATA: folder,
      RIAD_PAGES: pages,
      LOG_LEVEL: "fatal",
      // The test repeats requests until a decision is applied, which would exceed the limits.
      RATE_LIMITS: "off",
    },
  });
  const ended = new Promise((resolve) => child.on("exit", resolve));
  try {
    const base = await new Promise<string>((resolve, reject) => {
      let out = "";
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        out += text;
        const port = /localhost:(\d+)/.exec(out)?.[1];
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
      });
      child.stderr.setEncoding("utf8").on("data", (text: string) => reject(new Error(text)));
    });
    await use(base);
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}
