/**
 * Records every second that a node is serving, and detects when none was. Time in which no node was serving (a stop, a
 * crash, a paused process, an unreachable database) is stored as an outage, and no clock is charged for it.
 *
 * A paused process does not notice the pause: the first thing it sees may be a move that looks late. So code that is
 * about to judge a clock calls `ensureFresh` first, which records the outage before anything is decided.
 */
import type { Clock } from "./steady-clock.ts";
import type { Outage, Store } from "./store/store.ts";

const SECOND = 1000;
/** Milliseconds without a heartbeat that count as an outage. */
const OUTAGE = 3 * SECOND;
const OUTAGES_KEPT = 40 * 86_400 * SECOND;
/**
 * Milliseconds. Longer than the time between two beats: a pulse that has not changed by then is from nodes that have
 * stopped.
 */
const LISTEN = 1500;

export class Heartbeat {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #credited: () => void;
  #lastBeat = 0;
  #beating: Promise<void> | undefined;
  outages: readonly Outage[] = [];

  /** `credited` is called when an outage is recorded, because clocks then gain time. */
  constructor(store: Store, clock: Clock, credited: () => void = () => undefined) {
    this.#store = store;
    this.#clock = clock;
    this.#credited = credited;
  }

  /** Agrees on the time with all nodes that use or have used this store, then writes the first beat. */
  async start(): Promise<void> {
    const pulse = await this.#store.pulse();
    if (pulse !== undefined) await this.#agreeWith(pulse);
    // A node that is alone on its file knows on starting that no node has served since the last beat.
    await this.#beat(this.#store.isPrivate ? 0 : OUTAGE);
  }

  /** Writes one beat; concurrent callers share it. */
  beat(): Promise<void> {
    this.#beating ??= this.#beat(OUTAGE).finally(() => (this.#beating = undefined));
    return this.#beating;
  }

  /** Resolves once every outage so far is recorded. Costs nothing while beats are regular. */
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

  /** A node that joins running nodes adopts their time; a single node only ensures that time never goes backwards. */
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
