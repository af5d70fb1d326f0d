/** Round ends with what became of them, waiting to be learned from. */
import type { Random } from "@riad/core";
import { allInputs } from "../../src/azul/net-inputs.ts";
import type { InputShape } from "../../src/azul/net-inputs.ts";
import type { AzulPosition } from "@riad/azul";
import { turnColours } from "./symmetry.ts";

export class Samples {
  readonly shape: InputShape;
  /** Active inputs of one sample. */
  readonly width: number;
  readonly capacity: number;
  readonly inputs: Uint16Array;
  /** Points by role, and the value to learn by output. */
  readonly points: Float32Array;
  readonly targets: Float32Array;
  count = 0;

  readonly #turned: AzulPosition | undefined;
  readonly #scratch = new Int32Array(160);

  constructor(shape: InputShape, capacity: number, turned?: AzulPosition) {
    this.shape = shape;
    this.width = shape.seats * (shape.free ? 25 : 20) + 6;
    this.capacity = capacity;
    this.inputs = new Uint16Array(capacity * this.width);
    this.points = new Float32Array(capacity * shape.seats);
    this.targets = new Float32Array(capacity * shape.seats);
    this.#turned = turned;
  }

  /** Adds a position between rounds and returns its number; targets by role follow with `label`. */
  add(position: AzulPosition, random: Random): number {
    const at = this.count++;
    let seen = position;
    if (this.shape.free && this.#turned !== undefined) {
      seen = this.#turned;
      seen.copyFrom(position);
      turnColours(seen, random);
    }
    const { seats } = this.shape;
    const length = allInputs(seen, this.shape, this.#scratch);
    if (length !== this.width) throw new Error(`${length} inputs instead of ${this.width}`);
    this.inputs.set(this.#scratch.subarray(0, length), at * this.width);
    for (let role = 0; role < seats; role++) {
      this.points[at * seats + role] = position.scores[(position.turn + role) % seats];
    }
    return at;
  }

  /** Appends all samples of another store. */
  append(other: Samples): void {
    const { seats } = this.shape;
    this.inputs.set(other.inputs.subarray(0, other.count * this.width), this.count * this.width);
    this.points.set(other.points.subarray(0, other.count * seats), this.count * seats);
    this.targets.set(other.targets.subarray(0, other.count * seats), this.count * seats);
    this.count += other.count;
  }

  /** The samples as bytes, and back. */
  toBytes(): Uint8Array[] {
    const { seats } = this.shape;
    const arrays = [
      this.inputs.subarray(0, this.count * this.width),
      this.points.subarray(0, this.count * seats),
      this.targets.subarray(0, this.count * seats),
    ];
    return arrays.map((array) => new Uint8Array(array.buffer, 0, array.byteLength));
  }

  fromBytes(bytes: readonly Uint8Array[]): void {
    [this.inputs, this.points, this.targets].forEach((array, index) => {
      new Uint8Array(array.buffer).set(bytes[index]);
    });
    this.count = bytes[0].length / 2 / this.width;
  }

  label(at: number, role: number, value: number): void {
    this.targets[at * this.shape.seats + role] = value;
  }
}
