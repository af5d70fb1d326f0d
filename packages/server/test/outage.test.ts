/**
 * A database that becomes unreachable without closing anything: a network that drops every packet and leaves the old
 * connections dead, and a database whose processes are paused. Every request is answered, and the node recovers on its
 * own. `npm run chaos` reports the figures.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { House, until } from "./house.ts";
import { startPostgres } from "./trial/postgres.ts";
import type { Postgres } from "./trial/postgres.ts";
import { Proxy } from "./trial/proxy.ts";

const DARK = 8000;

let postgres: Postgres;
let proxy: Proxy;
let url: string;

beforeAll(async () => {
  postgres = await startPostgres();
  proxy = await Proxy.open(postgres.port);
  url = postgres.url.replace(`:${postgres.port}/`, `:${proxy.port}/`);
});

afterAll(async () => {
  await proxy.close();
  await postgres.stop();
});

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

test("answers every request while the network drops everything for 8 s, and recovers with new connections", async () => {
  const house = await House.open({ DATABASE_URL: url });
  const { match, tokens } = await house.seat("marrakech");
  const { body } = await house.get(`/api/matches/${match}`);
  const actor = Number(body["actor"]);
  const player = house.guest(match, { token: tokens[actor] });
  await until("sits", () => player.seat === actor);
  proxy.swallow();
  const lightsOn = pause(DARK).then(() => proxy.pass());
  player.send({ type: "move", match, id: "m", ply: 0, move: "S" });
  const [moved, seen, health] = await Promise.all([
    house.post(`/api/matches/${match}/moves`, { id: "m", ply: 0, move: "S" }, tokens[actor]),
    house.get("/api/matches/111111111111"),
    house.get("/healthz"),
  ]);
  expect([moved.status, seen.status, health.status]).toEqual([503, 503, 503]);
  await until("the socket is answered", () => player.refusals.some((refusal) => refusal.startsWith("unavailable")));
  await lightsOn;
  await until("healthy again", async () => (await house.get("/healthz")).status === 200, 10_000);
  const again = await house.post(`/api/matches/${match}/moves`, { id: "m", ply: 0, move: "S" }, tokens[actor]);
  expect(again.status).toBe(200);
  await until("it is heard", () => player.moves.length > 0);
  await house.close();
});

test("a paused database is reported, and a stopping node does not wait for it", async () => {
  const house = await House.spawn({ DATABASE_URL: url });
  const { match } = await house.seat("azul");
  postgres.pause();
  try {
    expect((await house.get("/healthz")).status).toBe(503);
    expect((await house.get("/api/matches/111111111111")).status).toBe(503);
    const started = performance.now();
    await house.server.close();
    // By then a supervisor would have killed it; see STOP_WITHIN in main.ts.
    expect(performance.now() - started).toBeLessThan(15_000);
  } finally {
    postgres.resume();
  }
  const next = await House.spawn({ DATABASE_URL: url });
  expect((await next.get(`/api/matches/${match}`)).status).toBe(200);
  await next.close();
  await house.close();
});

test("cut connections and late answers do no harm", async () => {
  const house = await House.open({ DATABASE_URL: url });
  const { match } = await house.seat("azul");
  proxy.cut();
  await until("serves again", async () => (await house.get("/healthz")).status === 200, 10_000);
  proxy.delay = 200;
  expect((await house.get("/healthz")).status).toBe(200);
  proxy.delay = 0;
  expect((await house.get(`/api/matches/${match}`)).status).toBe(200);
  await house.close();
});
