/** What a search asks about positions. Each answer is written into one valuation that the evaluator owns. */
import type { MarrakechPosition, Square } from "@riad/marrakech";
import type { BoardRegions } from "./board-regions.ts";
import type { Standing } from "./standing.ts";
import type { Valuation } from "./valuation.ts";

export interface Evaluator {
  readonly value: Valuation;
  /** Whether it looks at regions; if not, placements need only be counted. */
  readonly seesRegions: boolean;
  /** Turns that begin with `mover` on boards that differ from this one by one rug will be judged next. */
  prepare(regions: BoardRegions, standing: Standing, mover: number): void;
  /** A turn of the prepared mover that begins with Assam here, on the board as it is with its changes. */
  evaluateChange(placement: number, square: Square, heading: number): void;
  /** The match ends on the prepared board and standing. */
  evaluateEnd(): void;
  /** Any position in which a turn begins or the match is over. */
  evaluatePosition(position: MarrakechPosition): void;
}
