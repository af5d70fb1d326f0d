/** The player that searches turns and evaluates where they lead: every level but random is one. */
import type { Move, Random } from "@riad/core";
import type { MarrakechPosition, Ruleset } from "@riad/marrakech";
import { noise } from "../noise.ts";
import { evenShares } from "../player.ts";
import type { Analysis, Budget, Choice, JudgedMove, Player } from "../player.ts";
import { Prover } from "../prover.ts";
import type { Evaluator } from "./evaluator.ts";
import { Search } from "./search.ts";
import type { RootMove, SearchPass } from "./search.ts";
import { everything, oneTurn, turnsLeft } from "./search-passes.ts";
import { MARGINS } from "./valuation.ts";
import type { Valuation } from "./valuation.ts";

export interface SearchStyle {
  /** Ever wider and deeper passes, the first of which is always finished. */
  passes(position: MarrakechPosition): readonly SearchPass[];
  /** How far it misjudges a move: the standard deviation, in shares of the win. */
  noise?(position: MarrakechPosition): number;
}

export class SearchPlayer implements Player<MarrakechPosition> {
  readonly #evaluatorFor: (ruleset: Ruleset, seats: number) => Evaluator;
  readonly #style: SearchStyle;
  readonly #random: Random;
  readonly #searches = new Map<string, Search>();
  /** Without a memory: hardly any position can be reached in two ways. */
  readonly #prover = new Prover<MarrakechPosition>();

  constructor(evaluatorFor: (ruleset: Ruleset, seats: number) => Evaluator, style: SearchStyle, random: Random) {
    this.#evaluatorFor = evaluatorFor;
    this.#style = style;
    this.#random = random;
  }

  choose(position: MarrakechPosition, budget: Budget): Choice {
    const search = this.#searchFor(position);
    const passes = this.#style.passes(position);
    const moves = search.run(position, budget, passes);
    const { move, value } = this.#pick(moves, position);
    const seat = position.turn;
    const finished = passes.slice(0, search.finished);
    const isProven = this.#style.noise === undefined && finished.some((pass) => isToTheEnd(pass, position));
    return { move, share: clamp(value[seat]), margin: value[MARGINS + seat], nodes: search.nodes, isProven };
  }

  /** Without its noise, and with passes that treat all moves alike. The last turns are proven, if the budget is large enough. */
  judge(position: MarrakechPosition, moves: readonly Move[], budget: Budget): Analysis {
    const mostNodes = proofLimit(budget);
    if (proofNodes(position) > mostNodes) return this.#estimate(position, moves, budget, everything(position));
    const analysis = this.#estimate(position, moves, budget, oneTurn());
    const checked = this.#prover.check(position, analysis, mostNodes);
    return checked.isProven ? checked : this.#estimate(position, moves, budget, everything(position));
  }

  #estimate(
    position: MarrakechPosition,
    moves: readonly Move[],
    budget: Budget,
    passes: readonly SearchPass[],
  ): Analysis {
    const search = this.#searchFor(position);
    const found = search.run(position, budget, passes, { isWhole: true, only: moves });
    found.sort((a, b) => b.utility - a.utility);
    const { nodes } = search;
    const { seats, turn: seat } = position;
    const judged = found.map(({ move, value }): JudgedMove => ({
      move,
      isSeen: true,
      shares: sharesOf(value, seats),
      margin: value[MARGINS + seat],
      line: this.#lineFrom(position, move),
    }));
    return { shares: judged[0].shares, moves: judged, isSolved: false, isProven: false, nodes };
  }

  /** After a rotation comes the die; after a placement the next seat may turn Assam at once. */
  #lineFrom(position: MarrakechPosition, move: Move): Move[] {
    const after = position.clone();
    after.play(move);
    if (after.actor < 0) return [move];
    const replies = this.#searchFor(position).run(after, {}, oneTurn());
    return [move, replies.reduce((best, reply) => (reply.utility > best.utility ? reply : best)).move];
  }

  /** The best move once the noise is added; ties are broken at random. */
  #pick(moves: readonly RootMove[], position: MarrakechPosition): RootMove {
    const deviation = this.#style.noise?.(position) ?? 0;
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

  #searchFor({ ruleset, seats }: MarrakechPosition): Search {
    const key = `${ruleset} ${seats}`;
    let search = this.#searches.get(key);
    if (search === undefined) {
      search = new Search(this.#evaluatorFor(ruleset, seats));
      this.#searches.set(key, search);
    }
    return search;
  }
}

/** Whether a pass follows every way to the end of the match. */
function isToTheEnd({ turns, window }: SearchPass, position: MarrakechPosition): boolean {
  return turns >= turnsLeft(position) && window === Number.POSITIVE_INFINITY;
}

/** Positions that a proof looks at for each that a search of the same time evaluates, and per millisecond on a slow machine. */
const PROOF_NODES_PER_NODE = 2;
const PROOF_NODES_PER_MS = 200;

/** Two turns are always proven: it takes 2 ms. */
const LEAST_PROOF_NODES = 4000;

function proofLimit({ ms = Number.POSITIVE_INFINITY, nodes = Number.POSITIVE_INFINITY }: Budget): number {
  return Math.max(LEAST_PROOF_NODES, Math.min(PROOF_NODES_PER_MS * ms, PROOF_NODES_PER_NODE * nodes));
}

/** About how many positions a proof has to look at: a turn is 3 rotations, 12 rolls and 8 placements after each of them. */
function proofNodes(position: MarrakechPosition): number {
  const left = turnsLeft(position);
  if (left > 3) return Number.POSITIVE_INFINITY;
  let nodes = 0;
  for (let turn = 1; turn < left; turn++) nodes = 16 + 96 * nodes;
  return position.phase === "lay" ? 1 + 8 * nodes : 16 + 96 * nodes;
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
