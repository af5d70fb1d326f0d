/** Passkeys: adding, using and removing them; and what is refused. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { Authenticator } from "./authenticator.ts";
import { House } from "./house.ts";
import { Someone, ask } from "./someone.ts";

let house: House;
/** The same server under a host name. */
let named: House;
let origin: string;
beforeAll(async () => {
  house = await House.open();
  origin = `http://localhost:${house.server.port}`;
  named = Object.create(house, { base: { value: origin } }) as House;
});
afterAll(() => house.close());

type Options = { challenge: string; rp?: { id: string } };

async function optionsFor(someone: Someone, path: string): Promise<Options> {
  return (await someone.ask("POST", path)).body["options"] as Options;
}

async function add(someone: Someone, key: Authenticator): Promise<number> {
  const options = await optionsFor(someone, "/api/me/passkeys/options");
  const told = await someone.ask("POST", "/api/me/passkeys", { response: key.register(options), label: "Key ring" });
  return told.status;
}

async function enter(someone: Someone, key: Authenticator): Promise<number> {
  const options = await optionsFor(someone, "/api/enter/passkey/options");
  return (await someone.ask("POST", "/api/enter/passkey", { response: key.authenticate(options) })).status;
}

test("a passkey signs in new browsers until it is removed", async () => {
  const salma = await Someone.called(named, "Salma");
  const match = await salma.open("Salma");
  const key = new Authenticator(origin);
  const { rp } = await optionsFor(salma, "/api/me/passkeys/options");
  expect(rp?.id).toBe("localhost");
  expect(await add(salma, key)).toBe(200);
  const me = await salma.me();
  expect(me.isSecure).toBe(true);
  expect(me.passkeys).toMatchObject([{ id: key.id, label: "Key ring" }]);
  for (let i = 0; i < 2; i++) {
    const other = new Someone(named);
    expect(await enter(other, key)).toBe(200);
    expect(await other.matches()).toMatchObject([{ match }]);
  }
  expect((await salma.ask("DELETE", `/api/me/passkeys/${key.id}`)).status).toBe(200);
  expect((await salma.ask("DELETE", `/api/me/passkeys/${key.id}`)).status).toBe(404);
  expect(await enter(new Someone(named), key)).toBe(401);
});

test("a signature is valid once, for one person, for this site, and with this key", async () => {
  const salma = await Someone.called(named, "Salma");
  const noor = await Someone.called(named, "Noor");
  const key = new Authenticator(origin);
  // Noor sends an answer that was made for Salma.
  const options = await optionsFor(salma, "/api/me/passkeys/options");
  expect((await noor.ask("POST", "/api/me/passkeys", { response: key.register(options) })).status).toBe(401);
  expect(await add(salma, key)).toBe(200);
  // The same key again, for another person.
  expect(await add(noor, key)).toBe(401);
  const asked = await optionsFor(noor, "/api/enter/passkey/options");
  const response = key.authenticate(asked);
  expect((await new Someone(named).ask("POST", "/api/enter/passkey", { response })).status).toBe(200);
  expect((await new Someone(named).ask("POST", "/api/enter/passkey", { response })).status).toBe(401);
  const foreign = new Authenticator("https://evil.example");
  expect(await add(salma, foreign)).toBe(401);
  const stranger = new Someone(named);
  const forged = {
    ...new Authenticator(origin).authenticate(await optionsFor(stranger, "/api/enter/passkey/options")),
  };
  for (const wrong of [Object.assign(forged, { id: key.id, rawId: key.id }), {}, null, "x", { id: key.id }]) {
    expect((await stranger.ask("POST", "/api/enter/passkey", { response: wrong })).status).toBe(401);
  }
});

test("behind a proxy with TLS, cookies are secure and passkeys belong to its host name", async () => {
  const proxied = await House.open({ TRUST_PROXY: "on" });
  try {
    const headers = { "x-forwarded-proto": "https", "x-forwarded-host": "riad.example.org" };
    const made = await ask(proxied, "POST", "/api/me", { name: "Salma" }, { headers });
    expect(made.set).toMatch(/; Secure$/);
    const sent = { cookie: made.cookie, headers };
    const told = await ask(proxied, "POST", "/api/me/passkeys/options", {}, sent);
    const options = told.body["options"] as Options;
    expect(options.rp?.id).toBe("riad.example.org");
    const response = new Authenticator("https://riad.example.org").register(options);
    expect((await ask(proxied, "POST", "/api/me/passkeys", { response }, sent)).status).toBe(200);
    const bare = { ...sent, headers: { ...headers, "x-forwarded-host": "203.0.113.5" } };
    expect((await ask(proxied, "POST", "/api/me/passkeys/options", {}, bare)).status).toBe(403);
  } finally {
    await proxied.close();
  }
});

test("on an IP address without TLS passkeys are refused clearly, and everything else works", async () => {
  const salma = await Someone.called(house, "Salma");
  for (const path of ["/api/me/passkeys/options", "/api/enter/passkey/options"]) {
    const told = await salma.ask("POST", path);
    expect(told.status).toBe(403);
    expect(told.body["key"]).toBe("server.passkeysNotHere");
  }
  expect((await salma.me()).isSecure).toBe(false);
  expect((await new Someone(house).enter(await salma.words())).status).toBe(200);
});
