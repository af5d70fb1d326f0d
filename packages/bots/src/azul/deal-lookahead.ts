/**
 * What to do with time left over after a round was searched to its end: the net's evaluation of that end decides, and it is often off by
 * more than the moves differ. So the best few moves are followed to the ends of their rounds, and from there over the same fresh deals,
 * with a small search for all seats, to the ends of the next rounds, where the net is asked again.
 */
import { CHANCE, OVER, SeededRandom } from "@riad/core";
import { PHASE, azul } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { Clock } from "../clock.ts";
import { marginOf, winShares } from "../contest.ts";
import type { Budget } from "../player.ts";
import { endOfLine, isBeforeDeal } from "./line-end.ts";
import type { RootMove } from "./search.ts";
import type { StageNets } from "./stage-nets.ts";
import { TilingChoice } from "./tiling-choice.ts";
import { TWO_SEAT_STYLE, TwoSeatSearch } from "./two-seat-search.ts";
import { utilityOf, winOf } from "./utility.ts";

/** Moves that are compared, if their utilities are no further from the best. */
const CANDIDATES = 3;
const CLOSE = 0.12;
/** Of the drafts after a deal. */
const NODES = 80;
/** With fewer deals the mean is noise; with so many it counts as much as the net's evaluation of the end itself. */
const FEWEST_DEALS = 4;
const EQUAL_DEALS = 8;
const MOST_DEALS = 24;

interface Candidate {
  readonly root: RootMove;
  /** The end of the round, before the deal. */
  readonly end: AzulPosition;
  sum: number;
}

export class DealLookahead {
  readonly #nets: StageNets;
  /** Apart from the player's own, whose table is still needed for the rest of the round. */
  readonly #judge: TwoSeatSearch;
  readonly #small: TwoSeatSearch;
  readonly #tiling: TilingChoice;
  readonly #clock = new Clock();

  constructor(nets: StageNets) {
    this.#nets = nets;
    this.#judge = new TwoSeatSearch(nets, { ...TWO_SEAT_STYLE, tableBits: 17 });
    this.#small = new TwoSeatSearch(nets, { ...TWO_SEAT_STYLE, tableBits: 12 });
    this.#tiling = new TilingChoice(nets);
  }

  /** The move to prefer among the first of `roots`; nothing where time is too short to say. */
  prefer(position: AzulPosition, roots: readonly RootMove[], budget: Budget): RootMove | undefined {
    const clock = this.#clock;
    clock.start(budget);
    const candidates = this.#candidates(position, roots, budget);
    if (candidates.length < 2) return undefined;
    const random = new SeededRandom(azul.notation.makePosition(position));
    const seat = position.actor;
    let deals = 0;
    for (; deals < MOST_DEALS; deals++) {
      const deal = random.below(1 << 30);
      const values = candidates.map(({ end }) => this.#follow(end, seat, deal));
      // A deal counts for all moves or for none.
      if (clock.stopped) break;
      candidates.forEach((candidate, i) => (candidate.sum += values[i]));
    }
    if (deals < FEWEST_DEALS) return undefined;
    const weight = deals / (deals + EQUAL_DEALS);
    const worth = ({ root, sum }: Candidate): number => (1 - weight) * root.value + (weight * sum) / deals;
    return candidates.reduce((best, one) => (worth(one) > worth(best) ? one : best)).root;
  }

  /** The exact values of the best few, if half of the time is enough for them. */
  #candidates(position: AzulPosition, roots: readonly RootMove[], { ms, nodes }: Budget): Candidate[] {
    const half = { ...(ms === undefined ? {} : { ms: ms / 2 }), ...(nodes === undefined ? {} : { nodes: nodes / 2 }) };
    const asked = roots.slice(0, CANDIDATES).map(({ move }) => move);
    const judged = this.#judge.search(position, half, asked);
    this.#clock.nodes += this.#judge.nodes;
    if (!this.#judge.isSearchedOut) return [];
    return judged
      .filter(({ value }) => value >= judged[0].value - CLOSE)
      .flatMap((root): Candidate[] => {
        const line = this.#judge.line(root.move);
        const end = endOfLine(position, line, this.#tiling, () => !this.#clock.look());
        // Where the match is over, there is nothing to look for.
        return end === undefined || !isBeforeDeal(end) ? [] : [{ root, end, sum: 0 }];
      });
  }

  /** The utility to the seat of the next round's end, after the deal with this number; meaningless once the clock has stopped. */
  #follow(end: AzulPosition, seat: number, deal: number): number {
    const random = new SeededRandom(deal);
    const board = end.clone();
    while (board.actor === CHANCE) board.play(board.draw(random));
    while (board.actor >= 0) {
      if (this.#clock.look()) return 0;
      if (board.phase === PHASE.tile) board.play(this.#tiling.evaluate(board)[0].move);
      else {
        board.play(this.#small.search(board, { nodes: NODES })[0].move);
        this.#clock.nodes += this.#small.nodes;
      }
    }
    if (board.actor === OVER) return utilityOf(winOf(winShares(board)[seat], 2), marginOf(board, seat));
    const { shares, margins } = this.#nets.at(board).evaluate(board);
    const role = (seat - board.turn + 2) % 2;
    return utilityOf(winOf(shares[role], 2), margins[role]);
  }
}
