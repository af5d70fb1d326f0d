/** The computer players. Their package is large, so it is read when somebody first asks. */
import type { Game } from "@riad/core";
import type { BotPool } from "@riad/bots/pool";

interface LevelFacts {
  readonly level: string;
  readonly about: string;
}

/** A player that has not answered by then is stuck; no level thinks for so long. */
const PATIENCE = 30_000;

export class Levels {
  #pool: BotPool | undefined;
  readonly #threads: number;

  constructor(threads: number) {
    this.#threads = threads;
  }

  async of(game: string): Promise<readonly LevelFacts[]> {
    const { levelsOf } = await import("@riad/bots");
    return levelsOf(game).map(({ id, about }) => ({ level: id, about }));
  }

  /** Who stands in for somebody who is gone: neither the weakest nor the strongest. */
  async standIn(game: string): Promise<string> {
    const levels = await this.of(game);
    return levels[levels.length >> 1].level;
  }

  /** The move of a level in a position, both as text. */
  async choose(game: Game, position: string, level: string): Promise<string> {
    const { BotPool: Pool } = await import("@riad/bots/pool");
    this.#pool ??= new Pool(this.#threads);
    const reply = await this.#pool.think(game.id, { id: 1, position, level }, "server", AbortSignal.timeout(PATIENCE));
    if ("move" in reply) return reply.move;
    throw new Error("error" in reply ? reply.error : "The computer player gave no move.");
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }
}
