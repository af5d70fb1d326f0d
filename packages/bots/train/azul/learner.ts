/** Stochastic gradient descent on the squared error, sample by sample: the inputs are too sparse for anything grander. */
import type { Random } from "@riad/core";
import { POINTS_SCALE } from "../../src/azul/net-inputs.ts";
import { HIDDEN } from "../../src/azul/net.ts";
import type { Net } from "../../src/azul/net.ts";
import type { Samples } from "./samples.ts";

export class Learner {
  readonly net: Net;
  readonly #hidden = new Float32Array(HIDDEN);
  readonly #gradient = new Float32Array(HIDDEN);
  readonly #values: Float32Array;
  readonly #scalars: Float32Array;

  constructor(net: Net) {
    this.net = net;
    this.#values = new Float32Array(net.outputs);
    this.#scalars = new Float32Array(net.shape.seats);
  }

  /** Small random weights. */
  begin(random: Random): void {
    const uniform = (size: number): number => ((random.below(20001) - 10000) / 10000) * size;
    const { inner, outer } = this.net;
    for (let i = 0; i < inner.length; i++) inner[i] = uniform(0.03);
    for (let i = 0; i < outer.length; i++) outer[i] = uniform(0.3);
  }

  /** One pass in random order; returns the mean squared error met on the way. */
  learn(samples: Samples, rate: number, random: Random): number {
    const order = Uint32Array.from({ length: samples.count }, (_, i) => i);
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(((random.below(1 << 20) * (1 << 20) + random.below(1 << 20)) / 2 ** 40) * (i + 1));
      [order[i], order[j]] = [order[j], order[i]];
    }
    let error = 0;
    for (const at of order) error += this.#step(samples, at, rate);
    return error / samples.count;
  }

  /** The mean squared error without learning. */
  test(samples: Samples): number {
    let error = 0;
    for (let at = 0; at < samples.count; at++) error += this.#step(samples, at, 0);
    return error / samples.count;
  }

  /** The value of one sample by output, as left by the last `test` or `learn` of it. */
  valuesOf(samples: Samples, at: number): Float32Array {
    this.#step(samples, at, 0);
    return this.#values;
  }

  #step(samples: Samples, at: number, rate: number): number {
    const { inner, outer, outerBias, outputs, shape } = this.net;
    const { inputs, width } = samples;
    const { seats } = shape;
    const hidden = this.#hidden;
    const from = at * width;
    const scalars = this.#scalars;
    const own = samples.points[at * seats];
    scalars[0] = own / POINTS_SCALE;
    for (let role = 1; role < seats; role++) scalars[role] = (own - samples.points[at * seats + role]) / POINTS_SCALE;

    hidden.set(inner.subarray(shape.bias * HIDDEN, (shape.bias + 1) * HIDDEN));
    for (let i = 0; i < width; i++) {
      const row = inputs[from + i] * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) hidden[unit] += inner[row + unit];
    }
    for (let role = 0; role < seats; role++) {
      const row = (shape.points + role) * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) hidden[unit] += scalars[role] * inner[row + unit];
    }
    for (let unit = 0; unit < HIDDEN; unit++) if (hidden[unit] < 0) hidden[unit] = 0;

    const gradient = this.#gradient;
    gradient.fill(0);
    let error = 0;
    for (let output = 0; output < outputs; output++) {
      let sum = outerBias[output];
      for (let unit = 0; unit < HIDDEN; unit++) sum += hidden[unit] * outer[output * HIDDEN + unit];
      const value = Math.tanh(sum);
      this.#values[output] = value;
      const miss = value - samples.targets[at * seats + output];
      error += miss * miss;
      if (rate === 0) continue;
      const slope = rate * miss * (1 - value * value);
      outerBias[output] -= slope;
      for (let unit = 0; unit < HIDDEN; unit++) {
        const index = output * HIDDEN + unit;
        gradient[unit] += slope * outer[index];
        outer[index] -= slope * hidden[unit];
      }
    }
    if (rate > 0) {
      for (let unit = 0; unit < HIDDEN; unit++) if (hidden[unit] === 0) gradient[unit] = 0;
      for (let i = 0; i < width; i++) {
        const row = inputs[from + i] * HIDDEN;
        for (let unit = 0; unit < HIDDEN; unit++) inner[row + unit] -= gradient[unit];
      }
      for (let role = 0; role < seats; role++) {
        const row = (shape.points + role) * HIDDEN;
        for (let unit = 0; unit < HIDDEN; unit++) inner[row + unit] -= scalars[role] * gradient[unit];
      }
      const row = shape.bias * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) inner[row + unit] -= gradient[unit];
    }
    return error / outputs;
  }
}
