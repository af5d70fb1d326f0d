import type { ToClient } from "@riad/protocol";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Chores } from "../src/chores.ts";
import { Tables } from "../src/table/tables.ts";
import { NodeProcess, startPostgres, startRedis } from "./trial/services.ts";
import type { Service } from "./trial/services.ts";
import { House, picker, until } from "./house.ts";

let postgres: Service;
let redis: Service | undefined;

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  if (redis === undefined)
    console.warn("NOT TESTED: redis-server is not installed, so the Redis bus is not tried here.");
});

afterAll(async () => {
  await Promise.all([postgres.stop(), redis?.stop()]);
});

describe.each(["PostgreSQL", "Redis"])("three nodes, bus over %s", (kind) => {
  let houses: House[];
  const environment = () => ({ DATABASE_URL: postgres.url, ...(kind === "Redis" && { REDIS_URL: redis?.url ?? "" }) });

  beforeAll(async () => {
    if (kind === "Redis" && redis === undefined) return;
    houses = await Promise.all([0, 1, 2].map(() => House.open(environment())));
  });

  afterAll(async () => {
    for (const house of houses ?? []) await house.close();
  });

  test("people on different nodes play one match, and every change reaches everybody at once", async ({ skip }) => {
    skip(houses === undefined, "redis-server is not installed");
    const { match, tokens } = await houses[0].seat("azul");
    // Nodes also check the store every few seconds; turned off here, so that only the bus informs them.
    const looking = vi.spyOn(Tables.prototype, "compare").mockResolvedValue();
    const heard: ToClient[] = [];
    const players = tokens.map((token, i) => houses[i].guest(match, { token, choose: picker(i) }));
    const watcher = houses[2].guest(match, { hear: (message) => heard.push(message) });
    await until("the end", () => [...players, watcher].every((guest) => guest.isOver));
    looking.mockRestore();
    expect([...players, watcher].flatMap(({ faults }) => faults)).toEqual([]);
    expect(new Set([...players, watcher].map(({ hash }) => hash)).size).toBe(1);
    // Presence is sent at most once per second.
    await until("presence from other nodes", () =>
      heard.some((one) => one.type === "presence" && one.here.every(Boolean) && one.watchers === 1),
    );
    players[0].send({ type: "chat", match, id: "c", phrase: "thanks" });
    await until("chat on another node", () => heard.some(({ type }) => type === "chat"));
  });

  test("a node that cannot get its port exits, whatever it had opened", async ({ skip }) => {
    skip(houses === undefined, "redis-server is not installed");
    const node = new NodeProcess(houses[0].server.port, environment());
    await expect(node.start()).rejects.toThrow("the node ended with 1");
  });

  test("the same command on two nodes is carried out once", async ({ skip }) => {
    skip(houses === undefined, "redis-server is not installed");
    const { match, tokens } = await houses[0].seat("marrakech");
    const { body } = await houses[1].get(`/api/matches/${match}`);
    const token = tokens[Number(body["actor"])];
    const move = { id: "same", ply: 0, move: "S" };
    const answers = await Promise.all(houses.map((house) => house.post(`/api/matches/${match}/moves`, move, token)));
    expect(answers.map(({ status, body: { ply } }) => [status, ply])).toEqual([
      [200, 0],
      [200, 0],
      [200, 0],
    ]);
    const after = await houses[2].get(`/api/matches/${match}`);
    expect((after.body["moves"] as string[]).filter((one) => one === "S")).toHaveLength(1);
  });

  test("rejects a command from a seat's former holder on a node that has missed the change", async ({ skip }) => {
    skip(houses === undefined, "redis-server is not installed");
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];
    const { match } = (await houses[0].post("/api/matches", { game: "marrakech", seats })).body as { match: string };
    const join = async (): Promise<string> =>
      String((await houses[0].post(`/api/matches/${match}/join`, { name: "Guest" })).body["token"]);
    const former = await join();
    const socket = houses[1].guest(match, { token: former });
    await until("sits", () => socket.seat === 1);
    const deaf = [
      vi.spyOn(Tables.prototype, "compare").mockResolvedValue(),
      vi.spyOn(Tables.prototype, "refresh").mockResolvedValue(),
    ];
    await houses[0].post(`/api/matches/${match}/leave`, {}, former);
    await join();
    // Chat is not stored, so the seat has to be looked up; any other command would fail when it is committed.
    socket.send({ type: "chat", match, id: "1", phrase: "bye" });
    await until("chat is refused", () => socket.refusals.length === 1);
    await join();
    for (const [i, type] of (["resign", "leave", "rematch"] as const).entries()) {
      socket.send({ type, match, id: String(i + 2) });
      await until(`${type} is refused`, () => socket.refusals.length === i + 2);
    }
    expect(socket.refusals.every((refusal) => refusal.startsWith("unauthorised"))).toBe(true);
    for (const spy of deaf) spy.mockRestore();
    const { body } = await houses[0].get(`/api/matches/${match}`);
    expect(body["table"]).toMatchObject({ status: "live", seats: [{}, { out: null, away: false }, {}] });
  });

  test("only one of two people on two nodes gets the last seat", async ({ skip }) => {
    skip(houses === undefined, "redis-server is not installed");
    for (let i = 0; i < 5; i++) {
      const created = await houses[0].post("/api/matches", { game: "azul", seats: [{ kind: "me" }, { kind: "open" }] });
      const path = `/api/matches/${String(created.body["match"])}/join`;
      const answers = await Promise.all(houses.map((house) => house.post(path, { name: "Guest" })));
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    }
  });
});

test("a node that fails to start closes its listening connection, which would keep its process running", async () => {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const ears = async () => {
    const { rows } = await client.query<{ count: string }>(
      "select count(*) from pg_stat_activity where query like 'listen %'",
    );
    return Number(rows[0].count);
  };
  const before = await ears();
  vi.spyOn(Chores.prototype, "start").mockRejectedValueOnce(new Error("the database restarts"));
  await expect(House.open({ DATABASE_URL: postgres.url })).rejects.toThrow("the database restarts");
  await expect.poll(ears).toBe(before);
  await client.end();
});
