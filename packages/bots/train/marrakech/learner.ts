/** Gradient descent on the net: cross-entropy for the shares of the win, squares for the margins. */
import type { Random } from "@riad/core";
import { MARGIN_UNIT, Net } from "../../src/marrakech/net.ts";
import type { NetWidths } from "../../src/marrakech/net.ts";
import { OUTPUTS } from "../../src/marrakech/net-plan.ts";
import { MARGINS } from "../../src/marrakech/valuation.ts";
import { makeMemory } from "../../src/marrakech/wasm-code.ts";
import { makeWasmKernel } from "../../src/marrakech/wasm-kernel.ts";
import { Adam } from "./adam.ts";
import { makeBackward, planLearning } from "./backward.ts";
import type { Backward } from "./backward.ts";
import type { Replay } from "./replay.ts";

const BATCH = 128;
/** How much an error of one unit of margin counts against the win. */
const MARGIN_WEIGHT = 0.1;

export class Learner {
  readonly net: Net;
  readonly adam: Adam;
  readonly #backward: Backward;
  readonly #gradient: Float32Array;
  readonly #slopes = new Float32Array(OUTPUTS);
  readonly #slopes1: Float32Array;
  readonly #slopes2: Float32Array;
  /** Squared error of the mover's share of the win and its count since last asked. */
  #error = 0;
  #seen = 0;

  constructor(widths: NetWidths) {
    let memory = makeMemory(0);
    this.net = new Net(widths, (plan) => {
      memory = makeMemory(planLearning(plan).bytes);
      return makeWasmKernel(plan, memory);
    });
    const { plan, learned } = this.net;
    const learning = planLearning(plan);
    this.adam = new Adam(learned.length);
    this.#backward = makeBackward(plan, learning, memory);
    this.#gradient = new Float32Array(memory.buffer, learning.gradient, learned.length);
    this.#slopes1 = new Float32Array(memory.buffer, learning.slopes1, plan.first);
    this.#slopes2 = new Float32Array(memory.buffer, learning.slopes2, plan.second);
  }

  /** Small random weights; those of inputs that are seldom on start as the others do. */
  initialise(random: Random): void {
    const { learned, plan } = this.net;
    const scatter = (from: number, to: number, deviation: number): void => {
      for (let i = from >> 2; i < to >> 2; i++) learned[i] = deviation * normalNumber(random);
    };
    learned.fill(0);
    scatter(plan.weights1, plan.biases1, 0.08);
    scatter(plan.weights2, plan.biases2, Math.sqrt(2 / plan.first));
    scatter(plan.weights3, plan.biases3, 0.05);
  }

  /** Learns from so many positions, drawn from all that are remembered. */
  learn(replay: Replay, random: Random, rate: number, positions: number): void {
    const batches = Math.round(positions / BATCH);
    for (let batch = 0; batch < batches; batch++) {
      for (let i = 0; i < BATCH; i++) this.#learnPosition(replay, replay.pick(random));
      this.adam.step(this.net.learned, this.#gradient, rate);
    }
  }

  takeError(): number {
    const error = this.#error / this.#seen;
    this.#error = 0;
    this.#seen = 0;
    return error;
  }

  #learnPosition(replay: Replay, at: number): void {
    const { net } = this;
    replay.recall(at, net);
    const { count } = net;
    net.forward(net.plan.biases1);
    this.#slopeOutputs(replay, at);
    this.#descend(count);
  }

  #slopeOutputs(replay: Replay, at: number): void {
    const { outputs, inputs } = this.net;
    const slopes = this.#slopes;
    const { seats } = inputs;
    slopes.fill(0);
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < seats; i++) if (replay.target(at, i) >= 0) highest = Math.max(highest, outputs[i]);
    let total = 0;
    for (let i = 0; i < seats; i++) if (replay.target(at, i) >= 0) total += Math.exp(outputs[i] - highest);
    for (let i = 0; i < seats; i++) {
      // A target below zero marks a seat that is out.
      if (replay.target(at, i) < 0) continue;
      slopes[i] = (Math.exp(outputs[i] - highest) / total - replay.target(at, i)) / BATCH;
      const margin = outputs[MARGINS + i] - replay.target(at, MARGINS + i) / MARGIN_UNIT;
      slopes[MARGINS + i] = (MARGIN_WEIGHT * margin) / BATCH;
    }
    this.#error += (slopes[0] * BATCH) ** 2;
    this.#seen++;
  }

  /** From the outputs back to the weights of the entries, which still lie in the net. */
  #descend(count: number): void {
    const { plan, learned, hidden1, hidden2 } = this.net;
    const gradient = this.#gradient;
    const slopes1 = this.#slopes1;
    const slopes2 = this.#slopes2;
    addTo(gradient, plan.biases3 >> 2, this.#slopes);
    for (let i = 0; i < plan.second; i++) {
      const row = (plan.weights3 >> 2) + i * OUTPUTS;
      let slope = 0;
      for (let j = 0; j < OUTPUTS; j++) {
        gradient[row + j] += hidden2[i] * this.#slopes[j];
        slope += learned[row + j] * this.#slopes[j];
      }
      slopes2[i] = hidden2[i] > 0 ? slope : 0;
    }
    addTo(gradient, plan.biases2 >> 2, slopes2);
    this.#backward.descend(0, 0);
    for (let i = 0; i < plan.first; i++) if (hidden1[i] === 0) slopes1[i] = 0;
    addTo(gradient, plan.biases1 >> 2, slopes1);
    this.#backward.scatter(0, count);
  }
}

function addTo(gradient: Float32Array, from: number, slopes: Float32Array): void {
  for (let i = 0; i < slopes.length; i++) gradient[from + i] += slopes[i];
}

/** Written here and not taken from noise.ts: the shipped weights were begun with these numbers. */
function normalNumber(random: Random): number {
  const uniform = (): number => (random.below(1 << 20) + 0.5) / (1 << 20);
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}
