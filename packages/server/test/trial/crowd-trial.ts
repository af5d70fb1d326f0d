/**
 * One address against everybody else: many tables with strong computers beside a player against an easy one, sockets
 * that come and go as fast as their limits allow beside a player, and a match that thousands watch.
 */
import { once } from "node:events";
import { WebSocket } from "ws";
import { Guest } from "./guest.ts";
import { LightClient } from "./light-client.ts";
import { quantile, readMetric } from "./process-figures.ts";
import { NodeProcess, freePort, newFolder } from "./services.ts";

const GREEDY = { "x-forwarded-for": "198.51.100.1" };
const MODEST = { "x-forwarded-for": "198.51.100.2" };

interface Created {
  readonly match: string;
  readonly token: string;
}

export class CrowdTrial {
  readonly #node: NodeProcess;

  /** With the usual limits, or without them for a crowd that would really have many addresses. */
  static async open(limits: "on" | "off"): Promise<CrowdTrial> {
    const env = { RIAD_DATA: newFolder(), RATE_LIMITS: limits, TRUST_PROXY: "on", LOG_LEVEL: "fatal" };
    const node = new NodeProcess(await freePort(), env);
    await node.start();
    return new CrowdTrial(node);
  }

  private constructor(node: NodeProcess) {
    this.#node = node;
  }

  async close(): Promise<void> {
    await this.#node.kill("SIGTERM");
  }

