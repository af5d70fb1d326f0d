/** Time, with a simulated clock: pauses, outages, and system clocks that jump. */
import { expect, test, vi } from "vitest";
import { Heartbeat } from "../src/heartbeat.ts";
import { SteadyClock } from "../src/steady-clock.ts";
import type { Outage, Store } from "../src/store/store.ts";
import { House, picker, until } from "./house.ts";
import { NodeProcess, freePort, newFolder } from "./trial/services.ts";

const HOUR = 3_600_000;

/** The part of a store that a heartbeat uses. */
class PulseStore {
  readonly isPrivate: boolean;
  at: number | undefined;
  readonly kept: Outage[] = [];
  isDown = false;

  constructor(isPrivate: boolean) {
    this.isPrivate = isPrivate;
  }

  pulse(): Promise<number | undefined> {
    return Promise.resolve(this.at);
  }

  beat(now: number, gap: number): Promise<number> {
    if (this.isDown) return Promise.reject(new Error("down"));
    if (this.at !== undefined && now - this.at > gap) this.kept.push({ from: this.at, to: now });
    this.at = Math.max(this.at ?? now, now);
    return Promise.resolve(this.at);
  }

  outages(): Promise<readonly Outage[]> {
    return Promise.resolve([...this.kept]);
  }
}

/** A machine whose clocks the test controls. */
function machine(store: PulseStore, wall = 50 * HOUR) {
  const time = { wall, monotonic: 1000 };
  const clock = new SteadyClock(
    () => time.wall,
    () => time.monotonic,
  );
  const heartbeat = new Heartbeat(store as unknown as Store, clock);
  const pass = (ms: number): void => {
    time.wall += ms;
    time.monotonic += ms;
  };
  return { time, clock, heartbeat, pass };
}

test("setting the system clock does not affect a running process", () => {
  const { clock, time, pass } = machine(new PulseStore(true));
  const start = clock.now();
  for (const jump of [HOUR, -2 * HOUR]) {
    time.wall += jump;
    pass(1000);
  }
  expect(clock.now() - start).toBe(2000);
});

test("a pause is credited before a clock is judged", async () => {
  const store = new PulseStore(true);
  const { heartbeat, clock, pass } = machine(store);
  await heartbeat.start();
  pass(1000);
  await heartbeat.beat();
  pass(2000);
  await heartbeat.ensureFresh();
  expect(heartbeat.outages).toEqual([]);
  const from = clock.now() - 2000;
  pass(11_000);
  await heartbeat.ensureFresh();
  expect(heartbeat.outages).toEqual([{ from, to: clock.now() }]);
});

test("an unreachable store counts as an outage, which is recorded before any clock is judged", async () => {
  const store = new PulseStore(true);
  const { heartbeat, clock, pass } = machine(store);
  await heartbeat.start();
  const from = clock.now();
  store.isDown = true;
  pass(5000);
  await expect(heartbeat.ensureFresh()).rejects.toThrow("down");
  pass(5000);
  store.isDown = false;
  await heartbeat.ensureFresh();
  expect(heartbeat.outages).toEqual([{ from, to: from + 10_000 }]);
});

test("a node that starts after the clock was set back continues from the last beat", async () => {
  const store = new PulseStore(true);
  const before = machine(store);
  await before.heartbeat.start();
  const after = machine(store, 49 * HOUR);
  await after.heartbeat.start();
  expect(after.clock.now()).toBe(50 * HOUR);
  after.pass(1000);
  await after.heartbeat.beat();
  expect(store.at).toBe(50 * HOUR + 1000);
});

test("a node with a wrong clock adopts the time of the nodes it joins", async () => {
  const store = new PulseStore(false);
  const right = machine(store);
  await right.heartbeat.start();
  for (const wrong of [51 * HOUR, 49 * HOUR]) {
    const late = machine(store, wrong);
    const starting = late.heartbeat.start();
    right.pass(1000);
    await right.heartbeat.beat();
    await starting;
    expect(Math.abs(late.clock.now() - right.clock.now())).toBeLessThan(1000);
  }
  expect(store.kept).toEqual([]);
});

