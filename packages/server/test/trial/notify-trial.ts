/**
 * Players who move only when notified of their turn, on nodes that are killed right after a move was acknowledged: a
 * lost message stops a match, and a repeated one is counted.
 */
import { rmSync } from "node:fs";
import { KnownPlayer } from "./player.ts";
import { Receiver } from "./receiver.ts";
import { NodeProcess, freePort, newFolder, startPostgres } from "./services.ts";

export interface NotifyPlan {
  readonly store: "sqlite" | "postgres";
  readonly nodes: number;
  readonly matches: number;
  /** Turns in all. */
  readonly turns: number;
  readonly kills: number;
}

export interface NotifyFigures {
  readonly turns: number;
  readonly kills: number;
  readonly lost: number;
  readonly twice: number;
  /** Milliseconds from an acknowledged move to the notification, for moves after which no node was killed. */
  readonly median: number;
  readonly longest: number;
}

/** Milliseconds after which a notification counts as lost: longer than a node's claim. */
const LOST_AFTER = 120_000;

export async function runNotify(plan: NotifyPlan): Promise<NotifyFigures> {
  const folder = newFolder();
  const postgres = plan.store === "postgres" ? await startPostgres() : undefined;
  const receiver = await Receiver.open();
  const env = {
    NOTIFY_PRIVATE: "on",
    RATE_LIMITS: "off",
    LOG_LEVEL: "fatal",
    RIAD_DATA: folder,
    ...(postgres !== undefined && { DATABASE_URL: postgres.url }),
  };
  const nodes = await Promise.all(
    Array.from({ length: plan.nodes }, async () => new NodeProcess(await freePort(), env)),
  );
  // One at a time: the first one sets up the database.
  for (const node of nodes) await node.start();
  const serving = new Set(nodes);
  const trial = new Trial(plan, receiver, nodes, serving);
  try {
    return await trial.run();
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
    await receiver.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

class Trial {
  readonly #plan: NotifyPlan;
  readonly #receiver: Receiver;
  readonly #nodes: readonly NodeProcess[];
  readonly #serving: Set<NodeProcess>;
  readonly #delays: number[] = [];
  #turns = 0;
  #kills = 0;
  #lost = 0;
  #restarting: Promise<unknown> = Promise.resolve();

  constructor(plan: NotifyPlan, receiver: Receiver, nodes: readonly NodeProcess[], serving: Set<NodeProcess>) {
    this.#plan = plan;
    this.#receiver = receiver;
    this.#nodes = nodes;
    this.#serving = serving;
  }

  async run(): Promise<NotifyFigures> {
    await Promise.all(Array.from({ length: this.#plan.matches }, (_, i) => this.#playMatches(i)));
    await this.#restarting;
    const ids = this.#receiver.received.map(({ headers }) => headers["idempotency-key"]);
    const sorted = this.#delays.sort((a, b) => a - b);
    return {
      turns: this.#turns,
      kills: this.#kills,
      lost: this.#lost,
      twice: ids.length - new Set(ids).size,
      median: sorted[Math.floor(sorted.length / 2)] ?? 0,
      longest: sorted.at(-1) ?? 0,
    };
  }

  #base(): string {
    const [node = this.#nodes[0]] = this.#serving;
    return node.http;
  }

  /** Plays one match after another until there have been enough turns. */
  async #playMatches(index: number): Promise<void> {
    const players = await Promise.all(
      ["a", "b"].map(async (name) => {
        const player = await KnownPlayer.make(() => this.#base(), `${name}${index}`);
        const url = `${this.#receiver.base}/${index}${name}`;
        await again(() => player.ask("POST", "/api/me/channels", { kind: "webhook", url, format: "json" }));
        return { player, path: `/${index}${name}`, heard: 0 };
      }),
    );
    while (this.#turns < this.#plan.turns && this.#lost === 0) {
      const match = await again(() => players[0].player.open("azul", players[1].player));
      let acknowledged: number | null = Date.now();
      for (;;) {
        const told = await this.#waitFor(players);
        if (told === undefined) return;
        this.#turns++;
        if (acknowledged !== null) this.#delays.push(told.at - acknowledged);
        const { actor } = await again(() => told.player.takeTurn(match));
        acknowledged = Date.now();
        if (this.#isTimeToKill()) {
          acknowledged = null;
          this.#killOne();
        }
        if (actor === null) break;
        if (this.#turns >= this.#plan.turns) return;
      }
    }
  }

  async #waitFor(players: { player: KnownPlayer; path: string; heard: number }[]) {
    const end = Date.now() + LOST_AFTER;
    while (Date.now() < end) {
      for (const one of players) {
        const received = this.#receiver.at(one.path);
        // A repeated message is counted at the end, but causes no move.
        const ids = new Set(received.map(({ headers }) => headers["idempotency-key"]));
        if (ids.size > one.heard) {
          one.heard = ids.size;
          return { player: one.player, at: received.at(-1)?.at ?? 0 };
        }
      }
      await pause(20);
    }
    this.#lost++;
    return undefined;
  }

  #isTimeToKill(): boolean {
    const due = Math.floor((this.#turns * (this.#plan.kills + 1)) / this.#plan.turns);
    return this.#kills < Math.min(due, this.#plan.kills) && this.#serving.size > Math.min(1, this.#nodes.length - 1);
  }

  /** Kills the node that has just acknowledged a move, before it has sent the notification. */
  #killOne(): void {
    const [node] = this.#serving;
    this.#kills++;
    this.#serving.delete(node);
    this.#restarting = this.#restarting.then(async () => {
      await node.kill();
      await node.start();
      this.#serving.add(node);
    });
  }
}

/** A node may die during a request: repeating the request on another node carries it out only once. */
async function again<T>(request: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await request();
    } catch (error) {
      if (attempt >= 60) throw error;
      await pause(250);
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
