/** Limits on what one address may have at the same time. */
import { expect, test } from "vitest";
import { Owners } from "../src/owners.ts";
import { MOST_COMPUTER_MATCHES, MOST_PUBLIC_TABLES, Quota } from "../src/quota.ts";
import type { Table } from "../src/table/table.ts";
import { House, until } from "./house.ts";

const AGAINST_COMPUTER = {
  game: "azul",
  seats: [{ kind: "me" as const }, { kind: "computer" as const, level: "easy" }],
};

function fakeTable(status: "open" | "live" | "over", updatedAt: number): Table {
  const seats = [{ kind: "human" }, { kind: "computer" }];
  return { row: { status, updatedAt, public: false }, state: { seats } } as unknown as Table;
}

test("live matches with computers are capped per address; finished and inactive ones do not count", () => {
  const owners = new Owners();
  const tables = new Map<string, Table>();
  const now = 10_000_000;
  const quota = new Quota(true, owners, {
    now: () => now,
    tableOf: (match) => tables.get(match),
    isAttended: () => true,
  });
  const add = (match: string, table: Table): void => {
    owners.note(match, "a");
    tables.set(match, table);
  };
  for (let i = 1; i < MOST_COMPUTER_MATCHES; i++) add(`live ${i}`, fakeTable("live", now));
  add("over", fakeTable("over", now));
  add("old", fakeTable("live", now - 3_600_000));
  expect(quota.refuse("a", AGAINST_COMPUTER)).toBeUndefined();
  add("last", fakeTable("live", now));
  expect(quota.refuse("a", AGAINST_COMPUTER)).toMatchObject({ code: "rate", says: { key: "server.computerLimit" } });
  expect(quota.refuse("b", AGAINST_COMPUTER)).toBeUndefined();
  expect(quota.refuse("a", { game: "azul", seats: [{ kind: "me" }, { kind: "open" }] })).toBeUndefined();
});

test("public tables in the lobby are capped per address", async () => {
  const house = await House.open({ RATE_LIMITS: "on" });
  const wish = { game: "azul", seats: [{ kind: "me" }, { kind: "open" }], public: true };
  for (let i = 0; i < MOST_PUBLIC_TABLES; i++) expect((await house.post("/api/matches", wish)).status).toBe(201);
  const { status, body } = await house.post("/api/matches", wish);
  expect([status, body["key"]]).toEqual([429, "server.publicLimit"]);
  expect((await house.post("/api/matches", { ...wish, public: false })).status).toBe(201);
  await house.close();
});

test("the lobby lists tables with somebody connected, oldest first", async () => {
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead, advanceTo: () => undefined, adopt: () => undefined };
  const house = await House.open({}, undefined, clock);
  const create = async (): Promise<{ match: string; token: string }> => {
    const wish = { game: "azul", seats: [{ kind: "me" }, { kind: "open" }], public: true };
    return (await house.post("/api/matches", wish)).body as { match: string; token: string };
  };
  const list = async (): Promise<string[]> => {
    const { text } = await house.get("/api/lobby");
    return (JSON.parse(text) as { match: string }[]).map(({ match }) => match);
  };
  const [first, second, third] = [await create(), await create(), await create()];
  await until("all are listed", async () => (await list()).length === 3);
  expect(await list()).toEqual([first.match, second.match, third.match]);
  const stays = house.guest(second.match, { token: second.token });
  await until("sits", () => stays.seat === 0);
  // For more than a minute nobody has been connected to the others.
  ahead += 61_000;
  await until("only one is left", async () => (await list()).length === 1);
  expect(await list()).toEqual([second.match]);
  stays.close();
  await until("none is left", async () => (await list()).length === 0);
  const returns = house.guest(first.match, { token: first.token });
  await until("the first is back", async () => (await list()).includes(first.match));
  returns.close();
  await house.close();
});

test("the lobby lists public matches in progress, but never private ones", async () => {
  const house = await House.open();
  const running = async (): Promise<string[]> => {
    const { text } = await house.get("/api/lobby/running");
    return (JSON.parse(text) as { match: string }[]).map(({ match }) => match);
  };
  const open = await house.seat("azul", 2, { public: true });
  const hidden = await house.seat("azul", 2, { public: false });
  await until("it is listed", async () => (await running()).length > 0);
  expect(await running()).toEqual([open.match]);
  expect((await house.get("/api/lobby")).text).toBe("[]");
  expect((await house.get("/api/lobby/running")).text).not.toContain(open.tokens[0]);
  for (const { match, tokens } of [open, hidden]) await house.post(`/api/matches/${match}/resign`, {}, tokens[0]);
  await until("it is over", async () => (await running()).length === 0);
  await house.close();
});

test("a table created for others stays open when its last player leaves, and is listed while its creator watches", async () => {
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead, advanceTo: () => undefined, adopt: () => undefined };
  const house = await House.open({}, undefined, clock);
  const wish = { game: "azul", seats: [{ kind: "open" }, { kind: "open" }], public: true };
  const { body } = await house.post("/api/matches", wish);
  const match = String(body["match"]);
  expect(body["seat"]).toBeNull();
  const { token } = (await house.post(`/api/matches/${match}/join`, { name: "Pupil" })).body;
  await house.post(`/api/matches/${match}/leave`, {}, String(token));
  expect((await house.get(`/api/matches/${match}`)).body).toMatchObject({ table: { status: "open" } });
  const isListed = async (): Promise<boolean> => (await house.get("/api/lobby")).text.includes(match);
  const teacher = house.guest(match);
  await until("watches", () => teacher.table !== undefined);
  ahead += 61_000;
  expect(await isListed()).toBe(true);
  teacher.close();
  await until("it is no longer listed", async () => !(await isListed()));
  await house.close();
});
