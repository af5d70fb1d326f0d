/** The computer players. Their package is large, so it is loaded on first use. */
import type { Game } from "@riad/core";
import type { BotPool } from "@riad/bots/pool";
import { ThinkQueue } from "./think-queue.ts";

interface LevelFacts {
  readonly level: string;
  readonly about: string;
}

/** Milliseconds after which a thought counts as stuck; no level takes that long. */
const PATIENCE = 30_000;

export class Levels {
  #pool: BotPool | undefined;
  readonly #threads: number;
  readonly #queue: ThinkQueue;

  constructor(threads: number) {
    this.#threads = threads;
    this.#queue = new ThinkQueue(threads);
  }

  /** How many thoughts are waiting for a thread. */
  get waiting(): number {
    return this.#queue.waiting;
  }

  async of(game: string): Promise<readonly LevelFacts[]> {
    const { levelsOf } = await import("@riad/bots");
    return levelsOf(game).map(({ id, about }) => ({ level: id, about }));
  }

  /** The level that stands in for a player who has disconnected: neither the weakest nor the strongest. */
  async standIn(game: string): Promise<string> {
    const levels = await this.of(game);
    return levels[levels.length >> 1].level;
  }

  /** The move of a level in a position, both as text; `who` is the address that it is computed for. */
  async choose(game: Game, position: string, level: string, who: string): Promise<string> {
    const { BotPool: Pool } = await import("@riad/bots/pool");
    const pool = (this.#pool ??= new Pool(this.#threads));
    // A level that this version no longer has is replaced by one that it has.
    const isKnown = (await this.of(game.id)).some((known) => known.level === level);
    const question = { id: 1, position, level: isKnown ? level : await this.standIn(game.id) };
    const reply = await this.#queue.run(who, () =>
      pool.think(game.id, question, "server", AbortSignal.timeout(PATIENCE)),
    );
    if ("move" in reply) return reply.move;
    throw new Error("error" in reply ? reply.error : "The computer player gave no move.");
  }

  /** Runs a short task while no computer player is waiting for a thread. */
  whenIdle<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.runWhenIdle(work);
  }

  async close(): Promise<void> {
    this.#queue.close();
    await this.#pool?.close();
  }
}
