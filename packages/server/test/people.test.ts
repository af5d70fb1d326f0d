/**
 * People without accounts: how they are created, what their cookie does, and what another site's page can do with it.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { House } from "./house.ts";
import { ask as askHouse } from "./someone.ts";
import type { Sent } from "./someone.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const ask = (method: string, path: string, body?: unknown, sent: Sent = {}) =>
  askHouse(house, method, path, body, sent);

const TABLE = { game: "azul", seats: [{ kind: "me" }, { kind: "open" }], name: "Salma" };

test("a person is created automatically and identified by a cookie that scripts cannot read", async () => {
  const made = await ask("POST", "/api/me", { name: "Salma" });
  expect(made.status).toBe(200);
  expect(made.set).toMatch(/^riad-person=person-[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=34560000$/);
  expect(JSON.stringify(made.body)).not.toContain(made.cookie.split("=")[1]);
  const again = await ask("GET", "/api/me", undefined, { cookie: made.cookie });
  expect(again.body).toMatchObject({ name: "Salma", waiting: 0 });
  expect((await ask("GET", "/api/me")).status).toBe(401);
});

test("a program gets its secret once and has to store it", async () => {
  const made = await ask("POST", "/api/me", { name: "Robot", asToken: true });
  const token = String(made.body["token"]);
  expect(made.set).toBe("");
  expect((await ask("GET", "/api/me", undefined, { token })).body).not.toHaveProperty("token");
  expect((await ask("GET", "/api/me", undefined, { token: token.replace(/.$/, "!") })).status).toBe(401);
});

test("a seat taken with the cookie is listed, and can be played without its token", async () => {
  const { cookie } = await ask("POST", "/api/me", { name: "Salma" });
  const { body } = await ask("POST", "/api/matches", TABLE, { cookie });
  const match = String(body["match"]);
  await house.post(`/api/matches/${match}/join`, { name: "Idris" });
  const listed = await ask("GET", "/api/me/matches", undefined, { cookie });
  expect(listed.body["matches"]).toMatchObject([{ match, status: "live", seat: 0 }]);
  const left = await ask("POST", `/api/matches/${match}/resign`, {}, { cookie });
  expect(left.status).toBe(200);
});

test("a seat taken without a person belongs to the first person to send its token, and to nobody else", async () => {
  const { match, tokens } = await house.seat("azul");
  const mine = await ask("POST", "/api/me/seats", { seats: [{ match, token: tokens[0] }] });
  expect(mine.body).toEqual({ claimed: [match] });
  const other = await ask("POST", "/api/me/seats", { seats: [{ match, token: tokens[0] }] });
  expect(other.body).toEqual({ claimed: [] });
  const { body: listed } = await ask("GET", "/api/me/matches", undefined, { cookie: mine.cookie });
  expect(listed["matches"]).toMatchObject([{ match, status: "live" }]);
});

test("another site's page cannot use the cookie", async () => {
  const { cookie } = await ask("POST", "/api/me", { name: "Salma" });
  const { body } = await ask("POST", "/api/matches", TABLE, { cookie });
  const match = String(body["match"]);
  const foreign = { cookie, headers: { origin: "https://evil.example" } };
  expect((await ask("GET", "/api/me", undefined, foreign)).status).toBe(401);
  expect((await ask("POST", `/api/matches/${match}/leave`, {}, foreign)).status).toBe(401);
  expect((await ask("POST", `/api/me/matches/${match}`, { isHidden: true }, foreign)).status).toBe(401);
});

test("over TLS only a cookie that no sibling subdomain can set is accepted", async () => {
  const tls = { "x-forwarded-proto": "https" };
  const made = await ask("POST", "/api/me", { name: "Salma" }, { headers: tls });
  expect(made.set).toMatch(
    /^__Host-riad-person=person-[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=34560000; Secure$/,
  );
  const known = await ask("GET", "/api/me", undefined, { cookie: made.cookie, headers: tls });
  expect(known.body).toMatchObject({ name: "Salma" });
  // Set by another subdomain, alone or beside the real one.
  const mallory = await ask("POST", "/api/me", { name: "Mallory" });
  expect((await ask("GET", "/api/me", undefined, { cookie: mallory.cookie, headers: tls })).status).toBe(401);
  const both = { cookie: `${mallory.cookie}; ${made.cookie}`, headers: tls };
  expect((await ask("GET", "/api/me", undefined, both)).body).toMatchObject({ name: "Salma" });
  const deleted = await ask("DELETE", "/api/me", undefined, both);
  expect(deleted.set).toBe("__Host-riad-person=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure");
});
