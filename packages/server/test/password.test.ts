/** A new password also applies to connections that are already open; notices reach all of them. */
import { once } from "node:events";
import { request } from "node:http";
import { CLOSE_PASSWORD } from "@riad/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { readShown } from "../src/admin/gate.ts";
import { operator } from "../src/admin/operator.ts";
import { House, until } from "./house.ts";

let house: House;
let env: Record<string, string>;

beforeAll(async () => {
  house = await House.open();
  env = { RIAD_DATA: house.folder };
});

afterAll(() => house.close());

class Caller {
  readonly heard: string[] = [];
  readonly socket: WebSocket;
  closedWith: number | undefined;

  private constructor(headers: Record<string, string>) {
    this.socket = new WebSocket(house.socket, { headers });
    this.socket.on("message", (data: Buffer) => this.heard.push(data.toString("utf8")));
    this.socket.on("close", (code) => (this.closedWith = code));
  }

  static async open(headers: Record<string, string> = {}): Promise<Caller> {
    const caller = new Caller(headers);
    await once(caller.socket, "open");
    return caller;
  }
}

/** The lines of a stream as they arrive; `isOver` once the server has ended it. */
function follow(path: string, headers: Record<string, string> = {}): { lines: string[]; isOver: boolean } {
  const stream = { lines: [] as string[], isOver: false };
  const read = async (): Promise<void> => {
    const response = await fetch(house.base + path, { headers });
    for await (const chunk of response.body ?? []) stream.lines.push(Buffer.from(chunk).toString("utf8"));
    stream.isOver = true;
  };
  void read();
  return stream;
}

/** Sends the path unchanged; `fetch` would normalise it. */
function statusOf(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ port: house.server.port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on("error", reject);
    asked.end();
  });
}

test("no spelling of a URL gets past the password, and files need none", async () => {
  const { match } = await house.seat("azul");
  await operator.password(env, "open sesame");
  await until("the password is asked for", async () => (await house.get("/api/games")).status === 401);
  const ways = [
    "/api/lobby",
    "/api/lobby#.js",
    "/%61pi/lobby",
    "/%61pi/lobby#.js",
    `/azul/${match}`,
    `/azul/${match}#.js`,
    `/azul/${match}?.js`,
    "/#.js",
    "/lobby#.html",
    "//api/lobby#.js",
    "//api/lobby",
  ];
  for (const path of ways) expect([path, await statusOf(path)]).toEqual([path, 401]);
  expect(await statusOf("/index.html")).toBe(200);
  for (const path of ["/assets/nothing.js", "/api/lobby;.js"]) expect(await statusOf(path)).toBe(404);
  await operator.open(env);
  await until("open to everybody", async () => (await house.get("/api/games")).status === 200);
});

test("a new password closes every connection opened without it; the player keeps the seat", async () => {
  const { match, tokens } = await house.seat("azul");
  const [player, lounger] = [await Caller.open(), await Caller.open()];
  player.socket.send(JSON.stringify({ type: "watch", match, length: 0, token: tokens[0] }));
  await until("sits", () => player.heard.some((text) => text.includes('"you":0')));
  const stream = follow(`/api/matches/${match}/stream`);
  await until("the stream has begun", () => stream.lines.length > 0);

  await operator.password(env, "open sesame");
  await until("all are closed", () => player.closedWith && lounger.closedWith && stream.isOver);
  expect([player.closedWith, lounger.closedWith]).toEqual([CLOSE_PASSWORD, CLOSE_PASSWORD]);
  for (const last of [player.heard.at(-1), stream.lines.join("").trim().split("\n").at(-1)]) {
    expect(JSON.parse(last ?? "")).toMatchObject({ type: "refused", id: null, key: "server.passwordNeeded" });
  }

  const back = await Caller.open({ "x-riad-password": "open sesame" });
  back.socket.send(JSON.stringify({ type: "watch", match, length: 0, token: tokens[0] }));
  await until("sits again", () => back.heard.some((text) => text.includes('"you":0')));
  const streamed = follow(`/api/matches/${match}/stream`, { "x-riad-password": "open sesame" });
  await until("streams again", () => streamed.lines.length > 0);

  // An additional invitation changes the gate, but not for callers admitted by password.
  const [link] = await operator.invite(env, "1d");
  const path = /\/api\/enter\?invitation=\S+/.exec(link)?.[0] ?? "";
  let cookie = "";
  await until("the invitation is known", async () => {
    const entered = await fetch(house.base + path, { redirect: "manual" });
    cookie = String(entered.headers.get("set-cookie")).split(";")[0];
    return entered.status === 303;
  });
  const invited = await Caller.open({ cookie });
  expect([back.closedWith, streamed.isOver]).toEqual([undefined, false]);

  await operator.password(env, "another word");
  await until("the old password is closed out", () => back.closedWith === CLOSE_PASSWORD && streamed.isOver);
  expect(invited.closedWith).toBeUndefined();
  await operator.open(env);
  await until("open to everybody", async () => (await house.get("/api/games")).status === 200);
  expect(invited.closedWith).toBeUndefined();
  invited.socket.close();
});

test.each([
  ["open sesame", "open sesame"],
  // UTF-8 bytes, which Node reads as Latin-1.
  ["s\u00C3\u00A9same", "s\u00E9same"],
  ["s\u00E9same", "s\u00E9same"],
])("the header %j is the password %j", (sent, word) => {
  expect(readShown({ "x-riad-password": sent })).toEqual({ cookie: undefined, word });
});

test("a stream receives the notice, and ends when its address is blocked", async () => {
  const { match } = await house.seat("marrakech");
  const early = follow(`/api/matches/${match}/stream`);
  await until("the stream has begun", () => early.lines.length > 0);
  await operator.notice(env, "We restart at 18:00 UTC.");
  await until("the notice has come", () => early.lines.join("").includes('"notice":"We restart at 18:00 UTC."'));
  const late = follow(`/api/matches/${match}/stream`);
  await until("the newcomer is told", () => late.lines.join("").includes("18:00"));
  expect(late.lines.join("").split("\n")[0]).toContain('"type":"table"');
  await operator.notice(env, "");
  await operator.block(env, "address", "127.0.0.1");
  await until("both have ended", () => early.isOver && late.isOver);
  await operator.unblock(env, "address", "127.0.0.1");
});
