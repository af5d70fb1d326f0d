/** People on several nodes with PostgreSQL: what one node decides, the others follow. */
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { People } from "../src/people/people.ts";
import { DeviceConnections } from "../src/people/device-connections.ts";
import { House, until } from "./house.ts";
import { Someone, finish, namesIn } from "./someone.ts";
import { startPostgres } from "./trial/services.ts";
import type { Service } from "./trial/services.ts";

let postgres: Service;
let houses: House[];

beforeAll(async () => {
  postgres = await startPostgres();
  houses = await Promise.all([0, 1].map(() => House.open({ DATABASE_URL: postgres.url })));
});

afterAll(async () => {
  for (const house of houses ?? []) await house.close();
  await postgres?.stop();
});

/** The same browser on another node. */
function at(house: House, someone: Someone): Someone {
  const same = new Someone(house);
  same.cookie = someone.cookie;
  return same;
}

async function twoDevices(): Promise<{ laptop: Someone; phone: Someone; phoneId: string }> {
  const laptop = await Someone.called(houses[0], "Salma");
  const phone = new Someone(houses[1]);
  await phone.enter(await laptop.words());
  const phoneId = (await laptop.me()).devices.find(({ isThis }) => !isThis)?.id ?? "";
  return { laptop, phone, phoneId };
}

test("a removed device is rejected on every node, and its sockets there are closed", async () => {
  const { laptop, phone, phoneId } = await twoDevices();
  const match = await laptop.open("Salma");
  const socket = houses[1].guest(match, { headers: { cookie: phone.cookie ?? "" } });
  await until("sits", () => socket.seat === 0);
  await laptop.ask("DELETE", `/api/me/devices/${phoneId}`);
  await until("only watches", () => socket.seat === null, 4000);
  expect((await phone.ask("GET", "/api/me")).status).toBe(401);
});

test("a node without the bus still rejects a removed device after two seconds", async () => {
  const { laptop, phone, phoneId } = await twoDevices();
  const match = await laptop.open("Salma");
  await new Someone(houses[0]).join(match, "Idris");
  const socket = houses[1].guest(match, { headers: { cookie: phone.cookie ?? "" } });
  await until("sits", () => socket.seat === 0);
  const deaf = [
    vi.spyOn(DeviceConnections.prototype, "close").mockReturnValue(),
    vi.spyOn(DeviceConnections.prototype, "sweep").mockResolvedValue(),
  ];
  await laptop.ask("DELETE", `/api/me/devices/${phoneId}`);
  await new Promise((resolve) => setTimeout(resolve, 2100));
  expect(socket.seat).toBe(0);
  socket.send({ type: "resign", match, id: "r" });
  await until("refused", () => socket.refusals.length > 0);
  expect(socket.refusals[0]).toContain("unauthorised");
  for (const spy of deaf) spy.mockRestore();
  expect((await houses[0].get(`/api/matches/${match}`)).body["table"]).toMatchObject({ status: "live" });
});

test("only one of two devices that send the same words to two nodes gets in", async () => {
  const salma = await Someone.called(houses[0], "Salma");
  for (let i = 0; i < 3; i++) {
    const words = await salma.words();
    const both = await Promise.all(houses.map((house) => new Someone(house).enter(words)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  }
});

test("names, blocks, entering and deleting work the same on every node", async () => {
  const salma = await Someone.called(houses[0], "Zahra");
  const idris = await Someone.called(houses[1], "Idris");
  const match = await finish(salma, idris, ["Zahra", "Idris"]);
  expect(await namesIn(houses[1], await new Someone(houses[1]).open("Zahra"))).toContain("Zahra 2");
  await salma.ask("POST", "/api/me/blocks", { match, seat: 1 });
  const own = await salma.open("Zahra");
  expect((await idris.join(own, "Idris")).status).toBe(403);
  const { people } = (await at(houses[1], salma).ask("GET", "/api/me/people")).body as { people: object[] };
  expect(people).toMatchObject([{ name: "Idris", won: 1, isBlocked: true }]);
  // Idris becomes Noor, with the match.
  const noor = await Someone.called(houses[0], "Noor");
  await idris.enter(await noor.words());
  expect((await noor.matches()).map((one) => one.match)).toEqual([match]);
  expect((await salma.me()).blocked).toMatchObject([{ name: "Noor" }]);
  expect((await at(houses[1], salma).ask("DELETE", "/api/me")).status).toBe(200);
  await until("everywhere", async () => (await namesIn(houses[0], match))[0] === "Somebody", 4000);
  expect((await salma.ask("GET", "/api/me")).status).toBe(401);
});

test("a node that has missed a person's deletion seats them without a person", async () => {
  const salma = await Someone.called(houses[0], "Salma");
  const elsewhere = at(houses[1], salma);
  const open = await new Someone(houses[0]).open("Idris");
  // Node 1 caches this lookup for two seconds.
  await elsewhere.me();
  const deaf = vi.spyOn(People.prototype, "forget").mockReturnValue();
  await salma.ask("DELETE", "/api/me");
  await Promise.all([elsewhere.join(open, "Salma"), elsewhere.open("Salma")]);
  deaf.mockRestore();
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { rows } = await client.query("select person from person_seats where person is not null");
  const { rows: known } = await client.query("select id from people");
  await client.end();
  const ids = new Set(known.map(({ id }: { id: string }) => id));
  expect(rows.filter(({ person }: { person: string }) => !ids.has(person))).toEqual([]);
});
