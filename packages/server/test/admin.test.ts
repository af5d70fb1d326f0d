/** The operator's decisions are enforced by a running node, on a real SQLite file. */
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { operator } from "../src/admin/operator.ts";
import { parsePeriod } from "../src/admin/period.ts";
import { House, until } from "./house.ts";

let house: House;
let env: Record<string, string>;

beforeAll(async () => {
  house = await House.open();
  env = { RIAD_DATA: house.folder };
});

afterAll(() => house.close());

describe("matches", () => {
  test("are found by name, code and id", async () => {
    const { match } = await house.seat("azul", 2, { name: "Zoë Quill" });
    const { body } = await house.get(`/api/matches/${match}`);
    expect(body["match"]).toBe(match);
    for (const words of [match, "zoe", "QUILL"]) {
      expect((await operator.tables(env, { words })).join("\n")).toContain(match);
    }
    expect(await operator.tables(env, { words: "nobody at all" })).toEqual(["No tables found."]);
    await expect(operator.tables(env, { status: "shut" })).rejects.toThrow("--status is open, live or over");
  });

  test("whose seat is renamed show the new name to spectators and can be continued", async () => {
    const { match, tokens } = await house.seat("azul");
    const guest = house.guest(match, { token: tokens[0] });
    await until("the guest watches", () => guest.table);
    await operator.rename(env, match, 2, "Idris");
    await until("the new name is shown", () => guest.table?.seats[1].name === "Idris");
    const { body } = await house.get(`/api/matches/${match}`);
    const actor = body["actor"] as number;
    const move = (body["legal"] as string[])[0];
    expect((await house.post(`/api/matches/${match}/moves`, { move }, tokens[actor])).status).toBe(200);
    await expect(operator.rename(env, match, 2, "Computer (hard)")).rejects.toThrow("A name is one visible line");
    await expect(operator.rename(env, match, 3, "Idris")).rejects.toThrow("Nobody sits in seat 3");
  });

  test("that are removed disappear for everybody", async () => {
    const { match, tokens } = await house.seat("marrakech");
    expect((await house.get(`/api/matches/${match}`)).status).toBe(200);
    await operator.remove(env, match);
    await until("the node has noticed", async () => (await house.get(`/api/matches/${match}`)).status === 404);
    expect((await house.post(`/api/matches/${match}/resign`, {}, tokens[0])).status).toBe(404);
    await expect(operator.remove(env, match)).rejects.toThrow("There is no match");
  });

  test("that are unlisted can still be joined by code", async () => {
    const seats = [{ kind: "me" }, { kind: "open" }];
    const { body } = await house.post("/api/matches", { game: "azul", seats, name: "Salma", public: true });
    const match = String(body["match"]);
    const isListed = async (): Promise<boolean> => (await house.get("/api/lobby")).text.includes(match);
    await until("it is in the lobby", isListed);
    await operator.unlist(env, match);
    await until("it is no longer in the lobby", async () => !(await isListed()));
    expect((await house.post(`/api/matches/${match}/join`, { name: "Noor" })).status).toBe(200);
  });
});

