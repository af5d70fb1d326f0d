/**
 * Redis dead, paused, or behind a network that drops everything. The bus is never authoritative, so every command is
 * still carried out, the other node finds it in the store within seconds, and the bus recovers on its own.
 */
import type { ToClient } from "@riad/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { House, until } from "./house.ts";
import type { Guest } from "./trial/guest.ts";
import { startPostgres } from "./trial/postgres.ts";
import type { Postgres } from "./trial/postgres.ts";
import { Proxy } from "./trial/proxy.ts";
import { freePort, startRedis } from "./trial/services.ts";
import type { Redis } from "./trial/services.ts";

/** Milliseconds. Longer than a node waits for Redis before it gives up on a connection. */
const DARK = 12_000;
/** Milliseconds within which the bus must recover: see PATIENCE and SILENCE in bus/redis.ts. */
const BACK_WITHIN = 20_000;

let postgres: Postgres;
let redis: Redis | undefined;
let proxy: Proxy;

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  if (redis === undefined) {
    console.warn("NOT TESTED: redis-server is not installed, so a Redis that is lost is not tried here.");
    return;
  }
  proxy = await Proxy.open(redis.port);
});

afterAll(async () => {
  await proxy?.close();
  await Promise.all([postgres.stop(), redis?.stop()]);
});

function environment(port = proxy.port): Record<string, string> {
  return { DATABASE_URL: postgres.url, REDIS_URL: `redis://127.0.0.1:${port}` };
}

/** Two people on two nodes. */
class Pair {
  readonly houses: readonly [House, House];
  readonly match: string;
  readonly #tokens: readonly string[];
  readonly players: readonly [Guest, Guest];
  readonly #heard: ToClient[] = [];
  #phrases = 0;

  static async open(): Promise<Pair> {
    const houses: [House, House] = [await House.open(environment()), await House.open(environment())];
    const { match, tokens } = await houses[0].seat("marrakech");
    const pair = new Pair(houses, match, tokens);
    await until("both sit", () => pair.players.every(({ seat }) => seat !== null));
    await pair.talk();
    return pair;
  }

  private constructor(houses: readonly [House, House], match: string, tokens: readonly string[]) {
    this.houses = houses;
    this.match = match;
    this.#tokens = tokens;
    const hear = (message: ToClient): void => void this.#heard.push(message);
    this.players = [houses[0].guest(match, { token: tokens[0] }), houses[1].guest(match, { token: tokens[1], hear })];
  }

  /** Sends phrases on one node until one arrives on the other: phrases travel only over the bus. */
  async talk(ms = BACK_WITHIN): Promise<void> {
    const before = this.#phrasesHeard;
    let next = 0;
    await until(
      "a phrase crosses the bus",
      () => {
        if (performance.now() > next) {
          next = performance.now() + 500;
          this.players[0].send({ type: "chat", match: this.match, id: `c${this.#phrases++}`, phrase: "hello" });
        }
        return this.#phrasesHeard > before;
      },
      ms,
    );
  }

  get #phrasesHeard(): number {
    return this.#heard.filter(({ type }) => type === "chat").length;
  }

  /** The player to move does so on their own node; everybody has the move within seconds. */
  async move(): Promise<void> {
    const { body } = await this.houses[0].get(`/api/matches/${this.match}`);
    const [actor, length] = [Number(body["actor"]), (body["moves"] as string[]).length];
    const move = (body["legal"] as string[])[0];
    const answer = await this.houses[actor].post(`/api/matches/${this.match}/moves`, { move }, this.#tokens[actor]);
    expect(answer.status).toBe(200);
    await until("both have the move", () => this.players.every(({ moves }) => moves.length > length), 8000);
  }

  async check(): Promise<void> {
    expect(this.players.flatMap(({ faults }) => faults)).toEqual([]);
    for (const house of this.houses) expect((await house.get("/healthz")).status).toBe(200);
  }

  async close(): Promise<void> {
    for (const house of this.houses) await house.close();
  }
}

/** Continues the match for as long as the outage lasts. */
async function playInTheDark(pair: Pair): Promise<void> {
  const end = performance.now() + DARK;
  while (performance.now() < end) await pair.move();
  await pair.check();
}

describe("two nodes", () => {
  test("continue while the network drops everything to Redis, and reconnect afterwards", async ({ skip }) => {
    skip(redis === undefined, "redis-server is not installed");
    const pair = await Pair.open();
    proxy.swallow();
    await playInTheDark(pair);
    proxy.pass();
    await pair.talk();
    await pair.check();
    await pair.close();
  });

  test("continue while Redis is paused, and while it is dead", async ({ skip }) => {
    skip(redis === undefined, "redis-server is not installed");
    const pair = await Pair.open();
    redis?.pause();
    try {
      await playInTheDark(pair);
    } finally {
      redis?.resume();
    }
    await pair.talk();
    await redis?.stop();
    await pair.move();
    await pair.check();
    await redis?.restart();
    await pair.talk();
    await pair.check();
    await pair.close();
  });
});

test("a node starts and stops in time while Redis is paused or missing", async ({ skip }) => {
  skip(redis === undefined, "redis-server is not installed");
  const nowhere = await freePort();
  redis?.pause();
  try {
    for (const port of [proxy.port, nowhere]) {
      const house = await House.spawn(environment(port));
      const { match } = await house.seat("azul");
      expect((await house.get(`/api/matches/${match}`)).status).toBe(200);
      expect((await house.get("/healthz")).status).toBe(200);
      // By then a supervisor would have killed it; see STOP_WITHIN in main.ts.
      const started = performance.now();
      expect(await house.server.close()).toBe(0);
      expect(performance.now() - started).toBeLessThan(15_000);
    }
  } finally {
    redis?.resume();
  }
});
