/**
 * Records every second that a node is serving, and detects when none was. Time in which no node served (a stop, a crash, a
 * process that was paused, a database that could not be reached) is written down as an outage, and no clock is charged for it.
 *
 * A process that was paused does not notice by itself: the first thing it sees may be a move that looks late. So code that
 * is about to judge a clock calls `ensureFresh` first, which records the outage before anything is decided.
 */
import type { Clock } from "./steady-clock.ts";
import type { Outage, Store } from "./store/store.ts";

const SECOND = 1000;
/** Milliseconds without a heartbeat after which no node was serving. */
const OUTAGE = 3 * SECOND;
const OUTAGES_KEPT = 40 * 86_400 * SECOND;
/** Longer than the time between two beats: a pulse that has not changed by then belongs to nodes that have stopped. */
const LISTEN = 1500;

export class Heartbeat {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #credited: () => void;
  #lastBeat = 0;
  #beating: Promise<void> | undefined;
  outages: readonly Outage[] = [];

  /** `credited` is called when an outage is recorded, because clocks then show more time than before. */
  constructor(store: Store, clock: Clock, credited: () => void = () => undefined) {
    this.#store = store;
    this.#clock = clock;
    this.#credited = credited;
  }

  /** Agrees on the time with the nodes that have used or are using this store, then writes the first beat. */
  async start(): Promise<void> {
    const pulse = await this.#store.pulse();
    if (pulse !== undefined) await this.#agreeWith(pulse);
    // A node that has its file to itself knows on starting that no node has served since the last beat.
    await this.#beat(this.#store.isPrivate ? 0 : OUTAGE);
  }

  /** One beat; several callers at once share it. */
  beat(): Promise<void> {
    this.#beating ??= this.#beat(OUTAGE).finally(() => (this.#beating = undefined));
    return this.#beating;
  }

  /** Resolves when every outage so far is known. Costs nothing while the heart beats regularly. */
  async ensureFresh(): Promise<void> {
    if (this.#clock.now() - this.#lastBeat > OUTAGE) await this.beat();
  }

  async #beat(gap: number): Promise<void> {
    const now = this.#clock.now();
    this.#clock.advanceTo(await this.#store.beat(now, gap));
    const latest = this.outages.at(-1)?.to;
    this.outages = await this.#store.outages(now - OUTAGES_KEPT);
    this.#lastBeat = now;
    if (this.outages.at(-1)?.to !== latest) this.#credited();
  }

  /** A node that joins running nodes adopts their time; a single node only makes sure that time never goes back. */
  async #agreeWith(pulse: number): Promise<void> {
    const isApart = Math.abs(this.#clock.now() - pulse) > OUTAGE;
    if (isApart && !this.#store.isPrivate) {
      await new Promise((resolve) => setTimeout(resolve, LISTEN));
      const later = (await this.#store.pulse()) ?? pulse;
      if (later > pulse) this.#clock.adopt(later);
    }
    this.#clock.advanceTo(pulse);
  }
}
