/**
 * The time of the server, in milliseconds since 1970. It starts from the system clock and then runs at the pace of the
 * machine's monotonic clock, so that setting the system clock forwards or back changes nothing for anybody who is playing.
 *
 * Nodes that share a store share one time: the latest that any of them has written down (see heartbeat.ts).
 */
export interface Clock {
  now(): number;
  /** The store has a later time than we have: another node's, or that of an earlier run before the clock was set back. */
  advanceTo(time: number): void;
  /** The other nodes have another time than the system clock that we started from. */
  adopt(time: number): void;
}

export class SteadyClock implements Clock {
  readonly #monotonic: () => number;
  #offset: number;

  constructor(wall: () => number = Date.now, monotonic: () => number = () => performance.now()) {
    this.#monotonic = monotonic;
    this.#offset = wall() - monotonic();
  }

  now(): number {
    return Math.floor(this.#offset + this.#monotonic());
  }

  advanceTo(time: number): void {
    if (time > this.now()) this.adopt(time);
  }

  adopt(time: number): void {
    this.#offset = time - this.#monotonic();
  }
}
