/** Ends of rounds to learn from: what the net sees of them, and what they turned out to be worth to the seats. */
import { AzulPosition } from "@riad/azul";
import type { Random } from "@riad/core";
import { MOST_INPUTS, MOST_SIDE_INPUTS, POINTS_SCALE, allInputs, inputShape } from "../../src/azul/net-inputs.ts";
import type { InputShape } from "../../src/azul/net-inputs.ts";
import { stageOf } from "../../src/azul/stage-nets.ts";
import { KeptPosition } from "./kept-position.ts";
import type { RecordedMatch } from "./record-matches.ts";
import { turnColours } from "./symmetry.ts";

/** Stands where a sample has fewer active inputs than there is room for. */
export const NO_INPUT = 0xffff;

export class Samples {
  readonly shape: InputShape;
  /** Room for the active inputs of one sample. */
  readonly width: number;
  readonly inputs: Uint16Array;
  /** By sample and role: the points, and what to learn: shares of the win, and margins in units of `POINTS_SCALE`. */
  readonly points: Float32Array;
  readonly shares: Float32Array;
  readonly margins: Float32Array;
  /** The same as they were at the end of the match. */
  readonly finalShares: Float32Array;
  readonly finalMargins: Float32Array;
  readonly stages: Uint8Array;
  readonly starters: Uint8Array;
  /** Whether it is the last end of its match. */
  readonly isLast: Uint8Array;
  count = 0;

  readonly #position: KeptPosition;
  readonly #turned: AzulPosition;
  readonly #scratch = new Int32Array(MOST_INPUTS);

  constructor(seats: number, free: boolean, capacity: number) {
    this.shape = inputShape(seats, free);
    this.width = seats * MOST_SIDE_INPUTS + 6;
    this.inputs = new Uint16Array(capacity * this.width).fill(NO_INPUT);
    const perRole = (): Float32Array => new Float32Array(capacity * seats);
    this.points = perRole();
    this.shares = perRole();
    this.margins = perRole();
    this.finalShares = perRole();
    this.finalMargins = perRole();
    this.stages = new Uint8Array(capacity);
    this.starters = new Uint8Array(capacity);
    this.isLast = new Uint8Array(capacity);
    this.#position = new KeptPosition(seats);
    this.#turned = new AzulPosition(seats);
  }

  /** `random` turns free walls, which are worth the same with other colours. */
  add({ ends, shares, margins }: RecordedMatch, random: Random): void {
    const { seats } = this.shape;
    ends.forEach((cells, index) => {
      const at = this.count++;
      const position = this.#position;
      position.restore(cells);
      this.stages[at] = stageOf(position);
      this.starters[at] = position.turn;
      this.isLast[at] = index === ends.length - 1 ? 1 : 0;
      for (let role = 0; role < seats; role++) {
        const seat = (position.turn + role) % seats;
        this.points[at * seats + role] = position.scores[seat];
        this.finalShares[at * seats + role] = shares[seat];
        this.finalMargins[at * seats + role] = margins[seat] / POINTS_SCALE;
      }
      const length = allInputs(this.#seen(position, random), this.shape, this.#scratch);
      this.inputs.set(this.#scratch.subarray(0, length), at * this.width);
    });
  }

  #seen(position: AzulPosition, random: Random): AzulPosition {
    if (!this.shape.free) return position;
    this.#turned.copyFrom(position);
    turnColours(this.#turned, random);
    return this.#turned;
  }
}
