/**
 * Every refusal of the server has a key, so that clients can translate it. The browser's catalogues have every key of
 * `SERVER_REFUSALS` (see web/test/refusals.test.ts).
 */
import { readFileSync, readdirSync } from "node:fs";
import { request } from "node:http";
import { fileURLToPath } from "node:url";
import { fillTemplate } from "@riad/core";
import { SERVER_REFUSALS, errorAnswer } from "@riad/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { operator } from "../src/admin/operator.ts";
import { House, until } from "./house.ts";

const KNOWN: Readonly<Record<string, string>> = SERVER_REFUSALS;

function sourcesOf(name: string): { path: string; text: string }[] {
  const folder = fileURLToPath(new URL(`../../${name}/src/`, import.meta.url));
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  return paths.map((path) => ({ path, text: readFileSync(folder + path, "utf8") }));
}

describe("in the sources", () => {
  const sources = [...sourcesOf("server"), ...sourcesOf("protocol")];

  test("exactly the sentences of the catalogue are used", () => {
    const used = sources.flatMap(({ text }) => [...text.matchAll(/serverSays\(\s*"(\w+)"/g)].map(([, name]) => name));
    expect([...new Set(used)].sort()).toEqual(Object.keys(KNOWN).sort());
  });

  test("no refusal is written as a plain string", () => {
    const bare = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\bmessage(?:: | = )["'`].*/g)].map(([found]) => `${path}: ${found}`),
    );
    // The schema library requires a message; `explain` never shows it.
    expect(bare).toEqual(['player-name.ts: message: "not a name" }));']);
  });
});

/** The name of the sentence; also checks that the English text results from its key and arguments. */
function nameOf(body: unknown): string {
  const { key = "", args = {}, message } = errorAnswer.parse(body);
  const name = key.replace(/^server\./, "");
  expect(message).toBe(fillTemplate(KNOWN[name] ?? `no key: ${message}`, args, (part) => part.message));
  return name;
}

describe("on the wire", () => {
  let house: House;
  let env: Record<string, string>;

  beforeAll(async () => {
    house = await House.open();
    env = { RIAD_DATA: house.folder };
  });

  afterAll(() => house.close());

  const create = (body: object) => house.post("/api/matches", body);
  const seats = [{ kind: "me" }, { kind: "open" }];

  test.each<[string, () => Promise<unknown>]>([
    ["nothingHere", async () => (await house.get("/api/nothing")).body],
    ["nothingHere", () => refusalOfSocket("/elsewhere")],
    ["otherOrigin", () => refusalOfSocket("/socket", { origin: "https://elsewhere.example" })],
    ["badName", async () => (await create({ game: "azul", seats, name: "\u2028" })).body],
    ["badName", async () => (await create({ game: "azul", seats, name: "Computer (hard)" })).body],
    ["badField", async () => (await create({ game: "azul", seats, name: "Salma", clock: 7 })).body],
    ["badForm", async () => (await create([])).body],
    ["noKey", async () => (await create({ game: "azul", seats, name: "Salma", colour: "red" })).body],
    ["noType", () => refusalOfMessage('{"type":"fly"}')],
    ["messageObject", () => refusalOfMessage("hello")],
    ["badField", () => refusalOfMessage('{"type":"ping","n":"x"}')],
  ])("%s", async (name, provoke) => {
    expect(nameOf(await provoke())).toBe(name);
  });

  test("blocked names, removed matches, passwords and blocked addresses", async () => {
    const { match } = await house.seat("azul");
    const guest = house.guest(match, { hear: ({ type }, text) => type === "refused" && heard.push(JSON.parse(text)) });
    const heard: { id: null; match: string; type: string }[] = [];
    await until("watches", () => guest.table);
    await operator.block(env, "name", "Rude");
    await operator.remove(env, match);
    await until("the removal is told", () => heard.length > 0);
    const { id: _id, match: _match, type: _type, ...removed } = heard[0];
    expect(nameOf(removed)).toBe("matchRemoved");
    expect(nameOf((await create({ game: "azul", seats, name: "Rude" })).body)).toBe("nameBlocked");

    await operator.password(env, "open sesame");
    await until("the password is asked for", async () => (await house.get("/api/games")).status === 401);
    expect(nameOf((await house.get("/api/games")).body)).toBe("passwordNeeded");
    expect(nameOf(await refusalOfSocket("/socket"))).toBe("passwordNeeded");
    const wrong = { "x-riad-password": "wrong word" };
    expect(nameOf((await house.get("/api/games", wrong)).body)).toBe("passwordWrong");
    expect(nameOf(await refusalOfSocket("/socket", wrong))).toBe("passwordWrong");

    await operator.block(env, "address", "127.0.0.1");
    await until("the address is blocked", async () => (await house.get("/api/games")).status === 403);
    expect(nameOf((await house.get("/api/games")).body)).toBe("addressBlocked");
    expect(nameOf(await refusalOfSocket("/socket"))).toBe("addressBlocked");
    await operator.unblock(env, "address", "127.0.0.1");
    await operator.open(env);
    await until("open to everybody", async () => (await house.get("/api/games")).status === 200);
  });

  async function refusalOfMessage(text: string): Promise<unknown> {
    const socket = new WebSocket(house.socket);
    const answer = await new Promise<string>((resolve) => {
      socket.on("open", () => socket.send(text));
      socket.on("message", (data: Buffer) => data.includes('"refused"') && resolve(data.toString()));
    });
    socket.close();
    const { id: _id, match: _match, type: _type, ...rest } = JSON.parse(answer) as Record<string, unknown>;
    return rest;
  }

  function refusalOfSocket(path: string, headers: Record<string, string> = {}): Promise<unknown> {
    const upgrade = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" };
    const asked = request(house.base + path, {
      headers: { ...upgrade, "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==", ...headers },
    });
    return new Promise((resolve, reject) => {
      asked.on("response", (response) => {
        let text = "";
        response.on("data", (data: Buffer) => (text += data.toString()));
        response.on("end", () => resolve(JSON.parse(text)));
      });
      asked.on("upgrade", () => reject(new Error("the socket was opened")));
      asked.on("error", reject);
      asked.end();
    });
  }
});
