/**
 * Plays matches while processes are killed, and then checks that no acknowledged move is missing, was applied twice, or
 * looks different to anybody.
 */
import { shelf } from "@riad/games";
import pg from "pg";
import Database from "libsql";
import { Guest } from "./guest.ts";
import { startPostgres } from "./postgres.ts";
import type { Postgres } from "./postgres.ts";
import { Proxy } from "./proxy.ts";
import { NodeProcess, freePort, newFolder, startRedis } from "./services.ts";
import type { Redis } from "./services.ts";
import { Troubles } from "./troubles.ts";
import type { Trouble } from "./troubles.ts";

export interface ChaosPlan {
  readonly store: "sqlite" | "postgres";
  readonly redis: boolean;
  readonly nodes: number;
  /** Matches in progress at any time. */
  readonly matches: number;
  readonly kills: number;
  /** A service is restarted after this many kills. */
  readonly restartEvery: number;
  /** The longest wait between two kills, in milliseconds. */
  readonly between: number;
  /** At least this many moves are acknowledged before each kill: killing an idle node proves nothing. */
  readonly movesBetween: number;
  /** Other faults, one after every `troubleEvery` kills, in turn. */
  readonly troubles?: readonly Trouble[];
  readonly troubleEvery?: number;
  readonly report?: (line: string) => void;
}

export interface ChaosResult {
  readonly kills: number;
  readonly restarts: number;
  readonly troubles: number;
  /** The longest time from the end of a fault until a move was acknowledged again, in milliseconds. */
  readonly longestRecovery: number;
  /** Matches that ended because a clock ran out: no player here is slow, so there must be none. */
  readonly lostOnTime: number;
  readonly matches: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
  readonly different: number;
  readonly resyncs: number;
  readonly connects: number;
  readonly faults: readonly string[];
  readonly seconds: number;
}

/** Milliseconds. A node that is not serving again by then has failed the trial. */
const START_PATIENCE = 90_000;

/** Far more time than any player here needs, and far less than the hour by which system clocks are wrong. */
const CLOCK = { kind: "bank", seconds: 900, increment: 5 };

interface Party {
  readonly match: string;
  readonly guests: readonly Guest[];
}

export async function runChaos(plan: ChaosPlan): Promise<ChaosResult> {
  const started = performance.now();
  const trial = new ChaosTrial(plan);
  try {
    await trial.open();
    await trial.killAndPlay();
    await trial.finish();
    return await trial.judge((performance.now() - started) / 1000);
  } finally {
    await trial.close();
  }
}

class ChaosTrial {
  readonly #plan: ChaosPlan;
  readonly #data = newFolder();
  readonly #parties: Party[] = [];
  readonly #nodes: NodeProcess[] = [];
  readonly #serving = new Set<NodeProcess>();
  readonly #starting: Promise<void>[] = [];
  #postgres: Postgres | undefined;
  #proxy: Proxy | undefined;
  #troubles = new Troubles([]);
  #longestRecovery = 0;
  #redis: Redis | undefined;
  #kills = 0;
  #restarts = 0;
  #isEnding = false;

  constructor(plan: ChaosPlan) {
    this.#plan = plan;
  }

