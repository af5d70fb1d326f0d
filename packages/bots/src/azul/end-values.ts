/**
 * What the end of a round is worth, by a search of the rounds after several deals: the net that evaluates an end before its deal is off
 * by some 9 pp, and a judgement that rests on it alone takes its errors for mistakes of the players.
 */
import { CHANCE, SeededRandom } from "@riad/core";
import { azul } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { UNCORRECTED, correctShares, correctionOfStage, inTurn } from "../measured.ts";
import type { Correction, MeasuredTable } from "../measured.ts";
import type { Expectation } from "../player.ts";
import measured from "./measured.json" with { type: "json" };
import { nameSetup, nameStage } from "./setup-names.ts";
import type { StageNets } from "./stage-nets.ts";
import { TWO_SEAT_STYLE, TwoSeatSearch } from "./two-seat-search.ts";

/** For the round after each deal. */
const NODES_PER_DEAL = 1000;
const DEALS = 6;
/** Budgets from here on include a look over the next deal; with less, it would take longer than the search. */
export const LEAST_NODES = 10_000;
/** So few nodes flatter the seat that moves after the deal: by 4.4 pp, against 200,000 nodes (80 deals of rounds 1 to 4). */
const SHALLOW: Correction = { scale: 1, offset: -0.18, margin: 0 };
const TABLE: MeasuredTable = measured;
/** So many deals count as much as the net. */
const EQUAL_DEALS = 2;
/** Ends that are remembered: the decisions of a round mostly lead to the same few. */
const MOST_KNOWN = 1000;

export class EndValues {
  readonly #search: TwoSeatSearch;
  /** Of seat 0. */
  readonly #known = new Map<string, Expectation>();

  constructor(nets: StageNets) {
    this.#search = new TwoSeatSearch(nets, { ...TWO_SEAT_STYLE, tableBits: 13 });
  }

  /** What the net says about an end before a deal, and what some deals say; to the seat, as a mean of both. */
  look(end: AzulPosition, seat: number, net: Expectation): Expectation {
    const key = azul.notation.makePosition(end);
    let mean = this.#known.get(key);
    if (mean === undefined) {
      mean = this.#mean(end);
      if (this.#known.size >= MOST_KNOWN) this.#known.clear();
      this.#known.set(key, mean);
    }
    const weight = DEALS / (DEALS + EQUAL_DEALS);
    const share = seat === 0 ? mean.share : 1 - mean.share;
    const margin = seat === 0 ? mean.margin : -mean.margin;
    return {
      share: (1 - weight) * net.share + weight * share,
      margin: (1 - weight) * net.margin + weight * margin,
    };
  }

  #mean(end: AzulPosition): Expectation {
    // All ends of a round have the same bag, and so the same deals.
    const random = new SeededRandom(`deals of ${end.bag}`);
    let [share, margin] = [0, 0];
    for (let deal = 0; deal < DEALS; deal++) {
      const own = new SeededRandom(random.below(1 << 30));
      const board = end.clone();
      while (board.actor === CHANCE) board.play(board.draw(own));
      this.#search.forget();
      this.#search.search(board, { nodes: NODES_PER_DEAL });
      const correction = correctionFor(board, this.#search.isSearchedOut);
      const shares = correctShares(Array.from(this.#search.shares), board.turn, correction);
      share += shares[0] / DEALS;
      margin += ((board.turn === 0 ? 1 : -1) * (this.#search.margin + correction.margin)) / DEALS;
    }
    return { share, margin };
  }
}

/** The same as for any other search: without it, each deal would look like bad luck for whoever starts. */
function correctionFor(board: AzulPosition, isSearchedOut: boolean): Correction {
  const deeper = isSearchedOut ? UNCORRECTED : SHALLOW;
  const setup = nameSetup(board);
  return Object.hasOwn(TABLE, setup)
    ? inTurn(deeper, correctionOfStage(TABLE[setup].calibration, nameStage(board), isSearchedOut))
    : deeper;
}
