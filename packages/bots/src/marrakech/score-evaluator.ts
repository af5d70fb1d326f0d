/** Evaluates by points alone: how far each seat is ahead of the best other one. It sees no regions and no rent to come. */
import type { MarrakechPosition } from "@riad/marrakech";
import type { Evaluator } from "./evaluator.ts";
import { BoardRegions } from "./board-regions.ts";
import { Standing } from "./standing.ts";
import { MARGINS, newValuation } from "./valuation.ts";

/** Points that are as good as a whole win, so that what it says looks like a share of the win. */
const SURE_LEAD = 50;

export class ScoreEvaluator implements Evaluator {
  readonly value = newValuation();
  readonly seesRegions = false;
  #regions = new BoardRegions();
  #standing = new Standing();
  readonly #points = new Int32Array(4);

  prepare(regions: BoardRegions, standing: Standing): void {
    this.#regions = regions;
    this.#standing = standing;
  }

  evaluateChange(): void {
    const { seats, dirhams } = this.#standing;
    for (let seat = 0; seat < seats; seat++) this.#points[seat] = dirhams[seat] + this.#regions.visible[seat];
    this.#compare(seats);
  }

  evaluateEnd(): void {
    this.evaluateChange();
  }

  evaluatePosition(position: MarrakechPosition): void {
    const { seats } = position;
    for (let seat = 0; seat < seats; seat++) this.#points[seat] = position.points(seat);
    this.#compare(seats);
  }

  #compare(seats: number): void {
    const points = this.#points;
    for (let seat = 0; seat < seats; seat++) {
      let best = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < seats; other++) if (other !== seat && points[other] > best) best = points[other];
      this.value[MARGINS + seat] = points[seat] - best;
      this.value[seat] = 0.5 + (points[seat] - best) / (2 * SURE_LEAD);
    }
  }
}
