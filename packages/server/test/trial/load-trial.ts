/** The trials of `npm run load`. Server and generator share the machine, as they would on a small one. */
import { shelf } from "@riad/games";
import { runHostile } from "./hostile.ts";
import { LightClient } from "./light-client.ts";
import { LoadMatch } from "./load-match.ts";
import { compareRivals, loadNow } from "./rivals/compare.ts";
import { collectGarbage, quantile, readMetric, residentBytes } from "./process-figures.ts";
import { NodeProcess, freePort, newFolder } from "./services.ts";

type Figures = Record<string, number | string>;

export class LoadTrial {
  readonly #env = { RIAD_DATA: newFolder(), RATE_LIMITS: "off", LOG_LEVEL: "fatal" };
  #node: NodeProcess | undefined;

  async open(): Promise<void> {
    this.#node = new NodeProcess(await freePort(), this.#env);
    await this.#node.start();
  }

  async close(): Promise<void> {
    await this.#node?.kill("SIGTERM");
  }

  /**
   * `count` matches of two players, with `watchers` spectators each; players pause so that there are `rate` decisions
   * per second in all, or do not pause at a rate of 0.
   */
  async play(count: number, seconds: number, rate: number, watchers = 1): Promise<Figures> {
    const times: number[] = [];
    let isCounting = false;
    let isEnding = false;
    const pace = (): number => (rate === 0 ? 0 : (2 * Math.random() * (1000 * count)) / rate);
    const matches = new Set<LoadMatch>();
    const open = async (i: number): Promise<void> => {
      const game = shelf[i % shelf.length];
      const { match, tokens } = await this.#newMatch(game.id);
      if (isEnding) return;
      matches.add(
        new LoadMatch(
          game,
          this.#at.socket,
          match,
          [...tokens, ...Array.from({ length: watchers }, () => undefined)],
          pace,
          {
            done: (ms) => isCounting && times.push(ms),
            over: (old) => {
              old.close();
              matches.delete(old);
              if (!isEnding) void open(i);
            },
          },
        ),
      );
    };
    await inParallel(count, 20, open);
    await pause(3000);
    const before = await readMetric(this.#at.http, "riad_moves_total");
    const started = performance.now();
    const processor = await readMetric(this.#at.http, "process_cpu_seconds_total");
    const commits = await this.#commits();
    const own = process.cpuUsage();
    isCounting = true;
    await pause(seconds * 1000);
    isCounting = false;
    const elapsed = (performance.now() - started) / 1000;
    const moves = (await readMetric(this.#at.http, "riad_moves_total")) - before;
    const used = (await readMetric(this.#at.http, "process_cpu_seconds_total")) - processor;
    const after = await this.#commits();
    const { user, system } = process.cpuUsage(own);
    isEnding = true;
    for (const match of matches) match.close();
    await pause(200);
    times.sort((a, b) => a - b);
    return {
      matches: count,
      sockets: count * (2 + watchers),
      decisionsPerSecond: Math.round(times.length / elapsed),
      durableMovesPerSecond: Math.round(moves / elapsed),
      p50: round(quantile(times, 0.5)),
      p95: round(quantile(times, 0.95)),
      p99: round(quantile(times, 0.99)),
      longest: round(times.at(-1) ?? NaN),
      changesInACommit: round((after.changes - commits.changes) / (after.count - commits.count)),
      millisecondsOfACommit: round((1000 * (after.seconds - commits.seconds)) / (after.count - commits.count)),
      serverProcessor: `${Math.round((100 * used) / elapsed)} %`,
      generatorProcessor: `${Math.round((user + system) / elapsed / 10_000)} %`,
    };
  }

  /** The same tables of two on other projects' servers. Ratios are ours to theirs. */
  async compare(tables: number, seconds: number): Promise<object> {
    const trials: Record<string, object> = {};
    for (const [name, rate] of [
      ["paced", 2 * tables],
      ["rush", 0],
    ] as const) {
      const load = loadNow();
      const own = await this.play(tables, seconds, rate, 0);
      const others = await compareRivals({ tables, seconds, rate });
      const ratios = Object.fromEntries(
        others.map(({ name: other, movesPerSecond: moves, p99: slowest }) => [
          other,
          {
            moves: (Number(own["decisionsPerSecond"]) / moves).toFixed(2),
            p99: (Number(own["p99"]) / slowest).toFixed(2),
          },
        ]),
      );
      const { decisionsPerSecond: movesPerSecond, durableMovesPerSecond, p50, p99 } = own;
      const riad = {
        name: "Riad",
        movesPerSecond,
        durableMovesPerSecond,
        p50,
        p99,
        durable: "yes: synced before it is sent",
      };
      trials[name] = { loadAverage: [load, loadNow()], results: [riad, ...others], ratios };
    }
    return { tables, ...trials };
  }

  /** Sockets that are open and do nothing. */
  async idle(count: number): Promise<Figures> {
    const pid = this.#at.pid ?? 0;
    await pause(1000);
    const before = residentBytes(pid);
    const heap = await readMetric(this.#at.http, "nodejs_heap_size_used_bytes");
    const clients: LightClient[] = [];
    await inParallel(count, 50, async () => {
      const client = new LightClient(this.#at.socket, "", undefined, () => undefined);
      clients.push(client);
      await new Promise((resolve) => client.socket.on("open", resolve));
    });
    await pause(5000);
    const figures = {
      sockets: await readMetric(this.#at.http, "riad_sockets"),
      residentKilobytesEach: round((residentBytes(pid) - before) / count / 1000),
      heapKilobytesEach: round(
        ((await readMetric(this.#at.http, "nodejs_heap_size_used_bytes")) - heap) / count / 1000,
      ),
    };
    for (const client of clients) client.close();
    return figures;
  }

  /** Matches that are played for a while and resigned: their memory must be freed. */
  async finished(count: number): Promise<Figures> {
    const figures: Figures = {};
    const game = shelf[1];
    const inspector = await freePort();
    await this.close();
    this.#node = new NodeProcess(await freePort(), {
      ...this.#env,
      NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
    });
    await this.#node.start();
    for (let tenth = 1; tenth <= 10; tenth++) {
      await inParallel(count / 10, 40, async () => {
        const { match, tokens } = await this.#newMatch(game.id);
        await new Promise<void>((resolve) => {
          const played: LoadMatch = new LoadMatch(game, this.#at.socket, match, tokens, () => 0, {
            done: () => {
              if (played.decisions === 8) played.clients[0].send({ type: "resign", match, id: "r" });
            },
            over: () => {
              played.close();
              resolve();
            },
          });
        });
      });
      if (tenth % 3 === 1) {
        figures[`heapMegabytesAfter${(count / 10) * tenth}`] = round((await this.#heap(inspector)) / 1e6);
      }
    }
    return figures;
  }

  /** Messages that no honest client sends: each is answered or closes its socket, and the match is unchanged. */
  async hostile(count: number): Promise<object> {
    const { match, tokens } = await this.#newMatch(shelf[0].id);
    const look = async (): Promise<string> => (await fetch(`${this.#at.http}/api/matches/${match}`)).text();
    const before = await look();
    const { actor } = JSON.parse(before) as { actor: number };
    const stranger = tokens[1 - actor];
    const result = await runHostile({ url: this.#at.socket, match, stranger, count, lanes: 20 });
    const health = (await fetch(`${this.#at.http}/healthz`)).status;
    return { ...result, health, matchUnchanged: (await look()) === before };
  }

  /** Kills the server with many live matches in its store and many people connected to some of them. */
  async restart(live: number, connected: number): Promise<Figures> {
    const matches: LoadMatch[] = [];
    let moved = new Set<string>();
    await inParallel(live, 40, async (i) => {
      const game = shelf[i % shelf.length];
      const { match, tokens } = await this.#newMatch(game.id);
      if (i >= connected) return;
      const hooks = { done: () => void moved.add(match), over: (old: LoadMatch) => old.close() };
      matches.push(new LoadMatch(game, this.#at.socket, match, tokens, () => 200 + Math.random() * 800, hooks));
    });
    await pause(4000);
    const alive = matches.filter((match) => !match.isOver);
    await this.#at.kill();
    const started = performance.now();
    const serving = await this.#at.start();
    moved = new Set();
    while (moved.size < alive.filter((match) => !match.isOver).length && performance.now() - started < 60_000)
      await pause(20);
    const playing = performance.now() - started;
    for (const match of matches) match.close();
    return {
      liveMatches: live,
      connectedMatches: connected,
      servingAfterSeconds: round(serving / 1000),
      everybodyMovedAfterSeconds: round(playing / 1000),
    };
  }

  get #at(): NodeProcess {
    if (this.#node === undefined) throw new Error("The node is not open.");
    return this.#node;
  }

  async #commits(): Promise<{ count: number; changes: number; seconds: number }> {
    const { http } = this.#at;
    const [count, changes, seconds] = await Promise.all(
      ["riad_commit_seconds_count", "riad_commit_batch_size_sum", "riad_commit_seconds_sum"].map((name) =>
        readMetric(http, name),
      ),
    );
    return { count, changes, seconds };
  }

  async #newMatch(game: string): Promise<{ match: string; tokens: string[] }> {
    const created = await this.#post("/api/matches", { game, seats: [{ kind: "me" }, { kind: "open" }] });
    const joined = await this.#post(`/api/matches/${created["match"]}/join`, { name: "Tariq" });
    return { match: created["match"], tokens: [created["token"], joined["token"]] };
  }

  async #post(path: string, body: object): Promise<Record<string, string>> {
    const response = await fetch(this.#at.http + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Record<string, string>;
  }

  /** The heap that remains when the sockets of the last matches are closed and garbage has been collected. */
  async #heap(inspector: number): Promise<number> {
    await pause(3000);
    await collectGarbage(inspector);
    return readMetric(this.#at.http, "nodejs_heap_size_used_bytes");
  }
}

/** Runs `task` for 0 … count - 1, `lanes` at a time. */
async function inParallel(count: number, lanes: number, task: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) await task(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
