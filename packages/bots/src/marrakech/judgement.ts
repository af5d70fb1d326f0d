/** What a search asks of a judgement. Everything it says goes into one valuation that it owns. */
import type { MarrakechPosition, Square } from "@riad/marrakech";
import type { Market } from "./market.ts";
import type { Standing } from "./standing.ts";
import type { Valuation } from "./valuation.ts";

export interface Judgement {
  readonly value: Valuation;
  /** Whether it looks at regions; if not, placements need only be counted. */
  readonly seesRegions: boolean;
  /** Turns that begin with `mover` on boards that differ from this market by one rug will be judged next. */
  prepare(market: Market, standing: Standing, mover: number): void;
  /** A turn of the prepared mover that begins with Assam here, on the market as it is with its changes. */
  judgeChange(placement: number, square: Square, heading: number): void;
  /** The match ends on the prepared market and standing. */
  judgeEnd(): void;
  /** Any position in which a turn begins or the match is over. */
  judgePosition(position: MarrakechPosition): void;
}
