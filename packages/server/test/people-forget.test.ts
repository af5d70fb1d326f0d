/** A person can export their data, keep matches for ever, and delete everything. */
import { join } from "node:path";
import { exportAnswer } from "@riad/protocol";
import Database from "libsql";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Host } from "../src/host.ts";
import { enter } from "../src/people/add-device.ts";
import { SqliteStore } from "../src/store/sqlite.ts";
import { House, until } from "./house.ts";
import { Someone, finish, namesIn } from "./someone.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Every row of every table, as text. */
function everyRow({ folder } = house): string[] {
  const database = new Database(join(folder, "riad.db"), { readonly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
  expect(tables.length).toBeGreaterThan(15);
  const rows = tables.flatMap(({ name }) =>
    database
      .prepare(`select * from "${name}"`)
      .all()
      .map((row) => `${name} ${JSON.stringify(row)}`),
  );
  database.close();
  return rows;
}

/** Rows that only a browser could add. */
function addRows(person: string): void {
  const database = new Database(join(house.folder, "riad.db"));
  database.prepare("insert into passkeys values ('key', ?, 'x', 0, 'Key ring', 0)").run(person);
  database.prepare("insert into challenges values ('hash', ?, 9e15)").run(person);
  database.prepare("insert into channels values ('c', ?, 'webhook', 'https://hook.example.org', '{}', 0)").run(person);
  database.close();
}

test("all data can be exported in one file", async () => {
  const salma = await Someone.called(house, "Salma");
  const idris = await Someone.called(house, "Idris");
  const match = await finish(salma, idris, ["Salma", "Idris"]);
  const hidden = await salma.open("Salma");
  await salma.ask("POST", `/api/me/matches/${hidden}`, { isHidden: true });
  expect((await salma.matches()).map((one) => one.match)).toEqual([match]);
  const told = await salma.ask("GET", "/api/me/export");
  expect(told.headers.get("content-disposition")).toBe('attachment; filename="riad-export.json"');
  const taken = exportAnswer.parse(told.body);
  expect(taken).toMatchObject({ name: "Salma", devices: ["Program"] });
  expect(taken.matches.map((one) => one.match).toSorted()).toEqual([match, hidden].toSorted());
  expect(taken.matches.find((one) => one.match === match)?.record).toMatch(/^riad record 1\n[^]*Salma/);
  const text = JSON.stringify(told.body);
  expect(text).not.toMatch(/person-|[0-9a-f]{64}"?,"seat/);
});

test("deleting a person leaves no rows, and no names or holders in records and seats", async () => {
  const name = "Xanthippe";
  const gone = await Someone.called(house, name);
  const idris = await Someone.called(house, "Idris");
  const over = await finish(gone, idris, [name, "Fatou"]);
  const waiting = await gone.open(name);
  const live = await gone.open(name);
  await idris.join(live, "Idris");
  // Commands record who sent them.
  await gone.ask("POST", `/api/matches/${live}/leave`, {});
  await gone.ask("POST", `/api/matches/${over}/rematch`, {});
  const computers = [{ kind: "me" }, { kind: "computer", level: "random" }];
  const created = await gone.ask("POST", "/api/matches", { game: "azul", seats: computers, name });
  const alone = String(created.body["match"]);
  await idris.ask("POST", "/api/me/blocks", { match: over, seat: 0 });
  await gone.ask("POST", "/api/me/blocks", { match: over, seat: 1 });
  await idris.ask("POST", `/api/matches/${over}/report`, { seat: 0, reason: "name" });
  await gone.ask("POST", "/api/me/recovery");
  const words = await gone.words();
  const { person } = await gone.me();
  addRows(person);
  const socket = house.guest(live, { headers: { cookie: gone.cookie ?? "" } });
  await until("sits", () => socket.seat === 0);
  const before = everyRow().filter((row) => row.includes(person) || row.includes(name));
  const tables = new Set(before.map((row) => row.split(" ")[0]));
  expect([...tables].toSorted()).toEqual(
    [
      "blocks",
      "challenges",
      "channels",
      "matches",
      "names",
      "passkeys",
      "people",
      "person_keys",
      "person_seats",
      "reports",
    ].toSorted(),
  );

  const told = await gone.ask("DELETE", "/api/me");
  expect(told.status).toBe(200);
  expect(told.set).toContain("Max-Age=0");
  expect(everyRow().filter((row) => row.includes(person) || row.includes(name))).toEqual([]);
  await until("the open socket has no seat", () => socket.seat === null);
  expect((await gone.ask("GET", "/api/me")).status).toBe(401);
  expect((await new Someone(house).enter(words)).status).toBe(401);
  expect(await namesIn(house, over)).toEqual(["Somebody", "Fatou"]);
  expect((await house.get(`/api/matches/${over}/record`)).text).not.toContain(name);
  const tableOf = async (match: string) => (await house.get(`/api/matches/${match}`)).body["table"];
  expect(await tableOf(live)).toMatchObject({ status: "live", seats: [{ name: "Somebody", away: true }, {}] });
  expect(await tableOf(waiting)).toMatchObject({ status: "over", end: { reason: "abandoned" } });
  expect(await tableOf(alone)).toMatchObject({ status: "over", end: { reason: "abandoned" } });
  // The others decide as they would about any player who has left.
  const other = house.guest(live, { headers: { cookie: idris.cookie ?? "" } });
  await until("the other is here", () => other.seat === 1);
  other.send({ type: "decide", match: live, id: "d", seat: 0, choice: "computer", level: "random" });
  await until("a computer stands in", () => other.table?.seats[0].level === "random");
  // The name is free again.
  const next = await Someone.called(house, name);
  expect(await namesIn(house, await next.open(name))).toContain(name);
});

test("the person is also removed from a match that this version cannot play", async () => {
  const gone = await Someone.called(house, "Xenia");
  const match = await gone.open("Xenia");
  const { person } = await gone.me();
  const database = new Database(join(house.folder, "riad.db"));
  // As if left by an older version: this one does not have these rules.
  const columns = "options, is_public, secret, created_at, status, first, state, version, length, updated_at";
  database
    .prepare(
      `insert into matches (id, game, rules, ${columns}) select 'old0000000ld', game, 99, ${columns} from matches where id = ?`,
    )
    .run(match);
  database.prepare("insert into person_seats (match, seat, person) values ('old0000000ld', 0, ?)").run(person);
  database.close();
  expect((await gone.ask("DELETE", "/api/me")).status).toBe(200);
  expect(everyRow().filter((row) => row.includes(person) || row.includes("Xenia"))).toEqual([]);
});

test("a match marked as kept outlives the server's retention", async () => {
  const DAY = 86_400_000;
  const folder = join(house.folder, "kept");
  const own = await House.open({ RIAD_DATA: folder, RIAD_PAGES: house.folder });
  const salma = await Someone.called(own, "Salma");
  const kept = await salma.open("Salma");
  const other = await salma.open("Salma");
  await salma.ask("POST", `/api/me/matches/${kept}`, { isKept: true });
  expect((await salma.matches()).find(({ match }) => match === kept)?.isKept).toBe(true);
  await own.server.close();
  const store = await SqliteStore.open(join(folder, "riad.db"), () => undefined);
  const purge = () => store.purge(Date.now() + 1000 * DAY, { open: 7, live: 60, over: 365 });
  expect(await purge()).toBe(1);
  expect(await store.load(other, 0)).toBeUndefined();
  expect((await store.load(kept, 0))?.row.id).toBe(kept);
  // No longer marked as kept.
  const [{ person }] = (await store.load(kept, 0))?.row.state.seats ?? [];
  await store.people.note(person ?? "", kept, { isKept: false });
  expect(await purge()).toBe(1);
  expect(await store.people.seatsOf(person ?? "")).toEqual([]);
  // A person without seats who does not return is removed.
  expect(await store.people.purge(Date.now(), Date.now() - DAY)).toBe(0);
  expect(await store.people.purge(Date.now(), Date.now() + DAY)).toBe(1);
  expect(await store.people.find(person ?? "")).toBeUndefined();
  expect(await store.people.keysOf(person ?? "")).toEqual([]);
  await store.close();
});

test("requests during a deletion leave no rows and take no seats along", async () => {
  const { host } = house.server as unknown as { host: Host };
  const gone = await Someone.called(house, "Xerxes");
  const { person } = await gone.me();
  const noor = await Someone.called(house, "Noor");
  const match = await noor.open("Noor");
  const { person: id } = await noor.me();
  const { key } = host.people.newDevice(person, "Late");
  await gone.ask("DELETE", "/api/me");
  // Like requests that had looked up the person just before.
  const { people, channels } = host.store;
  await people.addKey(key);
  await people.replaceKey({ ...key, hash: "words", kind: "code" });
  await people.addPasskey({ id: "late", person, publicKey: "x", counter: 0, label: "Late", createdAt: 0 });
  await people.addChallenge({ id: "late", person, until: 9e15 }, 0);
  await people.block(id, person);
  await people.block(person, id);
  const hook = { kind: "webhook", address: "https://hook.example.org", format: "json", origin: "" } as const;
  await channels.add({ id: "late", person, createdAt: 0, ...hook }, 10);
  const device = (await people.keysOf(id))[0].hash;
  await expect(enter(host, { person, label: "Late", before: { id, device } })).rejects.toThrow();
  expect(everyRow().filter((row) => row.includes(person))).toEqual([]);
  expect(await noor.matches()).toMatchObject([{ match }]);
});

test.each(["create", "join", "claim", "rematch"])("a person who is deleted during %s has no seat", async (what) => {
  const own = await House.open();
  try {
    const { host } = own.server as unknown as { host: Host };
    const gone = await Someone.called(own, "Xylia");
    const idris = await Someone.called(own, "Idris");
    const { person } = await gone.me();
    const seats = await own.seat("azul");
    const over = await finish(gone, idris, ["Xylia", "Idris"]);
    await idris.ask("POST", `/api/matches/${over}/rematch`, {});
    const open = await idris.open("Idris");
    // At the last moment: after all checks, before anything is written.
    const create = host.store.create.bind(host.store);
    const commit = host.store.commit.bind(host.store);
    let isDeleted = false;
    const first = async (row: { state: { seats: { person: string | null }[] } }) => {
      if (isDeleted || !row.state.seats.some((seat) => seat.person === person)) return;
      isDeleted = true;
      await host.store.people.remove(person, []);
    };
    host.store.create = async (row) => (await first(row), create(row));
    if (what !== "rematch") host.store.commit = async (change) => (await first(change), commit(change));
    const claim = { seats: [{ match: seats.match, token: seats.tokens[0] }] };
    if (what === "create") await gone.open("Xylia");
    if (what === "join") await gone.join(open, "Xylia");
    if (what === "claim") await gone.ask("POST", "/api/me/seats", claim);
    if (what === "rematch") await gone.ask("POST", `/api/matches/${over}/rematch`, {});
    expect(isDeleted).toBe(true);
    expect(everyRow(own).filter((row) => row.includes(person))).toEqual([]);
  } finally {
    await own.close();
  }
});
