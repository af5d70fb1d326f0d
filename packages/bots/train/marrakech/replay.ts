/** The latest positions with their targets, so that each is learned from several times in mixed company. */
import type { Random } from "@riad/core";
import type { Net } from "../../src/marrakech/net.ts";
import { OUTPUTS } from "../../src/marrakech/net-plan.ts";

const ROOM = 224;

export class Replay {
  readonly capacity: number;
  filled = 0;
  readonly #inputs: Uint16Array;
  readonly #values: Float32Array;
  readonly #counts: Uint16Array;
  readonly #targets: Float32Array;
  #next = 0;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.#inputs = new Uint16Array(capacity * ROOM);
    this.#values = new Float32Array(capacity * ROOM);
    this.#counts = new Uint16Array(capacity);
    this.#targets = new Float32Array(capacity * OUTPUTS);
  }

  /** Takes the entries of the net and answers where they lie; `setTarget` follows when it is known. */
  add(net: Net): number {
    const at = this.#next;
    const { count } = net;
    if (count > ROOM) throw new RangeError(`a position of ${count} inputs does not fit`);
    for (let i = 0; i < count; i++) {
      this.#inputs[at * ROOM + i] = net.inputAt(i);
      this.#values[at * ROOM + i] = net.valueAt(i);
    }
    this.#counts[at] = count;
    this.#next = at + 1 === this.capacity ? 0 : at + 1;
    if (this.filled < this.capacity) this.filled++;
    return at;
  }

  setTarget(at: number, output: number, value: number): void {
    this.#targets[at * OUTPUTS + output] = value;
  }

  target(at: number, output: number): number {
    return this.#targets[at * OUTPUTS + output];
  }

  /** Puts the entries of a position back into the net. */
  recall(at: number, net: Net): void {
    net.count = 0;
    const from = at * ROOM;
    const end = from + this.#counts[at];
    for (let i = from; i < end; i++) net.push(this.#inputs[i], this.#values[i]);
  }

  pick(random: Random): number {
    return random.below(this.filled);
  }
}
