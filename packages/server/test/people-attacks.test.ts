/** Attacks: by another site's page, by guessing words, with access that was withdrawn. */
import { WebSocket } from "ws";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "../src/api/routes.ts";
import { House, until } from "./house.ts";
import { Someone, ask } from "./someone.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** The headers that browsers send for a page of another site. */
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
];

const BODIES: Readonly<Record<string, object>> = {
  "POST /api/me": { name: "Mallory" },
  "POST /api/me/seats": { seats: [{ match: "WX7VYZ5szMvB", token: "a".repeat(24) }] },
  "POST /api/me/matches/:match": { isHidden: true },
  "POST /api/me/blocks": { match: "WX7VYZ5szMvB", seat: 0 },
  "POST /api/me/passkeys": { response: {} },
  "POST /api/enter": { words: "a b c" },
  "POST /api/enter/passkey": { response: {} },
  "POST /api/me/channels": { kind: "webhook", url: "https://hook.example.org/x", format: "json" },
};

const personal = routes.filter(({ path }) => /^\/api\/(?:me|enter)(?:\/|$)/.test(path));

describe("another site's page", () => {
  test("there are routes to test", () => expect(personal.length).toBeGreaterThan(15));

  test.each(personal.map(({ method, path }) => [method, path] as const))("%s %s", async (method, path) => {
    const salma = await Someone.called(house, "Salma");
    const match = await salma.open("Salma");
    const before = [await salma.me(), await salma.matches()];
    const url = path.replace(":match", match).replace(/:(?:id|person)/, "abcdefgh12345678");
    const body = method === "POST" ? (BODIES[`${method} ${path}`] ?? {}) : undefined;
    for (const headers of FOREIGN) {
      const told = await ask(house, method, url, body, { cookie: salma.cookie, headers });
      expect([401, 403], JSON.stringify(headers)).toContain(told.status);
      expect(["server.strangerHere", "server.otherOrigin"]).toContain(told.body["key"]);
      expect(told.set).toBe("");
      expect(told.headers.get("access-control-allow-origin")).toBeNull();
    }
    expect([await salma.me(), await salma.matches()]).toEqual(before);
    // The same request from our own page is not refused for its origin.
    const own = { origin: house.base, "sec-fetch-site": "same-origin" };
    const told = await ask(house, method, url, body, { cookie: salma.cookie, headers: own });
    expect(["server.strangerHere", "server.otherOrigin"]).not.toContain(told.body["key"]);
  });

  test.each(routes.filter(({ needsToken }) => needsToken === true).map(({ method, path }) => [method, path] as const))(
    "cannot act at a table: %s %s",
    async (method, path) => {
      const salma = await Someone.called(house, "Salma");
      const match = await salma.open("Salma");
      const url = path.replace(":match", match);
      for (const headers of FOREIGN) {
        const told = await ask(house, method, url, {}, { cookie: salma.cookie, headers });
        expect(told.status, JSON.stringify(headers)).toBe(401);
      }
    },
  );

  test.each(FOREIGN)("cannot open a socket with %j", async (headers) => {
    const salma = await Someone.called(house, "Salma");
    const { origin, ...rest } = headers;
    const status = await new Promise((resolve) => {
      const socket = new WebSocket(house.socket, {
        headers: { cookie: salma.cookie ?? "", ...rest },
        ...(origin !== undefined && { origin }),
      });
      socket.on("unexpected-response", (_, response) => resolve(response.statusCode));
      socket.on("open", () => resolve(101));
      socket.on("error", () => undefined);
    });
    expect(status).toBe(403);
  });

  test("gets a stream without the person's seat", async () => {
    const salma = await Someone.called(house, "Salma");
    const match = await salma.open("Salma");
    const headers = { cookie: salma.cookie ?? "", origin: "https://evil.example" };
    const stream = await fetch(`${house.base}/api/matches/${match}/stream`, { headers });
    const reader = stream.body?.getReader();
    const line = new TextDecoder().decode((await reader?.read())?.value).split("\n")[0];
    expect(JSON.parse(line)).toMatchObject({ you: null });
    await reader?.cancel();
  });
});

test("a script on our own page never gets a secret", async () => {
  const headers = { origin: house.base, "sec-fetch-site": "same-origin" };
  const made = await ask(house, "POST", "/api/me", { name: "Salma", asToken: true }, { headers });
  expect(made.body).not.toHaveProperty("token");
  expect(made.set).toContain("HttpOnly");
  const { words } = (await ask(house, "POST", "/api/me/codes", {}, { cookie: made.cookie, headers })).body;
  const entered = await ask(house, "POST", "/api/enter", { words, asToken: true }, { headers });
  expect(entered.status).toBe(200);
  expect(JSON.stringify(entered.body)).not.toContain("person-");
});

