import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { runHostile } from "./trial/hostile.ts";
import { House, until } from "./house.ts";

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house.close());

test("malformed, oversized, out-of-order and unauthorised messages get an answer or a clean close and change nothing", async () => {
  const { match, tokens } = await house.seat("azul");
  const before = await house.get(`/api/matches/${match}`);
  const stranger = tokens[1 - Number(before.body["actor"])];
  const result = await runHostile({ url: house.socket, match, stranger, count: 3000, lanes: 10 });
  expect(result.faults).toEqual([]);
  expect(result.sent).toBeGreaterThanOrEqual(3000);
  expect(Object.keys(result.answers)).toEqual(
    expect.arrayContaining(["unexpected", "unauthorised", "stale", "forbidden"]),
  );
  // There must be no internal error: it would tell the client to try again.
  expect(result.answers).not.toHaveProperty("unavailable");
  expect(result.closes["1009"]).toBeGreaterThan(5);
  const answered = [...Object.values(result.answers), ...Object.values(result.closes)].reduce((sum, n) => sum + n, 0);
  expect(answered).toBe(result.sent);
  expect((await house.get(`/api/matches/${match}`)).text).toBe(before.text);
  expect((await house.get("/healthz")).body).toEqual({ status: "ok" });
});

test("a frame over 8 kB closes the socket with the right code; compression is not offered", async () => {
  const socket = new WebSocket(house.socket, { perMessageDeflate: true });
  await new Promise((resolve) => socket.on("open", resolve));
  expect(socket.extensions).toBe("");
  const closed = new Promise((resolve) => socket.on("close", resolve));
  socket.send(randomBytes(5000).toString("hex"));
  expect(await closed).toBe(1009);
});

test("unreadable messages are answered twenty times, then the socket is closed with the right code", async () => {
  const socket = new WebSocket(house.socket);
  await new Promise((resolve) => socket.on("open", resolve));
  const refusals: string[] = [];
  socket.on("message", (data: Buffer) => data.includes("unexpected") && refusals.push(data.toString()));
  const closed = new Promise((resolve) => socket.on("close", resolve));
  for (let i = 0; i < 30; i++) socket.send("nonsense");
  expect(await closed).toBe(1008);
  expect(refusals.length).toBeGreaterThan(20);
});

test("our own pages and programs can open a socket, other sites' pages cannot", async () => {
  const opens = (origin?: string): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(house.socket, origin === undefined ? {} : { origin });
      socket.on("open", () => resolve(101));
      socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
      socket.on("error", () => undefined);
    });
  expect(await opens()).toBe(101);
  expect(await opens(house.base)).toBe(101);
  expect(await opens("https://evil.example")).toBe(403);
  expect(await opens("null")).toBe(403);
});

test("commands with no token, another player's token or another match's token change nothing", async () => {
  const { match, tokens } = await house.seat("marrakech");
  const other = await house.seat("marrakech");
  for (const token of [undefined, other.tokens[0], "x".repeat(24)]) {
    const answer = await house.post(`/api/matches/${match}/moves`, { move: "L" }, token);
    expect(answer).toMatchObject({ status: 401, body: { code: "unauthorised" } });
  }
  const watcher = house.guest(match);
  await until("watches", () => watcher.table !== undefined);
  watcher.send({ type: "move", match, id: "1", ply: 0, move: "L" });
  watcher.send({ type: "resign", match: other.match, id: "2" });
  await until("refused", () => watcher.refusals.length === 2);
  expect(watcher.refusals.every((refusal) => refusal.startsWith("unauthorised"))).toBe(true);
  const first = Number(watcher.table?.first);
  const wrong = await house.post(`/api/matches/${match}/moves`, { move: "L" }, tokens[1 - first]);
  expect(wrong).toMatchObject({ status: 403, body: { code: "forbidden" } });
});

test("too many messages are refused with the time to wait", async () => {
  const strict = await House.open({ RATE_LIMITS: "on" });
  const statuses: number[] = [];
  for (let i = 0; i < 40; i++) statuses.push((await strict.get("/api/codes/BCDFGH")).status);
  expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true);
  const answer = await strict.get("/api/codes/BCDFGH");
  expect(answer).toMatchObject({ status: 429, body: { code: "rate" } });
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  const guest = strict.guest("111111111111");
  await until("open", () => guest.connects > 0);
  for (let i = 0; i < 100; i++) guest.send({ type: "ping" });
  await until("refused", () => guest.refusals.some((refusal) => refusal.startsWith("rate")));
  await strict.close();
});
