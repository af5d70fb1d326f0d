import { rmSync } from "node:fs";
import { join } from "node:path";
import { gameOf } from "@riad/games";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { build, newFolder, startPostgres } from "./trial/services.ts";
import { PostgresStore } from "../src/store/postgres.ts";
import type { Schema } from "../src/store/schema.ts";
import { SqliteStore } from "../src/store/sqlite.ts";
import { ThreadedStore } from "../src/store/threaded.ts";
import type { Change, MatchRow, Store } from "../src/store/store.ts";
import { createMatch } from "../src/table/creating.ts";
import { Refused } from "../src/table/draft.ts";

const DAY = 86_400_000;
const KEEP = { open: 7, live: 60, over: 365 };

function newRow(isPublic = true): MatchRow {
  const game = gameOf("azul");
  if (game === undefined) throw new Error("no azul");
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const created = createMatch(game, { game: "azul", seats, public: isPublic }, [], Date.now());
  if (created instanceof Refused) throw new Error(created.says.message);
  return created.row;
}

function step(row: MatchRow, version: number, moves: string[] = [], extra: Partial<Change> = {}): Change {
  return {
    match: row.id,
    version,
    status: "live",
    first: 0,
    code: null,
    state: row.state,
    length: moves.length,
    updatedAt: Date.now(),
    dueAt: null,
    notifyAt: null,
    owners: [],
    names: [],
    moves: moves.map((move) => ({ move, command: `c-${move}` })),
    ...extra,
  };
}

const opened: (() => Promise<unknown>)[] = [];

const KINDS: [string, () => Promise<Store>][] = [
  [
    "SQLite in a thread of its own",
    async () => {
      build();
      const folder = newFolder();
      opened.push(() => Promise.resolve(rmSync(folder, { recursive: true })));
      return ThreadedStore.open(join(folder, "riad.db"), () => undefined);
    },
  ],
  [
    "SQLite",
    async () => {
      const folder = newFolder();
      opened.push(() => Promise.resolve(rmSync(folder, { recursive: true })));
      return SqliteStore.open(join(folder, "riad.db"), () => undefined);
    },
  ],
  [
    "PostgreSQL",
    async () => {
      const postgres = await startPostgres();
      opened.push(() => postgres.stop());
      return PostgresStore.open(
        postgres.url,
        () => undefined,
        () => undefined,
      );
    },
  ],
];

describe.each(KINDS)("%s", (_name, open) => {
  let store: Store;

  beforeAll(async () => {
    store = await open();
  });

  afterAll(async () => {
    await store.close();
    await opened.pop()?.();
  });

  test("a match is loaded as it was stored, with its moves from any ply", async () => {
    const row = newRow();
    await store.create(row);
    expect(await store.load(row.id, 0)).toEqual({ row, moves: [] });
    expect(await store.commit(step(row, 0, ["a", "b", "c"]))).toBe(true);
    const stored = await store.load(row.id, 1);
    expect(stored?.row).toMatchObject({ version: 1, length: 3, status: "live", first: 0, code: null });
    expect(stored?.moves).toEqual([
      { move: "b", command: "c-b" },
      { move: "c", command: "c-c" },
    ]);
    expect(await store.load("111111111111", 0)).toBeUndefined();
  });

  test("only one of many changes planned on the same version is accepted, even within one batch", async () => {
    const rows = Array.from({ length: 20 }, () => newRow());
    await Promise.all(rows.map((row) => store.create(row)));
    const taken = await Promise.all(
      rows.flatMap((row) => ["x", "y"].map((move) => store.commit(step(row, 0, [move])))),
    );
    expect(taken.filter(Boolean)).toHaveLength(20);
    for (const row of rows) {
      const stored = await store.load(row.id, 0);
      expect(stored?.row.version).toBe(1);
      expect(stored?.moves).toHaveLength(1);
    }
  });

  test("codes and the lobby find only open tables", async () => {
    const [open_, hidden, begun] = [newRow(), newRow(false), newRow()];
    for (const row of [open_, hidden, begun]) await store.create(row);
    await store.commit(step(begun, 0));
    expect(await store.findCode(open_.code ?? "")).toEqual({ match: open_.id, game: "azul" });
    expect(await store.findCode(begun.code ?? "")).toBeUndefined();
    const shown = async (status: "open" | "live"): Promise<string[]> =>
      (await store.lobby([begun.id, hidden.id, open_.id], status, 100)).map(({ id }) => id);
    expect(await shown("open")).toEqual([open_.id]);
    expect(await shown("live")).toEqual([begun.id]);
  });

  test("a due match is claimed by only one caller", async () => {
    const row = newRow();
    await store.create(row);
    await store.commit(step(row, 0, [], { dueAt: 1000 }));
    const due = (await store.due(2000, 100)).find(({ match }) => match === row.id);
    if (due === undefined) throw new Error("nothing is due");
    const claims = await Promise.all([5000, 6000, 7000].map((until) => store.claim(due, until)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect((await store.due(2000, 100)).some(({ match }) => match === row.id)).toBe(false);
  });

  test("a period without a heartbeat is recorded as an outage", async () => {
    const now = Date.now();
    await store.beat(now, 3000);
    await store.beat(now + 1000, 3000);
    expect(await store.outages(0)).toEqual([]);
    await store.beat(now + 61_000, 3000);
    expect(await store.outages(0)).toEqual([{ from: now + 1000, to: now + 61_000 }]);
    expect(await store.outages(now + 61_000)).toEqual([]);
  });

  test("retention removes unchanged matches and their moves, by status", async () => {
    const now = Date.now();
    const old = newRow();
    const fresh = newRow();
    for (const row of [old, fresh]) {
      await store.create(row);
      await store.commit(
        step(row, 0, ["a"], { status: "over", updatedAt: row === old ? now - 366 * DAY : now - 364 * DAY }),
      );
    }
    const open_ = newRow();
    await store.create({ ...open_, updatedAt: now - 8 * DAY });
    expect(await store.purge(now, KEEP)).toBe(2);
    expect(await store.purge(now, KEEP)).toBe(0);
    expect(await store.load(old.id, 0)).toBeUndefined();
    expect((await store.load(fresh.id, 0))?.moves).toHaveLength(1);
    expect((await store.versions([old.id, fresh.id])).get(fresh.id)).toBe(1);
  });
});

test("losing the database while a connection is checked out does not crash the process", async () => {
  const postgres = await startPostgres();
  const store = await PostgresStore.open(
    postgres.url,
    () => undefined,
    () => undefined,
  );
  const { db } = store as unknown as { db: Kysely<Schema> };
  // Checked out and idle: only the connection itself is notified that it has ended.
  await db.connection().execute(() => postgres.restart());
  expect(await store.count()).toEqual({ open: 0, live: 0, over: 0 });
  await store.close();
  await postgres.stop();
});

test("an old node that restarts with a newer schema says what to do", async () => {
  const postgres = await startPostgres();
  const open = () =>
    PostgresStore.open(
      postgres.url,
      () => undefined,
      () => undefined,
    );
  const store = await open();
  const { db } = store as unknown as { db: Kysely<Schema> };
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01T00:00:00.000Z')`.execute(
    db,
  );
  // Running nodes continue; one that starts refuses rather than misread what newer ones write.
  expect(await store.count()).toEqual({ open: 0, live: 0, over: 0 });
  await expect(open()).rejects.toThrow("it was upgraded by a newer version of Riad");
  await store.close();
  await postgres.stop();
});
