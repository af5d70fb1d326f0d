/** Adam: steps scaled by running means of the gradient and of its square. */
export class Adam {
  steps = 0;
  readonly mean: Float32Array;
  readonly square: Float32Array;

  constructor(length: number) {
    this.mean = new Float32Array(length);
    this.square = new Float32Array(length);
  }

  /** Moves the weights against the gradient and clears it. */
  step(weights: Float32Array, gradient: Float32Array, rate: number): void {
    this.steps++;
    const { mean, square } = this;
    const size = (rate * Math.sqrt(1 - 0.999 ** this.steps)) / (1 - 0.9 ** this.steps);
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i];
      gradient[i] = 0;
      const m = mean[i] + 0.1 * (slope - mean[i]);
      const s = square[i] + 0.001 * (slope * slope - square[i]);
      mean[i] = m;
      square[i] = s;
      weights[i] -= (size * m) / (Math.sqrt(s) + 1e-8);
    }
  }
}
