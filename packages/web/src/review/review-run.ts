/** The review of one match as it grows, from the worker or from this browser's own store, and what is asked about it later. */
import { batch, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Move } from "@riad/core";
import type { Attempt, DecisionEvent, Explanation, MainMotifs, PlaysLike, ReviewEvent, Shares } from "@riad/review";
import type { ReviewAnswer } from "../play/review-in-worker.ts";
import { ReviewAsker } from "./review-asker.ts";
import { findReview, keepReview, keyOf } from "./review-cache.ts";

export type RunState = "running" | "stopped" | "done" | "lost";

export class ReviewRun {
  readonly #events = signal<readonly ReviewEvent[]>([]);
  readonly #state = signal<RunState>("running");
  readonly #result = signal<Shares | null>(null);
  readonly #hardFinds = signal<readonly number[]>([]);
  readonly #noise = signal(0);
  readonly #looked = signal<ReadonlySet<number>>(new Set());
  readonly #playsLike = signal<readonly (PlaysLike | null)[]>([]);
  readonly #explanations = new Map<DecisionEvent, Promise<Explanation>>();
  readonly #record: string;
  readonly #asker: ReviewAsker;
  #keeping: Promise<void> = Promise.resolve();
  #motifs: MainMotifs = {};
  #isJudging = false;

  constructor(record: string) {
    this.#record = record;
    this.#asker = new ReviewAsker(record);
  }

  get events(): ReadonlySignal<readonly ReviewEvent[]> {
    return this.#events;
  }

  get state(): ReadonlySignal<RunState> {
    return this.#state;
  }

  /** What everybody's share was in the end; null until the review is complete. */
  get result(): ReadonlySignal<Shares | null> {
    return this.#result;
  }

  get hardFinds(): ReadonlySignal<readonly number[]> {
    return this.#hardFinds;
  }

  /** The standard error of a loss. */
  get noise(): ReadonlySignal<number> {
    return this.#noise;
  }

  /** Indexes of the events that the reader has had looked at again: the same look would find the same. */
  get looked(): ReadonlySignal<ReadonlySet<number>> {
    return this.#looked;
  }

  /** The level that each seat resembles; null where that is not known. */
  get playsLike(): ReadonlySignal<readonly (PlaysLike | null)[]> {
    return this.#playsLike;
  }

  /** Takes up what is kept, and judges the rest. Resolves when it is done, stopped or lost. */
  async start(): Promise<void> {
    this.#state.value = "running";
    const kept = await findReview(await keyOf(this.#record));
    // Somebody may have left the page meanwhile.
    if (this.#state.value !== "running" || this.#isJudging) return;
    if (kept !== null) {
      batch(() => {
        this.#events.value = kept.events;
        this.#motifs = kept.motifs;
        this.#noise.value = kept.noise;
        this.#hardFinds.value = kept.hardFinds;
        this.#playsLike.value = kept.playsLike;
        this.#result.value = kept.result;
        if (kept.result !== null) this.#state.value = "done";
      });
      if (kept.result !== null) return;
    }
    this.#isJudging = true;
    try {
      await this.#asker.stream({ kind: "judge", known: this.#events.value }, (answer) => this.#take(answer));
    } catch {
      // Stopped on purpose, it says so already.
      if (this.#state.value === "running") this.#state.value = "lost";
      this.#keeping = this.#keep();
    }
    this.#isJudging = false;
  }

  /** Ends the worker; what is known so far is kept. */
  stop(): void {
    if (this.#state.value === "running") {
      this.#state.value = "stopped";
      this.#keeping = this.#keep();
    }
    this.#asker.stop();
    this.#isJudging = false;
  }

  /** Once what is known has been written to this browser's store. */
  async kept(): Promise<void> {
    return this.#keeping;
  }

  async explain(event: DecisionEvent): Promise<Explanation> {
    const known = this.#explanations.get(event);
    if (known !== undefined) return known;
    const asked = this.#asker.ask({ kind: "explain", event }, "explained").then(({ explanation }) => explanation);
    this.#explanations.set(event, asked);
    asked.catch(() => this.#explanations.delete(event));
    return asked;
  }

  /** Judges one decision again, with far more nodes; what is said about it from then on is what this look says, and it is kept. */
  async lookAgain(event: DecisionEvent): Promise<void> {
    const { event: again } = await this.#asker.ask({ kind: "again", event }, "again");
    const index = this.#events.value.indexOf(event);
    if (index < 0) return;
    batch(() => {
      this.#events.value = this.#events.value.with(index, again);
      this.#looked.value = new Set([...this.#looked.value, index]);
    });
    this.#keeping = this.#keep();
    await this.#nameAgain(index, again);
  }

  /** The better move may be another one now, and with it what the loss is called. */
  async #nameAgain(index: number, event: DecisionEvent): Promise<void> {
    const isLoss = event.best.move !== event.played.move;
    const [main] = isLoss ? (await this.explain(event)).motifs : [];
    const { [index]: _, ...others } = this.#motifs;
    this.#motifs = main === undefined ? others : { ...others, [index]: main.name };
    this.#keeping = this.#keep();
  }

  /** Another move in place of the one played. */
  async attempt(event: DecisionEvent, move: Move): Promise<Attempt> {
    return (await this.#asker.ask({ kind: "attempt", event, move }, "attempted")).attempt;
  }

  /** The complete review in the bytes that the terminal and the server write. */
  async json(): Promise<string> {
    return (await this.#asker.ask({ kind: "json", events: this.#events.value }, "json")).text;
  }

  #take(answer: ReviewAnswer): void {
    if (answer.kind === "begun") this.#noise.value = answer.noise;
    if (answer.kind === "event") {
      const events = [...this.#events.value];
      events[answer.index] = answer.event;
      this.#events.value = events;
    }
    if (answer.kind !== "done") return;
    this.#motifs = answer.motifs;
    batch(() => {
      this.#result.value = answer.result;
      this.#hardFinds.value = answer.hardFinds;
      this.#playsLike.value = answer.playsLike;
      this.#state.value = "done";
    });
    this.#keeping = this.#keep();
  }

  async #keep(): Promise<void> {
    if (this.#events.value.length === 0) return;
    await keepReview({
      key: await keyOf(this.#record),
      noise: this.#noise.value,
      events: this.#events.value,
      result: this.#result.value,
      hardFinds: this.#hardFinds.value,
      motifs: this.#motifs,
      playsLike: this.#playsLike.value,
      changed: Date.now(),
    });
  }
}
