/** Worker threads for Node. Cancelling ends the thread: a search never has to look up from its work. */
import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import type { EngineReply } from "./engine.ts";
import type { RoundJob, RoundScore } from "./arena-round.ts";

export class BotPool {
  readonly #pool: Tinypool;

  constructor(threads: number = availableParallelism()) {
    this.#pool = new Tinypool({
      // The build, from the sources too: a worker thread of Node 20 cannot read TypeScript.
      filename: new URL("../dist/worker.js", import.meta.url).href,
      // Nor may it inherit the flags that make this process read the sources.
      execArgv: [],
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
    });
  }

  get threads(): number {
    return this.#pool.options.maxThreads;
  }

  playRound(job: RoundJob): Promise<RoundScore> {
    return this.#pool.run(job, { name: "round" });
  }

  /** Rejects with an AbortError when `signal` fires. */
  think(game: string, question: unknown, seed: string, signal?: AbortSignal): Promise<EngineReply> {
    return this.#pool.run({ game, seed, question }, { name: "think", ...(signal === undefined ? {} : { signal }) });
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
