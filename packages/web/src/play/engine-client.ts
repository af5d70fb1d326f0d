/**
 * Asks the computer players, who think in a worker. A search cannot be interrupted, so cancelling ends the worker;
 * the next question starts another one.
 */
import type { EngineReply } from "@riad/bots";
import type { HintReply } from "./hint-in-worker.ts";
import { startWorker } from "./start-worker.ts";

export interface Question {
  readonly position: string;
  readonly level?: string;
  readonly ms?: number;
  /** For a hint: every move is rated, and the best has its reason. */
  readonly analyse?: boolean;
}

export interface Asked {
  readonly number: number;
  readonly game: string;
  readonly question: Question;
}

export interface Told {
  readonly number: number;
  readonly reply: EngineReply | HintReply;
}

interface Waiting {
  readonly resolve: (reply: EngineReply | HintReply) => void;
  readonly reject: (reason: Error) => void;
  readonly alarm: ReturnType<typeof setTimeout>;
}

/** Longer than any level thinks, also on a slow machine that still has to load it. */
const PATIENCE = 40_000;

export class EngineClient {
  readonly #waiting = new Map<number, Waiting>();
  readonly #patience: number;
  #worker: Worker | null = null;
  #asked = 0;

  constructor(patience = PATIENCE) {
    this.#patience = patience;
  }

  /** Rejects if the worker is lost, or with the engine's own words if the question is wrong. */
  async ask(game: string, question: Question): Promise<EngineReply | HintReply> {
    const number = ++this.#asked;
    const worker = this.#start();
    return new Promise((resolve, reject) => {
      const alarm = setTimeout(() => this.#lose("no answer"), this.#patience);
      this.#waiting.set(number, { resolve, reject, alarm });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage({ number, game, question } satisfies Asked);
    });
  }

  /** Ends the worker; open questions stay unanswered. */
  cancel(): void {
    for (const { alarm } of this.#waiting.values()) clearTimeout(alarm);
    this.#waiting.clear();
    this.#worker?.terminate();
    this.#worker = null;
  }

  #start(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = startWorker();
    worker.addEventListener("message", ({ data }: MessageEvent<Told>) => this.#hear(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#lose(event.message);
    });
    worker.addEventListener("messageerror", () => this.#lose("unreadable answer"));
    this.#worker = worker;
    return worker;
  }

  #hear({ number, reply }: Told): void {
    const waiting = this.#waiting.get(number);
    if (waiting === undefined) return;
    this.#waiting.delete(number);
    clearTimeout(waiting.alarm);
    if ("error" in reply) waiting.reject(new Error(reply.error));
    else waiting.resolve(reply);
  }

  #lose(reason: string): void {
    const waiting = [...this.#waiting.values()];
    this.cancel();
    for (const { reject } of waiting) reject(new Error(reason));
  }
}
