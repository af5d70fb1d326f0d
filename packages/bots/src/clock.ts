/** When a search has to stop: after so many nodes or so many milliseconds, whichever comes first. */
import type { Budget } from "./player.ts";

/** How many nodes pass between looks at the time: a few tenths of a millisecond. */
const LOOK_EVERY = 32;

export class Clock {
  nodes = 0;
  stopped = false;
  #begin = 0;
  #mostNodes = 0;
  #end = 0;
  #nextLook = 0;

  start(budget: Budget): void {
    this.nodes = 0;
    this.#begin = performance.now();
    this.limit(budget);
  }

  /** From now on this budget, counted from the start: for a search whose first pass is finished whatever the budget. */
  limit({ ms = Number.POSITIVE_INFINITY, nodes = Number.POSITIVE_INFINITY }: Budget): void {
    this.stopped = false;
    this.#mostNodes = nodes;
    this.#end = this.#begin + ms;
    this.#nextLook = Math.min(nodes, this.nodes + LOOK_EVERY);
  }

  /** Counts a node and looks at the time now and then. */
  tick(): void {
    if (++this.nodes >= this.#nextLook) this.look();
  }

  /** Whether the budget is spent, by the time as it is now. */
  look(): boolean {
    this.#nextLook = Math.min(this.#mostNodes, this.nodes + LOOK_EVERY);
    if (this.nodes >= this.#mostNodes || performance.now() >= this.#end) this.stopped = true;
    return this.stopped;
  }
}