  /** `tables` experts of one address, and the time that another address's easy computer takes for `replies` moves. */
  async experts(tables: number, replies: number) {
    const guests: Guest[] = [];
    for (let i = 0; i < tables; i++) guests.push(await this.#playAgainst("expert", GREEDY));
    await until(() => guests.every(({ table }) => table?.status === "live"));
    const times: number[] = [];
    const queue: number[] = [];
    while (times.length < replies) {
      const before = times.length;
      const guest = await this.#playAgainst("easy", MODEST, (ms) => times.push(ms));
      guests.push(guest);
      await until(() => guest.isOver || times.length >= replies);
      queue.push(await readMetric(this.#node.http, "riad_thoughts_waiting"));
      if (times.length === before) throw new Error("The easy computer did not move.");
    }
    for (const guest of guests) guest.close();
    const faults = guests.flatMap((guest) => guest.faults);
    times.sort((a, b) => a - b);
    return { tables, replies: times.length, ...spread(times), thoughtsWaiting: Math.max(...queue), faults };
  }

  /**
   * `sockets` of one address that watch and leave a match as fast as the limits allow, and a player's pings meanwhile.
   */
  async toggles(sockets: number, seconds: number) {
    const { match } = await this.#create([{ kind: "me" }, { kind: "open" }], GREEDY);
    const own = await this.#create([{ kind: "me" }, { kind: "open" }], MODEST);
    const crowd = await Promise.all(
      Array.from({ length: sockets }, async () => {
        const socket = new WebSocket(this.#node.socket, { headers: GREEDY, perMessageDeflate: false });
        await once(socket, "open");
        return socket;
      }),
    );
    const player = new WebSocket(this.#node.socket, { headers: MODEST, perMessageDeflate: false });
    await once(player, "open");
    player.send(JSON.stringify({ type: "watch", match: own.match, length: 0, token: own.token }));
    // The rest of the machine's load delays pings too.
    const calm = await pingFor(player, seconds / 2);
    let toggles = 0;
    const timers: NodeJS.Timeout[] = [];
    for (const socket of crowd) {
      // Spread out: a hundred sockets that send at the same moment would be a burst of the generator, not a hundred
      // people.
      await pause(1000 / 18 / sockets);
      let isIn = false;
      // 18 messages per second: slightly fewer than a socket may send.
      const toggle = (): void => {
        isIn = !isIn;
        toggles++;
        socket.send(JSON.stringify(isIn ? { type: "watch", match, length: 0 } : { type: "unwatch", match }));
      };
      timers.push(setInterval(toggle, 1000 / 18));
    }
    // Reading these metrics resets them.
    await readMetric(this.#node.http, "nodejs_eventloop_lag_max_seconds");
    const processor = await readMetric(this.#node.http, "process_cpu_seconds_total");
    const times = await pingFor(player, seconds);
    const lag = await readMetric(this.#node.http, "nodejs_eventloop_lag_max_seconds");
    const used = (await readMetric(this.#node.http, "process_cpu_seconds_total")) - processor;
    for (const timer of timers) clearInterval(timer);
    for (const socket of [...crowd, player]) socket.terminate();
    return {
      sockets,
      calm: spread(calm),
      togglesPerSecond: Math.round(toggles / seconds),
      pings: times.length,
      ...spread(times),
      serverProcessor: `${Math.round((100 * used) / seconds)} %`,
      longestHoldUpOfServer: round(1000 * lag),
    };
  }

  /** `count` people watch one match; the node is killed and they reconnect; then all leave. */
  async spectators(count: number) {
    const { match, token } = await this.#create([{ kind: "me" }, { kind: "open" }], MODEST);
    await this.#post(`/api/matches/${match}/join`, { name: "Tariq" }, MODEST);
    const player = new LightClient(this.#node.socket, match, token, () => undefined);
    await until(() => player.isReady);
    const processor = (): Promise<number> => readMetric(this.#node.http, "process_cpu_seconds_total");
    const before = await processor();
    const started = performance.now();
    const crowd = Array.from(
      { length: count },
      () => new LightClient(this.#node.socket, match, undefined, () => undefined),
    );
    await until(() => crowd.every(({ isReady }) => isReady));
    const arrived = performance.now() - started;
    const joining = (await processor()) - before;
    await this.#node.kill();
    const killed = performance.now();
    await this.#node.start();
    await until(() => crowd.every(({ isReady }) => isReady));
    const back = performance.now() - killed;
    await pause(2000);
    const full = await processor();
    for (const client of crowd) client.close();
    await until(async () => (await readMetric(this.#node.http, "riad_sockets")) <= 1);
    const leaving = (await processor()) - full;
    player.close();
    return {
      spectators: count,
      arrivedAfterSeconds: round(arrived / 1000),
      backAfterKillSeconds: round(back / 1000),
      millisecondsOfJoining: round((1000 * joining) / count),
      millisecondsOfLeaving: round((1000 * leaving) / count),
    };
  }

  /** A player who moves at random without delay; `heard` is called with the time of each reply. */
  async #playAgainst(level: string, headers: Record<string, string>, heard?: (ms: number) => void): Promise<Guest> {
    const { match, token } = await this.#create([{ kind: "me" }, { kind: "computer", level }], headers);
    let askedAt: number | undefined;
    return new Guest({
      urls: [this.#node.socket],
      match,
      token,
      headers,
      choose: (moves) => moves[Math.floor(Math.random() * moves.length)],
      // Slower than the limit on messages, like a quick person.
      pause: () => 120,
      applied: ({ position, seat }) => {
        if (position === undefined || seat === null) return;
        if (position.actor !== seat && position.actor >= 0) askedAt ??= performance.now();
        else if (askedAt !== undefined) {
          heard?.(performance.now() - askedAt);
          askedAt = undefined;
        }
      },
    });
  }

  #create(seats: object[], headers: Record<string, string>): Promise<Created> {
    return this.#post("/api/matches", { game: "azul", seats }, headers) as Promise<Created>;
  }

  async #post(path: string, body: object, headers: Record<string, string>): Promise<unknown> {
    const response = await fetch(this.#node.http + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }
}

/** The times of pings in milliseconds, sorted. */
async function pingFor(socket: WebSocket, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let n = 0; performance.now() < end; n++) {
    const sent = performance.now();
    socket.send(JSON.stringify({ type: "ping", n }));
    await pong(socket, n);
    times.push(performance.now() - sent);
    await pause(75);
  }
  return times.sort((a, b) => a - b);
}

function pong(socket: WebSocket, n: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Ping ${n} was not answered.`)), 30_000);
    const hear = (data: Buffer): void => {
      const text = data.toString();
      if (!text.startsWith('{"type":"pong"') || !text.includes(`"n":${n},`)) return;
      clearTimeout(timer);
      socket.off("message", hear);
      resolve();
    };
    socket.on("message", hear);
  });
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error("The trial waited in vain.");
    await pause(10);
  }
}

function spread(sorted: readonly number[]): { p50: number; p99: number; longest: number } {
  return {
    p50: round(quantile(sorted, 0.5)),
    p99: round(quantile(sorted, 0.99)),
    longest: round(sorted.at(-1) ?? NaN),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
