/** Adding devices with words, and removing devices. */
import { WebSocket } from "ws";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SteadyClock } from "../src/steady-clock.ts";
import { readWords } from "../src/people/words.ts";
import { House, until } from "./house.ts";
import { Someone, ask } from "./someone.ts";

let house: House;
/** Milliseconds by which the server's clock is ahead, because words are valid for ten minutes. */
let skipped = 0;
beforeAll(async () => {
  house = await House.open({}, undefined, new SteadyClock(Date.now, () => performance.now() + skipped));
});
afterAll(() => house.close());

test("eight words add another device to a person, once", async () => {
  const laptop = await Someone.called(house, "Salma");
  const match = await laptop.open("Salma");
  const told = await laptop.ask("POST", "/api/me/codes");
  const words = String(told.body["words"]);
  expect(words).toMatch(/^([a-z]+ ){7}[a-z]+$/);
  expect(told.body["path"]).toBe(`/me#words=${words.replaceAll(" ", "-")}`);
  expect(told.headers.get("cache-control")).toBe("no-store");
  const phone = new Someone(house);
  const typed = `  ${words.toUpperCase().replace(" ", " - ").replace(" ", "\n")} `;
  expect((await phone.enter(typed)).status).toBe(200);
  expect(phone.cookie).toMatch(/^riad-person=/);
  expect(phone.cookie).not.toBe(laptop.cookie);
  expect(await phone.matches()).toMatchObject([{ match, seat: 0 }]);
  const { devices, person } = await phone.me();
  expect(devices.filter(({ isThis }) => isThis)).toHaveLength(1);
  expect(devices).toHaveLength(2);
  expect((await laptop.me()).person).toBe(person);
  // Used up.
  const third = new Someone(house);
  expect((await third.enter(words)).body["key"]).toBe("server.badWords");
  expect(third.cookie).toBeUndefined();
});

test("words are accepted with any separators and in any case", () => {
  const words = ["able", "baker", "zoo"];
  for (const text of ["able baker zoo", "Able-BAKER-zoo", " able,baker;zoo.", "able\tbaker\n zoo", "áble baker zoo"]) {
    expect(readWords(text)).toEqual(words);
  }
});

test("new words void the old ones", async () => {
  const salma = await Someone.called(house, "Salma");
  const first = await salma.words();
  const second = await salma.words();
  expect((await new Someone(house).enter(first)).status).toBe(401);
  expect((await new Someone(house).enter(second)).status).toBe(200);
});

test("only one of two devices that send the same words at once gets in", async () => {
  const salma = await Someone.called(house, "Salma");
  const words = await salma.words();
  const both = await Promise.all([0, 1, 2, 3].map(() => new Someone(house).enter(words)));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
  expect((await salma.me()).devices).toHaveLength(2);
});

test("words are valid for ten minutes by the server's clock", async () => {
  const salma = await Someone.called(house, "Salma");
  const words = await salma.words();
  skipped += 10 * 60_000 + 1;
  expect((await new Someone(house).enter(words)).status).toBe(401);
  const others = await salma.words();
  skipped += 9 * 60_000;
  expect((await new Someone(house).enter(others)).status).toBe(200);
});

test("moving to another device removes the one that made the words", async () => {
  const old = await Someone.called(house, "Salma");
  const fresh = new Someone(house);
  expect((await fresh.enter(await old.words(), { isMove: true })).status).toBe(200);
  expect((await fresh.me()).devices).toHaveLength(1);
  expect((await old.ask("GET", "/api/me")).status).toBe(401);
});

test("recovery words work repeatedly, until new ones are made", async () => {
  const salma = await Someone.called(house, "Salma");
  expect((await salma.me()).hasRecovery).toBe(false);
  const words = String((await salma.ask("POST", "/api/me/recovery")).body["words"]);
  expect(words.split(" ")).toHaveLength(12);
  expect((await salma.me()).hasRecovery).toBe(true);
  for (let i = 0; i < 2; i++) expect((await new Someone(house).enter(words)).status).toBe(200);
  const others = String((await salma.ask("POST", "/api/me/recovery")).body["words"]);
  expect((await new Someone(house).enter(words)).status).toBe(401);
  expect((await new Someone(house).enter(others)).status).toBe(200);
});

test("a program that enters with words gets a token", async () => {
  const salma = await Someone.called(house, "Salma");
  const told = await ask(house, "POST", "/api/enter", { words: await salma.words(), asToken: true });
  expect(told.set).toBe("");
  const { token } = told.body as { token: string };
  expect((await ask(house, "GET", "/api/me", undefined, { token })).body["person"]).toBe((await salma.me()).person);
});

test("a browser's seats move to the new person, and the old person is removed", async () => {
  const salma = await Someone.called(house, "Salma");
  const own = await salma.open("Salma");
  const guest = await Someone.called(house, "Player");
  const before = await guest.me();
  const brought = await guest.open("Visitor");
  await guest.ask("POST", `/api/me/matches/${brought}`, { isKept: true });
  await new Someone(house).join(brought, "Idris");
  expect((await guest.enter(await salma.words())).status).toBe(200);
  expect((await guest.matches()).map(({ match }) => match).toSorted()).toEqual([own, brought].toSorted());
  expect((await salma.matches()).find(({ match }) => match === brought)).toMatchObject({ isKept: true });
  expect((await salma.ask("POST", `/api/matches/${brought}/resign`, {})).status).toBe(200);
  // The former person no longer exists, so a block of them has been removed as well.
  const me = await guest.me();
  expect(me.person).not.toBe(before.person);
  expect(me.devices).toHaveLength(2);
});

