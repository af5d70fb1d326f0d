/**
 * The server's time, in milliseconds since 1970. It starts from the system clock and then follows the machine's
 * monotonic clock, so that setting the system clock does not affect running matches.
 *
 * Nodes that share a store share one time: the latest that any of them has stored (see heartbeat.ts).
 */
export interface Clock {
  now(): number;
  /** The store has a later time than this node: another node's, or one from before the system clock was set back. */
  advanceTo(time: number): void;
  /** The other nodes' time differs from the system clock that this node started from. */
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
