/** A worker in which nobody thinks: it keeps what it is asked, and a test says what it answers. Import page-globals first. */
import type { EngineReply } from "@riad/bots";
import type { Asked } from "../src/play/engine-client.ts";

type Listener = (event: { data?: unknown; message?: string; preventDefault: () => void }) => void;

export class FakeWorker {
  static readonly all: FakeWorker[] = [];
  readonly asked: Asked[] = [];
  isEnded = false;
  readonly #listeners = new Map<string, Listener>();

  constructor() {
    FakeWorker.all.push(this);
  }

  /** The one that was started last. */
  static get last(): FakeWorker {
    const worker = FakeWorker.all.at(-1);
    if (worker === undefined) throw new Error("no worker was started");
    return worker;
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }

  terminate(): void {
    this.isEnded = true;
  }

  /** Answers a question, the last one unless another is given; an ended worker says nothing any more. */
  answer(reply: object, to: Asked | undefined = this.asked.at(-1)): void {
    if (to === undefined) throw new Error("nothing was asked");
    const told = { number: to.number, reply: { id: null, ...reply } as EngineReply };
    if (!this.isEnded) this.#tell("message", { data: told });
  }

  fail(type: "error" | "messageerror" = "error"): void {
    this.#tell(type, { message: "it broke" });
  }

  #tell(type: string, fields: object): void {
    this.#listeners.get(type)?.({ preventDefault: () => undefined, ...fields });
  }
}

Object.assign(globalThis, { Worker: FakeWorker });