test("after several wrong guesses even the right words have to wait", async () => {
  const limited = await House.open({ RATE_LIMITS: "on" });
  try {
    const salma = await Someone.called(limited, "Salma");
    const words = await salma.words();
    const statuses = [];
    for (let i = 0; i < 40; i++) statuses.push((await new Someone(limited).enter(`able zoo ${i}`)).status);
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    expect((await new Someone(limited).enter(words)).status).toBe(429);
    const program = await ask(limited, "GET", "/api/me", undefined, { token: `person-${"a".repeat(32)}` });
    expect(program.status).toBe(429);
    // People who are already known are not affected.
    expect((await salma.ask("GET", "/api/me")).status).toBe(200);
  } finally {
    await limited.close();
  }
});

test("reports are limited per address", async () => {
  const limited = await House.open({ RATE_LIMITS: "on" });
  try {
    const { match } = await limited.seat("azul");
    const statuses = [];
    for (let i = 0; i < 12; i++) {
      statuses.push((await limited.post(`/api/matches/${match}/report`, { seat: 0, reason: "name" })).status);
    }
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  } finally {
    await limited.close();
  }
});

test("another person's match cannot be kept, hidden or marked as seen", async () => {
  const salma = await Someone.called(house, "Salma");
  const mallory = await Someone.called(house, "Mallory");
  const match = await salma.open("Salma");
  for (const note of [{ isKept: true }, { isHidden: true }, { seen: 5 }]) {
    expect((await mallory.ask("POST", `/api/me/matches/${match}`, note)).status).toBe(404);
  }
  expect(await salma.matches()).toMatchObject([{ match, isKept: false }]);
  expect(await mallory.matches()).toEqual([]);
});

test("a former holder's token sent with a person's cookie opens only the person's own seat", async () => {
  const salma = await Someone.called(house, "Salma");
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];
  const created = await salma.ask("POST", "/api/matches", { game: "marrakech", seats, name: "Salma" });
  const match = String(created.body["match"]);
  const former = String((await house.post(`/api/matches/${match}/join`, { name: "Former" })).body["token"]);
  await house.post(`/api/matches/${match}/leave`, {}, former);
  for (const name of ["Noor", "Idris"]) await house.post(`/api/matches/${match}/join`, { name });
  const both = house.guest(match, { token: former, headers: { cookie: salma.cookie ?? "" } });
  await until("sits", () => both.seat === 0);
  const sent = { cookie: salma.cookie, token: former };
  expect((await ask(house, "POST", `/api/matches/${match}/resign`, {}, sent)).status).toBe(401);
  const claimed = await salma.ask("POST", "/api/me/seats", { seats: [{ match, token: former }] });
  expect(claimed.body["claimed"]).toEqual([]);
});

test("seats that were given up elsewhere do not prevent claiming the others, and guessing is limited", async () => {
  const limited = await House.open({ RATE_LIMITS: "on" });
  try {
    const { match, tokens } = await limited.seat("azul");
    const wrong = (i: number) => ({ match, token: `${"x".repeat(22)}${i + 10}` });
    const seats = [wrong(0), { match: "WX7VYZ5szMvB", token: tokens[1] }, { match, token: tokens[0] }];
    expect((await new Someone(limited).ask("POST", "/api/me/seats", { seats })).body["claimed"]).toEqual([match]);
    const many = Array.from({ length: 60 }, (_, i) => wrong(i));
    expect((await new Someone(limited).ask("POST", "/api/me/seats", { seats: many })).status).toBe(429);
  } finally {
    await limited.close();
  }
});

test("only one person can claim a seat; another with its token can still play it", async () => {
  const { match, tokens } = await house.seat("azul");
  const seats = [{ match, token: tokens[0] }];
  const first = await Someone.called(house, "Salma");
  const second = await Someone.called(house, "Mallory");
  expect((await first.ask("POST", "/api/me/seats", { seats })).body["claimed"]).toEqual([match]);
  expect((await second.ask("POST", "/api/me/seats", { seats })).body["claimed"]).toEqual([]);
  expect(await second.matches()).toEqual([]);
  expect((await second.resign(match)).status).toBe(401);
});

test("a browser that changes to another person loses the access of its open socket", async () => {
  const phone = await Someone.called(house, "Salma");
  const match = await phone.open("Salma");
  const before = phone.cookie ?? "";
  const socket = house.guest(match, { headers: { cookie: before } });
  await until("sits", () => socket.seat === 0);
  const noor = await Someone.called(house, "Noor");
  await phone.enter(await noor.words());
  await until("the socket only watches", () => socket.seat === null);
  expect((await ask(house, "GET", "/api/me", undefined, { cookie: before })).status).toBe(401);
  expect(await noor.matches()).toMatchObject([{ match }]);
});

test("words made on a removed device cannot be used to return", async () => {
  const salma = await Someone.called(house, "Salma");
  const lost = new Someone(house);
  await lost.enter(await salma.words());
  const words = await lost.words();
  const { devices } = await salma.me();
  const { id } = devices.find(({ isThis }) => !isThis) ?? { id: "" };
  await salma.ask("DELETE", `/api/me/devices/${id}`);
  expect((await new Someone(house).enter(words)).status).toBe(401);
  // Words made on her own devices still work.
  expect((await new Someone(house).enter(await salma.words())).status).toBe(200);
});
