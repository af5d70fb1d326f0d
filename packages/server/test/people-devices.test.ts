/** Another device: words that let it in, and one that is removed. */
import { WebSocket } from "ws";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SteadyClock } from "../src/steady-clock.ts";
import { readWords } from "../src/people/words.ts";
import { House, until } from "./house.ts";
import { Someone, ask } from "./someone.ts";

let house: House;
/** The server's time, for what takes ten minutes. */
let skipped = 0;
beforeAll(async () => {
  house = await House.open({}, undefined, new SteadyClock(Date.now, () => performance.now() + skipped));
});
afterAll(() => house.close());

test("eight words make another device the same person's, once", async () => {
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

test("words with any separators and case are read alike", () => {
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

test("of two who show the same words at the same moment one gets in", async () => {
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

test("whoever moves takes the device that made the words from the person", async () => {
  const old = await Someone.called(house, "Salma");
  const fresh = new Someone(house);
  expect((await fresh.enter(await old.words(), { isMove: true })).status).toBe(200);
  expect((await fresh.me()).devices).toHaveLength(1);
  expect((await old.ask("GET", "/api/me")).status).toBe(401);
});

test("a recovery sheet lets in as often as it takes, until another is made", async () => {
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

test("a program enters with words and is told its token", async () => {
  const salma = await Someone.called(house, "Salma");
  const told = await ask(house, "POST", "/api/enter", { words: await salma.words(), asToken: true });
  expect(told.set).toBe("");
  const { token } = told.body as { token: string };
  expect((await ask(house, "GET", "/api/me", undefined, { token })).body["person"]).toBe((await salma.me()).person);
});

test("seats that a browser had come along, and nobody is left behind", async () => {
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
  // The former person is nobody any longer: a block of them by somebody else has gone too.
  const me = await guest.me();
  expect(me.person).not.toBe(before.person);
  expect(me.devices).toHaveLength(2);
});

test("two who have played each other and become one play both seats", async () => {
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

test("a person whom another device carries stays, without the seats that have gone", async () => {
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

test("a removed device is a stranger at once, and its sockets are closed", async () => {
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

test("a browser that removes itself forgets who it was", async () => {
  const salma = await Someone.called(house, "Salma");
  const [{ id }] = (await salma.me()).devices;
  expect((await salma.ask("DELETE", `/api/me/devices/${id}`)).set).toContain("Max-Age=0");
  expect(salma.cookie).toBeUndefined();
});

test("a stream of a person shows their seat, and ends when their device is removed", async () => {
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

test("a program opens a socket with its token; one that is nobody's opens none", async () => {
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