test("a start long after the last beat records an outage if no other node is running", async () => {
  const store = new PulseStore(false);
  await machine(store).heartbeat.start();
  const { heartbeat } = machine(store, 51 * HOUR);
  await heartbeat.start();
  expect(heartbeat.outages).toEqual([{ from: 50 * HOUR, to: 51 * HOUR }]);
});

test("jumps of the system clock in either direction cost nobody a match and stall nothing", async () => {
  const house = await House.open();
  const real = Date.now;
  try {
    const { match, tokens } = await house.seat("marrakech", 2, { clock: { kind: "turn", seconds: 5 } });
    const guests = tokens.map((token) => house.guest(match, { token }));
    await until("both sit", () => guests.every(({ seat }) => seat !== null));
    for (const jump of [HOUR, -HOUR]) {
      vi.spyOn(Date, "now").mockImplementation(() => real() + jump);
      await new Promise((resolve) => setTimeout(resolve, 1200));
      const { body } = await house.get(`/api/matches/${match}`);
      expect(body["table"]).toMatchObject({ status: "live" });
      const move = { move: (body["legal"] as string[])[0] };
      expect((await house.post(`/api/matches/${match}/moves`, move, tokens[Number(body["actor"])])).status).toBe(200);
    }
    // Clocks still run: nobody moves, so somebody loses on time.
    await until("the time runs out", () => guests.every(({ isOver }) => isOver));
    expect(guests[0].table?.end?.reason).toBe("time");
  } finally {
    vi.restoreAllMocks();
    await house.close();
  }
});

test.concurrent.each([HOUR, -HOUR])("a restart after the system clock was set by %i ms costs nobody a match", restart);

async function restart(jump: number): Promise<void> {
  const house = await House.open();
  const { match, tokens } = await house.seat("marrakech", 2, { clock: { kind: "turn", seconds: 5 } });
  await house.server.close();
  const again = await House.open({}, house.folder, new SteadyClock(() => Date.now() + jump));
  const guests = tokens.map((token) => again.guest(match, { token, choose: picker(1), pause: () => 50 }));
  await until("they play on", () => guests.every(({ moves }) => moves.length > 6));
  expect(guests[0].table?.status).toBe("live");
  for (const guest of guests) guest.close();
  const watcher = again.guest(match);
  await until("the time runs out", () => watcher.isOver);
  expect(watcher.table?.end?.reason).toBe("time");
  await again.close();
}

test.concurrent("a process that is paused for longer than the clocks have left costs nobody a match", async () => {
  const folder = newFolder();
  const env = { RIAD_DATA: folder, RATE_LIMITS: "off", LOG_LEVEL: "fatal" };
  const node = new NodeProcess(await freePort(), env);
  await node.start();
  const post = async (path: string, body: object, token?: string): Promise<Record<string, unknown>> => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(node.http + path, { method: "POST", headers, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, unknown>;
  };
  const get = async (match: string): Promise<{ actor: number; legal: string[]; table: { status: string } }> =>
    (await (await fetch(`${node.http}/api/matches/${match}`)).json()) as never;
  try {
    const matches = [];
    for (let i = 0; i < 8; i++) {
      const clock = { kind: "bank", seconds: 5, increment: 0 };
      const created = await post("/api/matches", {
        game: "marrakech",
        seats: [{ kind: "me" }, { kind: "open" }],
        clock,
      });
      const match = String(created["match"]);
      const joined = await post(`/api/matches/${match}/join`, { name: "Guest" });
      matches.push({ match, tokens: [String(created["token"]), String(joined["token"])] });
    }
    const pid = node.pid ?? 0;
    process.kill(pid, "SIGSTOP");
    await new Promise((resolve) => setTimeout(resolve, 7000));
    // The moves are the first thing that the process sees when it resumes.
    const { match: one, tokens } = matches[0];
    const late = Promise.all(tokens.map((token) => post(`/api/matches/${one}/moves`, { move: "L" }, token)));
    process.kill(pid, "SIGCONT");
    expect(new Set((await late).map(({ code }) => code))).toEqual(new Set(["forbidden", undefined]));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const states = await Promise.all(matches.map(({ match }) => get(match)));
    expect(states.map(({ table }) => table.status)).toEqual(matches.map(() => "live"));
  } finally {
    if (node.pid !== undefined) process.kill(node.pid, "SIGCONT");
    await node.kill();
  }
}, 60_000);