  async open(): Promise<void> {
    const env: Record<string, string> = { RIAD_DATA: this.#data, RATE_LIMITS: "off", LOG_LEVEL: "fatal" };
    if (this.#plan.store === "postgres") {
      this.#postgres = await startPostgres();
      this.#proxy = await Proxy.open(this.#postgres.port);
      env["DATABASE_URL"] = this.#postgres.url.replace(`:${this.#postgres.port}/`, `:${this.#proxy.port}/`);
    }
    if (this.#plan.redis) {
      this.#redis = await startRedis();
      if (this.#redis === undefined) throw new Error("redis-server is not installed");
      env["REDIS_URL"] = this.#redis.url;
    }
    this.#troubles = new Troubles(this.#plan.troubles ?? [], this.#postgres, this.#proxy, this.#redis);
    for (let i = 0; i < this.#plan.nodes; i++) this.#nodes.push(new NodeProcess(await freePort(), env));
    await Promise.all(this.#nodes.map((node) => this.#startAgain(node)));
  }

  async killAndPlay(): Promise<void> {
    const tables = Array.from({ length: this.#plan.matches }, (_, i) => this.#keepPlaying(i));
    const services = [this.#postgres, this.#redis].filter((service) => service !== undefined);
    while (this.#kills < this.#plan.kills) {
      await this.#someMoves();
      await pause(Math.random() * this.#plan.between);
      await this.#killOne();
      if (services.length > 0 && this.#kills % this.#plan.restartEvery === 0) {
        await services[this.#restarts++ % services.length].restart();
      }
      if (this.#kills % (this.#plan.troubleEvery ?? Infinity) === 0) await this.#makeTrouble();
      if (this.#kills % 20 === 0) this.#plan.report?.(`${this.#kills} kills, ${this.#parties.length} matches`);
    }
    this.#isEnding = true;
    await Promise.all([...tables, ...this.#starting]);
  }

  async #makeTrouble(): Promise<void> {
    const kind = await this.#troubles.next([...this.#serving][0]);
    if (kind === undefined) return;
    const started = performance.now();
    await this.#someMoves(1);
    const recovery = Math.round(performance.now() - started);
    this.#longestRecovery = Math.max(this.#longestRecovery, recovery);
    this.#plan.report?.(`${kind}: moves are acknowledged again after ${recovery} ms`);
  }

  /** Plays every match to the end, until every client has seen it. */
  async finish(): Promise<void> {
    const until = Date.now() + 60_000;
    const isWaiting = (): boolean =>
      this.#parties.some(({ guests }) => guests.some((guest) => !guest.isOver || guest.pending));
    while (isWaiting() && Date.now() < until) await pause(50);
  }

  async judge(seconds: number): Promise<ChaosResult> {
    const faults: string[] = [];
    let [acknowledged, lost, different, resyncs, connects, lostOnTime] = [0, 0, 0, 0, 0, 0];
    for (const { match, guests } of this.#parties) {
      const answer = await fetch(`${this.#nodes[0].http}/api/matches/${match}`);
      const truth = (await answer.json()) as {
        moves: string[];
        hash: string;
        table: { end: { reason: string } | null };
      };
      if (truth.table.end?.reason === "time") lostOnTime++;
      for (const guest of guests) {
        acknowledged += guest.acknowledged.size;
        resyncs += guest.resyncs;
        connects += guest.connects;
        faults.push(...guest.faults.map((fault) => `${match} ${guest.name}: ${fault}`));
        for (const [ply, move] of guest.acknowledged) if (truth.moves[ply] !== move) lost++;
        if (guest.hash !== truth.hash || guest.moves.join(" ") !== truth.moves.join(" ") || !guest.isOver) {
          different++;
          faults.push(
            `${match} ${guest.name}: ${guest.moves.length} moves, ${guest.table?.status}, ${guest.refusals.at(-1)}`,
          );
        }
      }
    }
    return {
      kills: this.#kills,
      restarts: this.#restarts,
      troubles: this.#troubles.count,
      longestRecovery: this.#longestRecovery,
      lostOnTime,
      matches: this.#parties.length,
      acknowledged,
      lost,
      twice: await this.#countDoubles(),
      different,
      resyncs,
      connects,
      faults,
      seconds: Math.round(seconds),
    };
  }

  async close(): Promise<void> {
    for (const { guests } of this.#parties) for (const guest of guests) guest.close();
    await Promise.all(this.#nodes.map((node) => node.kill()));
    await this.#redis?.stop();
    await this.#proxy?.close();
    await this.#postgres?.stop();
  }

  async #someMoves(wanted = this.#plan.movesBetween): Promise<void> {
    const count = (): number =>
      this.#parties.reduce(
        (sum, { guests }) => sum + guests.reduce((acks, guest) => acks + guest.acknowledged.size, 0),
        0,
      );
    const before = count();
    const end = Date.now() + 30_000;
    while (count() < before + wanted && Date.now() < end) await pause(10);
  }

  /** Kills a serving node; while it restarts, the next one may already be killed. */
  async #killOne(): Promise<void> {
    while (this.#serving.size === 0) await pause(10);
    const serving = [...this.#serving];
    const node = serving[Math.floor(Math.random() * serving.length)];
    this.#serving.delete(node);
    await node.kill();
    this.#kills++;
    this.#starting.push(this.#startAgain(node));
  }

  /** A node that cannot reach its database exits with one sentence; a supervisor would restart it. */
  async #startAgain(node: NodeProcess): Promise<void> {
    const end = Date.now() + START_PATIENCE;
    for (;;) {
      try {
        await node.start(this.#troubles.skew);
        this.#serving.add(node);
        return;
      } catch (error) {
        if (Date.now() > end) throw error;
        await pause(200);
      }
    }
  }

  async #keepPlaying(i: number): Promise<void> {
    for (let round = 0; !this.#isEnding; round++) {
      const party = await this.#openTable(shelf[(i + round) % shelf.length].id);
      if (party === undefined) continue;
      this.#parties.push(party);
      const isDone = (): boolean => party.guests.every((guest) => guest.isOver && guest.pending === undefined);
      while (!isDone() && !this.#isEnding) await pause(50);
      // Clients that have seen the end disconnect: otherwise a thousand of them reconnecting after each kill would be
      // all that a node does.
      if (isDone()) for (const guest of party.guests) guest.close();
    }
  }

  async #openTable(game: string): Promise<Party | undefined> {
    const created = (await this.#post("/api/matches", {
      game,
      seats: [{ kind: "me" }, { kind: "open" }],
      clock: CLOCK,
    })) as { match: string; token: string } | undefined;
    if (created === undefined) return undefined;
    const token = crypto.randomUUID();
    const { match } = created;
    // We choose the token, so a lost answer does not matter: repeating the request finds the same seat.
    while ((await this.#post(`/api/matches/${match}/join`, { name: "Tariq", token })) === undefined) await pause(100);
    const urls = this.#nodes.map((node) => node.socket);
    const player = { urls, match, choose: pickOne, pause: () => Math.random() * 60 };
    const guests = [
      new Guest({ ...player, token: created.token }),
      new Guest({ ...player, token }),
      new Guest({ urls, match }),
    ];
    return { match, guests };
  }

  async #post(path: string, body: object): Promise<unknown> {
    const node = this.#nodes[Math.floor(Math.random() * this.#nodes.length)];
    try {
      const response = await fetch(node.http + path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(15_000),
      });
      return response.ok ? await response.json() : undefined;
    } catch {
      await pause(100);
      return undefined;
    }
  }

  /** Commands that appear in the log more than once. */
  async #countDoubles(): Promise<number> {
    const question =
      "select count(*) as n from (select 1 from moves where command is not null group by match, command having count(*) > 1) d";
    if (this.#postgres === undefined) {
      const row = new Database(`${this.#data}/riad.db`).prepare(question).get() as { n: number };
      return row.n;
    }
    const client = new pg.Client(this.#postgres.url);
    await client.connect();
    const { rows } = await client.query<{ n: string }>(question);
    await client.end();
    return Number(rows[0].n);
  }
}

function pickOne(moves: readonly number[]): number {
  return moves[Math.floor(Math.random() * moves.length)];
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
