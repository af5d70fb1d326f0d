/** Limits per address: requests, sockets, guesses, phrases and metrics. */
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { House, until } from "./house.ts";

let house: House;

beforeAll(async () => {
  house = await House.open({ RATE_LIMITS: "on", TRUST_PROXY: "on", SOCKETS_PER_ADDRESS: "3" });
});

afterAll(() => house.close());

/** A socket that appears to come from the given address. */
function open(address: string): { socket: WebSocket; heard: Record<string, unknown>[] } {
  const socket = new WebSocket(house.socket, { headers: { "x-forwarded-for": address } });
  const heard: Record<string, unknown>[] = [];
  socket.on("message", (data: Buffer) => heard.push(JSON.parse(data.toString()) as Record<string, unknown>));
  socket.on("error", () => undefined);
  return { socket, heard };
}

test("open sockets are capped per address, and closing one makes room", async () => {
  const sockets = [];
  for (let i = 0; i < 3; i++) {
    const { socket } = open("198.51.100.1");
    await once(socket, "open");
    sockets.push(socket);
  }
  const refused = new WebSocket(house.socket, { headers: { "x-forwarded-for": "198.51.100.1" } });
  const [error] = (await once(refused, "error")) as [Error];
  expect(error.message).toContain("429");
  const other = open("198.51.100.2");
  await once(other.socket, "open");
  sockets[0].close();
  await once(sockets[0], "close");
  await until("there is room again", async () => {
    const { socket } = open("198.51.100.1");
    const isOpen = await Promise.race([once(socket, "open").then(() => true), once(socket, "close").then(() => false)]);
    if (isOpen) sockets.push(socket);
    return isOpen;
  });
  for (const socket of [...sockets, other.socket]) socket.close();
});

test("streams count as sockets", async () => {
  const { match } = await house.seat("azul");
  const headers = { "x-forwarded-for": "198.51.100.7" };
  const { socket } = open("198.51.100.7");
  await once(socket, "open");
  const stop = new AbortController();
  const stream = () => fetch(`${house.base}/api/matches/${match}/stream`, { headers, signal: stop.signal });
  expect([(await stream()).status, (await stream()).status, (await stream()).status]).toEqual([200, 200, 429]);
  expect((await house.get(`/api/matches/${match}`, headers)).status).toBe(200);
  stop.abort();
  await until("there is room again", async () => {
    const again = new AbortController();
    const { status } = await fetch(`${house.base}/api/matches/${match}/stream`, { headers, signal: again.signal });
    again.abort();
    return status === 200;
  });
  socket.close();
});

test("wrong codes block the guessing socket, not others at the same address", async () => {
  const { body } = await house.post("/api/matches", { game: "azul", seats: [{ kind: "me" }, { kind: "open" }] });
  const [guesser, pupil] = [open("198.51.100.3"), open("198.51.100.3")];
  await Promise.all([once(guesser.socket, "open"), once(pupil.socket, "open")]);
  for (let i = 0; i < 25; i++) {
    guesser.socket.send(JSON.stringify({ type: "find", code: "BCDFGH" }));
    // Slower than the limit on messages of any kind.
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  await until("it must wait", () =>
    guesser.heard.some(({ code, key }) => code === "rate" && key === "server.guessRate"),
  );
  pupil.socket.send(JSON.stringify({ type: "find", code: body["code"] }));
  await until("the pupil finds the table", () => pupil.heard.some(({ type }) => type === "found"));
  guesser.socket.close();
  pupil.socket.close();
});

test("allows one phrase per second and seat; repeating a phrase is accepted", async () => {
  const { match, tokens } = await house.seat("marrakech");
  const chat = (id: string, token: string) => house.post(`/api/matches/${match}/chat`, { id, phrase: "hello" }, token);
  expect((await chat("1", tokens[0])).status).toBe(200);
  const second = await chat("2", tokens[0]);
  expect([second.status, second.body["key"]]).toEqual([429, "server.chatRate"]);
  expect((await chat("1", tokens[0])).status).toBe(200);
  expect((await chat("1", tokens[1])).status).toBe(200);
});

test("metrics are available to this machine, or with the token", async () => {
  expect((await house.get("/metrics")).status).toBe(200);
  const forwarded = { "x-forwarded-for": "198.51.100.4" };
  expect((await house.get("/metrics", forwarded)).status).toBe(403);
  expect((await house.get("/healthz", forwarded)).body).toEqual({ status: "ok" });
  const token = "figures-for-the-operator";
  const guarded = await House.open({ METRICS_TOKEN: token });
  const show = (authorization: string) => guarded.get("/metrics", { ...forwarded, authorization });
  expect((await show(`Bearer ${token}`)).status).toBe(200);
  expect((await show("Bearer something-else-entirely")).status).toBe(403);
  await guarded.close();
  const open_ = await House.open({ METRICS: "open" });
  expect((await open_.get("/metrics", forwarded)).status).toBe(200);
  await open_.close();
});

test("every route counts: the API, text pages, metrics and health; IPv6 counts by /64", async () => {
  const { body } = await house.post("/api/matches", { game: "azul", seats: [{ kind: "me" }, { kind: "open" }] });
  let i = 0;
  const from = (): Record<string, string> => ({ "x-forwarded-for": `2001:db8:5:5::${(++i).toString(16)}` });
  const paths = ["/api", "/api/lobby", `/azul/${String(body["match"])}`, "/metrics", "/healthz"];
  for (let sent = 0; sent < 1200; sent += 40) {
    await Promise.all(Array.from({ length: 40 }, (_, n) => house.get(paths[n % 3], from())));
  }
  for (const path of paths) expect((await house.get(path, from())).status, path).toBe(429);
  expect((await house.get(paths[2], { ...from(), accept: "text/html" })).status).toBe(200);
  expect((await house.get("/api", { "x-forwarded-for": "2001:db8:5:6::1" })).status).toBe(200);
});
