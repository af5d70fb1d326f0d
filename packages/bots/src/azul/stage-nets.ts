/**
 * One net for each stage of the match: what a pattern is worth depends on how many rounds are left. All ends that a search can come
 * to are ends of the same round, so the net is chosen once, when the round is taken up.
 */
import { countTiles } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { makeWeights, parseWeights } from "../weights.ts";
import { Net } from "./net.ts";

/** With two seats a deal takes 20 of 100 tiles, so what is left in the bag tells the round: the ends of 1 and 2, of 3, of 4, and of later ones. */
const TWO_SEAT_STAGES = 4;

export function stagesFor(seats: number): number {
  return seats === 2 ? TWO_SEAT_STAGES : 1;
}

/** The stage of a round, at any time from its deal to its end: the bag stays as it is in between. */
export function stageOf(position: AzulPosition): number {
  if (position.seats !== 2) return 0;
  const left = countTiles(position.bag);
  return left >= 60 ? 0 : left === 40 ? 1 : left === 20 ? 2 : 3;
}

export class StageNets {
  readonly nets: readonly Net[];

  constructor(nets: readonly Net[]) {
    this.nets = nets;
  }

  /** Fresh nets, all zero. */
  static blank(seats: number, free: boolean): StageNets {
    return new StageNets(Array.from({ length: stagesFor(seats) }, () => new Net(seats, free)));
  }

  get seats(): number {
    return this.nets[0].shape.seats;
  }

  get free(): boolean {
    return this.nets[0].shape.free;
  }

  at(position: AzulPosition): Net {
    return this.nets[Math.min(stageOf(position), this.nets.length - 1)];
  }

  get layers(): Float32Array[] {
    return this.nets.flatMap(({ layers }) => layers);
  }
}

export function parseStageNets(text: string): StageNets {
  return parseWeights(
    text,
    ([seats, isFree, stages]) => new StageNets(Array.from({ length: stages }, () => new Net(seats, isFree === 1))),
    ({ layers }) => layers,
  );
}

export function makeStageNets({ nets, seats, free, layers }: StageNets): string {
  return makeWeights([seats, free ? 1 : 0, nets.length], layers);
}
