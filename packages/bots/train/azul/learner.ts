/** Stochastic gradient descent, sample by sample: the inputs are too sparse for anything grander. */
import type { Random } from "@riad/core";
import { POINTS_SCALE } from "../../src/azul/net-inputs.ts";
import { HIDDEN } from "../../src/azul/net.ts";
import type { Net } from "../../src/azul/net.ts";
import { NO_INPUT } from "./samples.ts";
import type { Samples } from "./samples.ts";

/** An error of the margin beyond this many times `POINTS_SCALE` pulls no harder. */
const MOST_MISS = 1;

export class Learner {
  readonly net: Net;
  /** After `look`: by role, the share of the win and the margin that the net expects. */
  readonly shares: Float64Array;
  readonly margins: Float64Array;
  readonly #hidden = new Float32Array(HIDDEN);
  readonly #gradient = new Float32Array(HIDDEN);
  readonly #outputs: Float64Array;
  readonly #slopes: Float64Array;
  readonly #scalars: Float32Array;

  constructor(net: Net) {
    const { seats } = net.shape;
    this.net = net;
    this.shares = new Float64Array(seats);
    this.margins = new Float64Array(seats);
    this.#outputs = new Float64Array(2 * net.heads);
    this.#slopes = new Float64Array(2 * net.heads);
    this.#scalars = new Float32Array(seats);
  }

  /** Small random weights. */
  begin(random: Random): void {
    const uniform = (size: number): number => ((random.below(20001) - 10000) / 10000) * size;
    const { inner, outer } = this.net;
    for (let i = 0; i < inner.length; i++) inner[i] = uniform(0.03);
    for (let i = 0; i < outer.length; i++) outer[i] = uniform(0.3);
  }

  /** One pass over the samples in `order`, which is shuffled first; `onLook` is called so many times on the way. */
  learn(
    samples: Samples,
    order: Uint32Array,
    rate: number,
    random: Random,
    looks = 1,
    onLook: () => void = () => undefined,
  ): void {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(((random.below(1 << 20) * (1 << 20) + random.below(1 << 20)) / 2 ** 40) * (i + 1));
      [order[i], order[j]] = [order[j], order[i]];
    }
    const every = Math.ceil(order.length / looks);
    order.forEach((at, i) => {
      this.look(samples, at);
      this.#descend(samples, at, rate);
      if ((i + 1) % every === 0 || i === order.length - 1) onLook();
    });
  }

  /** Evaluates a sample. */
  look(samples: Samples, at: number): void {
    const { inner, outer, outerBias, shape, heads } = this.net;
    const { inputs, width } = samples;
    const { seats } = shape;
    const hidden = this.#hidden;
    const scalars = this.#scalars;
    const own = samples.points[at * seats];
    scalars[0] = own / POINTS_SCALE;
    for (let role = 1; role < seats; role++) scalars[role] = (own - samples.points[at * seats + role]) / POINTS_SCALE;
    hidden.set(inner.subarray(shape.bias * HIDDEN, (shape.bias + 1) * HIDDEN));
    for (let i = at * width; i < (at + 1) * width; i++) {
      if (inputs[i] === NO_INPUT) break;
      const row = inputs[i] * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) hidden[unit] += inner[row + unit];
    }
    for (let role = 0; role < seats; role++) {
      const row = (shape.points + role) * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) hidden[unit] += scalars[role] * inner[row + unit];
    }
    for (let unit = 0; unit < HIDDEN; unit++) if (hidden[unit] < 0) hidden[unit] = 0;
    for (let output = 0; output < 2 * heads; output++) {
      let sum = outerBias[output];
      for (let unit = 0; unit < HIDDEN; unit++) sum += hidden[unit] * outer[output * HIDDEN + unit];
      this.#outputs[output] = sum;
    }
    this.#share();
  }

  #share(): void {
    const { heads } = this.net;
    const outputs = this.#outputs;
    if (heads === 1) {
      this.shares[0] = 1 / (1 + Math.exp(-2 * outputs[0]));
      this.shares[1] = 1 - this.shares[0];
      this.margins[0] = outputs[1];
      this.margins[1] = -outputs[1];
      return;
    }
    let total = 0;
    for (let role = 0; role < heads; role++) {
      this.shares[role] = Math.exp(outputs[role]);
      total += this.shares[role];
      this.margins[role] = outputs[heads + role];
    }
    for (let role = 0; role < heads; role++) this.shares[role] /= total;
  }

  /** One step down: of the cross entropy of the shares, and of the squared error of the margins. */
  #descend(samples: Samples, at: number, rate: number): void {
    const { inner, outer, outerBias, shape, heads } = this.net;
    const { inputs, width } = samples;
    const { seats } = shape;
    const hidden = this.#hidden;
    const slopes = this.#slopes;
    const gradient = this.#gradient;
    for (let head = 0; head < heads; head++) {
      const miss = this.margins[head] - samples.margins[at * seats + head];
      slopes[head] = rate * (heads === 1 ? 2 : 1) * (this.shares[head] - samples.shares[at * seats + head]);
      slopes[heads + head] = rate * Math.max(-MOST_MISS, Math.min(MOST_MISS, miss));
    }
    gradient.fill(0);
    for (let output = 0; output < 2 * heads; output++) {
      const slope = slopes[output];
      outerBias[output] -= slope;
      for (let unit = 0; unit < HIDDEN; unit++) {
        const index = output * HIDDEN + unit;
        gradient[unit] += slope * outer[index];
        outer[index] -= slope * hidden[unit];
      }
    }
    for (let unit = 0; unit < HIDDEN; unit++) if (hidden[unit] === 0) gradient[unit] = 0;
    for (let i = at * width; i < (at + 1) * width; i++) {
      if (inputs[i] === NO_INPUT) break;
      const row = inputs[i] * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) inner[row + unit] -= gradient[unit];
    }
    for (let role = 0; role < seats; role++) {
      const row = (shape.points + role) * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) inner[row + unit] -= this.#scalars[role] * gradient[unit];
    }
    const row = shape.bias * HIDDEN;
    for (let unit = 0; unit < HIDDEN; unit++) inner[row + unit] -= gradient[unit];
  }
}