describe("blocks", () => {
  test("of a name refuse every variant spelling until they are lifted", async () => {
    const seats = [{ kind: "me" }, { kind: "open" }];
    const create = (name: string) => house.post("/api/matches", { game: "azul", seats, name });
    await operator.block(env, "name", "Rude Name", "1h");
    await until("the node has noticed", async () => (await create("Rude Name")).status === 403);
    expect((await create("rüde NAME")).body["message"]).toContain("blocked this name");
    const { body } = await create("Salma");
    expect((await house.post(`/api/matches/${String(body["match"])}/join`, { name: "RudeName" })).status).toBe(403);
    await operator.unblock(env, "name", "rude name");
    await until("the block is lifted", async () => (await create("Rude Name")).status === 201);
  });

  test("of an address close its sockets and refuse its requests", async () => {
    const socket = new WebSocket(house.socket);
    await once(socket, "open");
    const closed = once(socket, "close");
    expect((await operator.addresses(env)).join()).toContain("127.0.0.1: ");
    await operator.block(env, "address", "127.0.0.0/8");
    const [code] = (await closed) as [number];
    expect(code).toBe(1008);
    expect((await house.get("/api/games")).status).toBe(403);
    expect((await house.get("/")).status).toBe(403);
    expect((await house.get("/healthz")).status).toBe(200);
    await operator.unblock(env, "address", "127.0.0.0/8");
    await until("the block is lifted", async () => (await house.get("/api/games")).status === 200);
    await expect(operator.block(env, "address", "somewhere")).rejects.toThrow("An address is written");
    await expect(operator.block(env, "address", "0.0.0.0/0")).rejects.toThrow("An address is written");
  });

  test("accept periods such as 30m, 12h and 7d", () => {
    expect(parsePeriod("90m")).toBe(5_400_000);
    for (const text of ["", "5", "0d", "1w", "-1h", "1.5h"]) expect(() => parsePeriod(text)).toThrow("period");
  });
});

test("a notice is sent to open connections and to later ones", async () => {
  const early = new WebSocket(house.socket);
  const heard: string[] = [];
  early.on("message", (data: Buffer) => heard.push(data.toString("utf8")));
  await once(early, "open");
  await operator.notice(env, "We restart\nat 18:00 UTC.", "1h");
  await until("the notice has come", () => heard.some((text) => text.includes('"notice":"We restart at 18:00 UTC."')));
  const late = new WebSocket(house.socket);
  const told: string[] = [];
  late.on("message", (data: Buffer) => told.push(data.toString("utf8")));
  await until("the newcomer is told", () => told.some((text) => text.includes("18:00")));
  expect(told[0]).toContain('"welcome"');
  await operator.notice(env, "");
  early.close();
  late.close();
});

test("a password or invitations keep everybody else out, for both pages and sockets", async () => {
  await operator.password(env, "open sesame");
  await until("the gate is shut", async () => (await house.get("/api/games")).status === 401);
  const page = await house.get("/");
  expect(page.status).toBe(401);
  expect(page.headers.get("www-authenticate")).toContain("Basic");
  expect(await statusOfSocket({})).toBe(401);
  expect(await statusOfSocket({ "x-riad-password": "wrong word" })).toBe(401);
  expect(await statusOfSocket({ "x-riad-password": "open sesame" })).toBe(101);

  const basic = Buffer.from("anybody:open sesame").toString("base64");
  const entered = await house.get("/api/games", { authorization: `Basic ${basic}` });
  expect(entered.status).toBe(200);
  const cookie = String(entered.headers.get("set-cookie")).split(";")[0];
  expect(String(entered.headers.get("set-cookie"))).toContain("HttpOnly");
  expect((await house.get("/", { cookie })).status).toBe(200);
  expect(await statusOfSocket({ cookie })).toBe(101);
  // The header contains a seat's token instead of the password; the cookie still admits the caller.
  expect((await house.get("/api/lobby", { cookie, authorization: `Bearer ${"a".repeat(24)}` })).status).toBe(200);

  const [link] = await operator.invite(env, "1d");
  const path = /\/api\/enter\?invitation=\S+/.exec(link)?.[0] ?? "";
  await until("the invitation is known", async () => {
    const answer = await fetch(house.base + path, { redirect: "manual" });
    return answer.status === 303 && answer.headers.get("set-cookie") !== null;
  });

  await operator.open(env);
  await until("the gate is open", async () => (await house.get("/api/games")).status === 200);
  const log = (await operator.audit(env)).join("\n");
  expect(log).toContain("set the password of the server");
  expect(log).not.toContain("sesame");
  expect(log).not.toContain(path.split("=")[1]);
});

async function statusOfSocket(headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(house.socket, { headers });
  return new Promise((resolve) => {
    socket.on("open", () => {
      resolve(101);
      socket.close();
    });
    socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
    socket.on("error", () => undefined);
  });
}
