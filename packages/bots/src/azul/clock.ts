/** When to stop thinking. */
import type { Budget } from "../player.ts";

/** How many nodes pass between looks at the time: a few tenths of a millisecond. */
const LOOK_EVERY = 128;

export class Clock {
  nodes = 0;
  stopped = false;
  #most = 0;
  #end = 0;
  #look = 0;

  start({ ms = Number.POSITIVE_INFINITY, nodes = Number.POSITIVE_INFINITY }: Budget): void {
    this.nodes = 0;
    this.stopped = false;
    this.#most = nodes;
    this.#end = performance.now() + ms;
    this.#look = Math.min(nodes, LOOK_EVERY);
  }

  /** Counts a node. */
  tick(): void {
    if (++this.nodes >= this.#look) this.#lookUp();
  }

  #lookUp(): void {
    this.#look = Math.min(this.#most, this.nodes + LOOK_EVERY);
    if (this.nodes >= this.#most || performance.now() >= this.#end) this.stopped = true;
  }
}
