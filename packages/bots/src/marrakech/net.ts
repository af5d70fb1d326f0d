/** The net: inputs, two hidden layers, and for each seat a logit of winning and a margin. */
import type { Kernel } from "./net-plan.ts";
import { inputsOf } from "./net-inputs.ts";
import type { Inputs } from "./net-inputs.ts";
import { MOST_ENTRIES, OUTPUTS, planNet } from "./net-plan.ts";
import type { NetPlan } from "./net-plan.ts";
import { makePlainKernel } from "./plain-kernel.ts";
import { makeWasmKernel } from "./wasm-kernel.ts";

/** Points in one unit of the margin outputs. */
export const MARGIN_UNIT = 16;

export interface NetWidths {
  readonly seats: number;
  readonly first: number;
  readonly second: number;
  /** How many nets it consists of that share their inputs; one by default. */
  readonly blocks?: number;
}

export class Net {
  readonly inputs: Inputs;
  readonly plan: NetPlan;
  /** Everything that is learned, in the order of the plan. */
  readonly learned: Float32Array;
  readonly outputs: Float32Array;
  readonly hidden1: Float32Array;
  readonly hidden2: Float32Array;
  readonly #kernel: Kernel;
  /** Entries to add: write here through `push`, then call `forward`. */
  count = 0;
  readonly #rows: Int32Array;
  readonly #values: Float32Array;
  readonly #rowBytes: number;

  constructor(widths: NetWidths, makeKernel: (plan: NetPlan) => Kernel = makeFastestKernel) {
    this.inputs = inputsOf(widths.seats);
    const { first, second, blocks = 1 } = widths;
    this.plan = planNet({ inputs: this.inputs.count, first, second, blocks });
    const { plan } = this;
    this.#kernel = makeKernel(plan);
    const { buffer } = this.#kernel;
    this.learned = new Float32Array(buffer, 0, plan.learned >> 2);
    this.outputs = new Float32Array(buffer, plan.outputs, OUTPUTS);
    this.hidden1 = new Float32Array(buffer, plan.hidden1, plan.first);
    this.hidden2 = new Float32Array(buffer, plan.hidden2, plan.second);
    this.#rows = new Int32Array(buffer, plan.rows, MOST_ENTRIES);
    this.#values = new Float32Array(buffer, plan.values, MOST_ENTRIES);
    this.#rowBytes = 4 * plan.first;
  }

  /** The parts of `learned`, in the order in which they are stored. */
  get layers(): readonly Float32Array[] {
    const { biases1, weights2, biases2, weights3, biases3, learned } = this.plan;
    const ends = [biases1, weights2, biases2, weights3, biases3, learned].map((at) => at >> 2);
    return ends.map((end, i) => this.learned.subarray(i === 0 ? 0 : ends[i - 1], end));
  }

  push(input: number, value: number): void {
    const { count } = this;
    this.#rows[count] = input * this.#rowBytes;
    this.#values[count] = value;
    this.count = count + 1;
  }

  inputAt(entry: number): number {
    return this.#rows[entry] / this.#rowBytes;
  }

  valueAt(entry: number): number {
    return this.#values[entry];
  }

  baseOf(heading: number): number {
    return this.plan.bases + heading * this.#rowBytes;
  }

  /** Computes the outputs from the sums at an address and the entries, which are then forgotten. */
  forward(base: number): void {
    this.#kernel.forward(base, this.count);
    this.count = 0;
  }

  /** Sums the entries into a base, so that later ones need only add what differs. */
  settle(base: number): void {
    this.#kernel.settle(base, this.count);
    this.count = 0;
  }
}

function makeFastestKernel(plan: NetPlan): Kernel {
  try {
    return makeWasmKernel(plan);
  } catch {
    return makePlainKernel(plan);
  }
}
