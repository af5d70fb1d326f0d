/**
 * The net that evaluates the end of a round: one-hot inputs, 32 rectified units, and for each seat the share of the win and the
 * margin that it can expect. With two seats one of each is enough: the starter's.
 */
import type { AzulPosition } from "@riad/azul";
import { MOST_INPUTS, POINTS_SCALE, allInputs, inputShape } from "./net-inputs.ts";
import type { InputShape } from "./net-inputs.ts";

export const HIDDEN = 32;

export class Net {
  readonly shape: InputShape;
  /** Seats that have outputs of their own: 1 of two, all of more. */
  readonly heads: number;
  /** By input, `HIDDEN` each. */
  readonly inner: Float32Array;
  /** By output, `HIDDEN` each: first the win of every head, then the margins. */
  readonly outer: Float32Array;
  readonly outerBias: Float32Array;

  constructor(seats: number, free: boolean) {
    this.shape = inputShape(seats, free);
    this.heads = seats === 2 ? 1 : seats;
    this.inner = new Float32Array(this.shape.size * HIDDEN);
    this.outer = new Float32Array(2 * this.heads * HIDDEN);
    this.outerBias = new Float32Array(2 * this.heads);
  }

  /** Everything that is learned, in the order in which it is stored. */
  get layers(): readonly Float32Array[] {
    return [this.inner, this.outer, this.outerBias];
  }

  /** The plain way, for training and tests; the search adds up the same numbers from cached parts. By role: starter first. */
  evaluate(position: AzulPosition): RoundEndValue {
    const inputs = new Int32Array(MOST_INPUTS);
    const length = allInputs(position, this.shape, inputs);
    const points = Array.from({ length: this.shape.seats }, (_, role) => {
      return position.scores[(position.turn + role) % this.shape.seats];
    });
    return this.values(inputs.subarray(0, length), points);
  }

  values(inputs: Int32Array, points: readonly number[]): RoundEndValue {
    const { shape, inner, outer, heads } = this;
    const hidden = Array.from({ length: HIDDEN }, (_, unit) => {
      let sum = inner[shape.bias * HIDDEN + unit];
      for (const input of inputs) sum += inner[input * HIDDEN + unit];
      sum += (points[0] / POINTS_SCALE) * inner[shape.points * HIDDEN + unit];
      for (let role = 1; role < shape.seats; role++) {
        sum += ((points[0] - points[role]) / POINTS_SCALE) * inner[(shape.points + role) * HIDDEN + unit];
      }
      return Math.max(0, sum);
    });
    const outputs = Array.from({ length: 2 * heads }, (_, output) =>
      hidden.reduce((total, value, unit) => total + value * outer[output * HIDDEN + unit], this.outerBias[output]),
    );
    if (heads === 1) {
      const win = Math.tanh(outputs[0]);
      const margin = outputs[1] * POINTS_SCALE;
      return { shares: [(1 + win) / 2, (1 - win) / 2], margins: [margin, -margin] };
    }
    const odds = outputs.slice(0, heads).map(Math.exp);
    const total = odds.reduce((sum, one) => sum + one, 0);
    return {
      shares: odds.map((one) => one / total),
      margins: outputs.slice(heads).map((margin) => margin * POINTS_SCALE),
    };
  }
}

export interface RoundEndValue {
  /** Expected shares of the win; they add up to 1. */
  readonly shares: readonly number[];
  /** Expected points ahead of the best other seat. */
  readonly margins: readonly number[];
}
