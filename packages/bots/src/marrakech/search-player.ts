/** The player that searches turns and evaluates where they lead: every level but random is one. */
import type { Move, Random } from "@riad/core";
import { marrakech } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { noise } from "../noise.ts";
import { evenShares } from "../player.ts";
import type { Analysis, Budget, Choice, JudgedMove, Player } from "../player.ts";
import { Prover } from "../prover.ts";
import type { Evaluator } from "./evaluator.ts";
import { Search } from "./search.ts";
import type { RootMove, SearchPass } from "./search.ts";
import { everything, turnsLeft } from "./search-passes.ts";
import { MARGINS } from "./valuation.ts";
import type { Valuation } from "./valuation.ts";

export interface SearchStyle {
  /** Ever wider and deeper passes, the first of which is always finished. */
  passes(position: MarrakechPosition): readonly SearchPass[];
  /** How far it misjudges a move: the standard deviation, in shares of the win, for rotations and for placements. */
  readonly noise?: readonly [rotation: number, placement: number];
}

export class SearchPlayer implements Player<MarrakechPosition> {
  readonly #evaluatorFor: (seats: number) => Evaluator;
  readonly #style: SearchStyle;
  readonly #random: Random;
  readonly #searches = new Map<number, Search>();
  readonly #prover = new Prover(marrakech.notation);

  constructor(evaluatorFor: (seats: number) => Evaluator, style: SearchStyle, random: Random) {
    this.#evaluatorFor = evaluatorFor;
    this.#style = style;
    this.#random = random;
  }

  choose(position: MarrakechPosition, budget: Budget): Choice {
    const search = this.#searchFor(position.seats);
    const moves = search.run(position, budget, this.#style.passes(position));
    const { move, value } = this.#pick(moves, position);
    const seat = position.turn;
    return { move, share: clamp(value[seat]), margin: value[MARGINS + seat], nodes: search.nodes };
  }

  /** Without its noise, and with passes that treat all moves alike. */
  judge(position: MarrakechPosition, moves: readonly Move[], budget: Budget): Analysis {
    const search = this.#searchFor(position.seats);
    const passes = everything(position);
    const found = search.run(position, budget, passes, { isWhole: true, only: moves });
    found.sort((a, b) => b.utility - a.utility);
    const { nodes } = search;
    const { seats, turn: seat } = position;
    const judged = found.map(({ move, value }): JudgedMove => ({
      move,
      isSeen: true,
      shares: sharesOf(value, seats),
      margin: value[MARGINS + seat],
      line: this.#lineFrom(position, move, passes.slice(0, 1)),
    }));
    const { shares } = judged[0];
    const analysis = { shares, moves: judged, isSolved: false, isProven: false, nodes };
    return isAlmostOver(position) ? this.#prover.check(position, analysis) : analysis;
  }

  /** After a rotation comes the die; after a placement the next seat may turn Assam at once. */
  #lineFrom(position: MarrakechPosition, move: Move, look: readonly SearchPass[]): Move[] {
    const after = position.clone();
    after.play(move);
    if (after.actor < 0) return [move];
    const replies = this.#searchFor(position.seats).run(after, {}, look);
    return [move, replies.reduce((best, reply) => (reply.utility > best.utility ? reply : best)).move];
  }

  /** The best move once the noise is added; ties are broken at random. */
  #pick(moves: readonly RootMove[], position: MarrakechPosition): RootMove {
    const deviation = this.#style.noise?.[position.phase === "rotate" ? 0 : 1] ?? 0;
    let best = moves[0];
    let most = Number.NEGATIVE_INFINITY;
    let ties = 1;
    for (const root of moves) {
      if (!root.isFollowed && deviation === 0) continue;
      const utility = root.utility + (deviation === 0 ? 0 : deviation * noise(this.#random));
      if (utility > most) {
        best = root;
        most = utility;
        ties = 1;
      } else if (utility === most && this.#random.below(++ties) === 0) best = root;
    }
    return best;
  }

  #searchFor(seats: number): Search {
    let search = this.#searches.get(seats);
    if (search === undefined) {
      search = new Search(this.#evaluatorFor(seats));
      this.#searches.set(seats, search);
    }
    return search;
  }
}

/** Near enough to its end for every roll and every rug to be looked at. */
function isAlmostOver(position: MarrakechPosition): boolean {
  const left = turnsLeft(position);
  return left === 1 || (left === 2 && position.phase === "lay");
}

/** Shares of all seats; rounding must not make more or less than one win of them. */
function sharesOf(value: Valuation, seats: number): number[] {
  const shares = Array.from(value.subarray(0, seats), clamp);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return total === 0 ? evenShares(seats) : shares.map((share) => share / total);
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