test("a person merged with their opponent plays both seats", async () => {
  const salma = await Someone.called(house, "Salma");
  const noor = await Someone.called(house, "Noor");
  const match = await salma.open("Salma", { game: "marrakech" });
  await noor.join(match, "Noor");
  await noor.enter(await salma.words());
  const actors = new Set<number>();
  for (let i = 0; i < 6; i++) {
    const { actor, legal } = (await house.get(`/api/matches/${match}`)).body as { actor: number; legal: string[] };
    actors.add(actor);
    expect((await salma.ask("POST", `/api/matches/${match}/moves`, { move: legal[0] })).status).toBe(200);
  }
  expect(actors.size).toBe(2);
});

test("a person with another device remains, without the seats that were moved", async () => {
  const salma = await Someone.called(house, "Salma");
  const laptop = await Someone.called(house, "Noor");
  const phone = new Someone(house);
  await phone.enter(await laptop.words());
  const match = await laptop.open("Noor");
  await laptop.enter(await salma.words());
  expect((await phone.me()).name).toBe("Noor");
  expect(await phone.matches()).toEqual([]);
  expect(await salma.matches()).toMatchObject([{ match }]);
});

test("a removed device is rejected at once, and its sockets are closed", async () => {
  const laptop = await Someone.called(house, "Salma");
  const phone = new Someone(house);
  await phone.enter(await laptop.words());
  const match = await laptop.open("Salma");
  await new Someone(house).join(match, "Idris");
  const sockets = [laptop, phone].map(({ cookie }) =>
    house.guest(match, { headers: { cookie: cookie ?? "" }, back: () => 20 }),
  );
  await until("both sit", () => sockets.every(({ seat }) => seat === 0));
  const removed = (await laptop.me()).devices.find(({ isThis }) => !isThis);
  expect((await laptop.ask("DELETE", `/api/me/devices/${removed?.id}`)).status).toBe(200);
  await until("the phone only watches", () => sockets[1].seat === null);
  expect(sockets[1].connects).toBe(2);
  expect(sockets[0].connects).toBe(1);
  expect((await phone.ask("GET", "/api/me")).status).toBe(401);
  expect((await phone.resign(match)).status).toBe(401);
  expect((await laptop.ask("DELETE", `/api/me/devices/${removed?.id}`)).status).toBe(404);
  sockets[1].send({ type: "resign", match, id: "r" });
  await until("refused", () => sockets[1].refusals.length > 0);
  expect(sockets[1].refusals[0]).toContain("unauthorised");
});

test("a browser that removes its own device loses the cookie", async () => {
  const salma = await Someone.called(house, "Salma");
  const [{ id }] = (await salma.me()).devices;
  expect((await salma.ask("DELETE", `/api/me/devices/${id}`)).set).toContain("Max-Age=0");
  expect(salma.cookie).toBeUndefined();
});

test("a person's stream shows their seat, and ends when their device is removed", async () => {
  const salma = await Someone.called(house, "Salma");
  const program = await ask(house, "POST", "/api/enter", { words: await salma.words(), asToken: true });
  const match = await salma.open("Salma");
  const headers = { authorization: `Bearer ${String(program.body["token"])}` };
  const stream = await fetch(`${house.base}/api/matches/${match}/stream`, { headers });
  const reader = stream.body?.getReader();
  const first = new TextDecoder().decode((await reader?.read())?.value);
  expect(JSON.parse(first.split("\n")[0])).toMatchObject({ you: 0 });
  const { devices } = await salma.me();
  await salma.ask("DELETE", `/api/me/devices/${devices.find(({ isThis }) => !isThis)?.id}`);
  for (;;) if ((await reader?.read())?.done !== false) break;
});

test("a program can open a socket with its token, but not with an unknown one", async () => {
  const made = await ask(house, "POST", "/api/me", { name: "Robot", asToken: true });
  const token = String(made.body["token"]);
  const seats = [{ kind: "me" }, { kind: "open" }];
  const created = await ask(house, "POST", "/api/matches", { game: "azul", seats }, { token });
  const headers = { authorization: `Bearer ${token}` };
  const guest = house.guest(String(created.body["match"]), { headers });
  await until("sits", () => guest.seat === 0);
  const wrong = `person-${"a".repeat(32)}`;
  const status = await new Promise((resolve) => {
    const socket = new WebSocket(house.socket, { headers: { authorization: `Bearer ${wrong}` } });
    socket.on("unexpected-response", (_, response) => resolve(response.statusCode));
    socket.on("open", () => resolve(101));
    socket.on("error", () => undefined);
  });
  expect(status).toBe(401);
});

test("beyond fifty devices the one unused for longest is removed, and the new one gets in", async () => {
  const salma = await Someone.called(house, "Salma");
  const words = String((await salma.ask("POST", "/api/me/recovery")).body["words"]);
  const oldest = new Someone(house);
  await oldest.enter(words);
  // The first device was used more recently than the oldest.
  skipped += 2 * 3_600_000;
  await salma.me();
  for (let i = 0; i < 48; i++) expect((await new Someone(house).enter(words)).status).toBe(200);
  expect((await salma.me()).devices).toHaveLength(50);
  const last = new Someone(house);
  expect((await last.enter(words)).status).toBe(200);
  expect((await last.me()).devices).toHaveLength(50);
  expect((await oldest.ask("GET", "/api/me")).status).toBe(401);
  expect((await salma.ask("GET", "/api/me")).status).toBe(200);
});
