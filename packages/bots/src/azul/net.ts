/** The net that judges the end of a round: one-hot inputs, 32 rectified units, one value per seat. */
import { POINTS_SCALE, allInputs, inputShape } from "./net-inputs.ts";
import type { InputShape } from "./net-inputs.ts";
import type { AzulPosition } from "@riad/azul";

export const HIDDEN = 32;

export class Net {
  readonly shape: InputShape;
  /** Two sides share one value, the starter's; more have one each. */
  readonly outputs: number;
  /** By input, `HIDDEN` each. */
  readonly inner: Float32Array;
  /** By output, `HIDDEN` each. */
  readonly outer: Float32Array;
  readonly outerBias: Float32Array;

  constructor(seats: number, free: boolean) {
    this.shape = inputShape(seats, free);
    this.outputs = seats === 2 ? 1 : seats;
    this.inner = new Float32Array(this.shape.size * HIDDEN);
    this.outer = new Float32Array(this.outputs * HIDDEN);
    this.outerBias = new Float32Array(this.outputs);
  }

  /** Everything that is learned, in the order in which it is stored. */
  get layers(): readonly Float32Array[] {
    return [this.inner, this.outer, this.outerBias];
  }

  /** The plain way, for training and tests; the search adds up the same numbers from cached parts. */
  judge(position: AzulPosition): number[] {
    const inputs = new Int32Array(160);
    const length = allInputs(position, this.shape, inputs);
    const points = Array.from({ length: this.shape.seats }, (_, role) => {
      return position.scores[(position.turn + role) % this.shape.seats];
    });
    return this.values(inputs.subarray(0, length), points);
  }

  values(inputs: Int32Array, points: readonly number[]): number[] {
    const { shape, inner, outer } = this;
    const hidden = Array.from({ length: HIDDEN }, (_, unit) => {
      let sum = inner[shape.bias * HIDDEN + unit];
      for (const input of inputs) sum += inner[input * HIDDEN + unit];
      sum += (points[0] / POINTS_SCALE) * inner[shape.points * HIDDEN + unit];
      for (let role = 1; role < shape.seats; role++) {
        sum += ((points[0] - points[role]) / POINTS_SCALE) * inner[(shape.points + role) * HIDDEN + unit];
      }
      return Math.max(0, sum);
    });
    return Array.from({ length: this.outputs }, (_, output) => {
      const sum = hidden.reduce((total, value, unit) => total + value * outer[output * HIDDEN + unit], 0);
      return Math.tanh(sum + this.outerBias[output]);
    });
  }
}

/** What a finished match is worth: half for the result, half for the margin, which keeps the player trying. */
export function resultValue(sign: number, margin: number): number {
  return 0.5 * sign + 0.5 * Math.tanh(margin / POINTS_SCALE);
}
