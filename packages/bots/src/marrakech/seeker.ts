/** A player that searches turns with a judgement: all but the random one are made of it. */
import type { Move, Random } from "@riad/core";
import type { MarrakechPosition } from "@riad/marrakech";
import { noise } from "../noise.ts";
import type { Analysis, Budget, Choice, MoveJudgement, Player } from "../player.ts";
import type { Judgement } from "./judgement.ts";
import { Search } from "./search.ts";
import type { RootMove, Stage } from "./search.ts";
import { everything } from "./stages.ts";
import { MARGINS } from "./valuation.ts";

export interface Temper {
  /** Ever wider and deeper looks, the first of which is always finished. */
  stages(position: MarrakechPosition): readonly Stage[];
  /** How far its judgement of a move may be off: the deviation, in shares of the win, of a rotation and a placement. */
  readonly noise?: readonly [rotation: number, placement: number];
}

export class Seeker implements Player<MarrakechPosition> {
  readonly #judgeFor: (seats: number) => Judgement;
  readonly #temper: Temper;
  readonly #random: Random;
  readonly #searches = new Map<number, Search>();

  constructor(judgeFor: (seats: number) => Judgement, temper: Temper, random: Random) {
    this.#judgeFor = judgeFor;
    this.#temper = temper;
    this.#random = random;
  }

  choose(position: MarrakechPosition, budget: Budget): Choice {
    const search = this.#searchFor(position.seats);
    const moves = search.run(position, budget, this.#temper.stages(position));
    const { move, value } = this.#pick(moves, position);
    const seat = position.turn;
    return { move, win: clamp(value[seat]), margin: value[MARGINS + seat], nodes: search.nodes };
  }

  /** By its judgement, but without its haste and its wavering. */
  analyse(position: MarrakechPosition, budget: Budget): Analysis {
    const search = this.#searchFor(position.seats);
    const stages = everything(position);
    const found = search.run(position, budget, stages, true).sort((a, b) => b.use - a.use);
    const { nodes } = search;
    const seat = position.turn;
    const moves = found.map(({ move, value }): MoveJudgement => ({
      move,
      win: clamp(value[seat]),
      margin: value[MARGINS + seat],
    }));
    return { moves, line: this.#lineFrom(position, moves[0].move, stages.slice(0, 1)), nodes };
  }

  /** After a rotation comes the die; after a placement the next seat may turn Assam at once. */
  #lineFrom(position: MarrakechPosition, move: Move, look: readonly Stage[]): Move[] {
    const after = position.clone();
    after.play(move);
    if (after.actor < 0) return [move];
    const replies = this.#searchFor(position.seats).run(after, {}, look);
    return [move, replies.reduce((best, reply) => (reply.use > best.use ? reply : best)).move];
  }

  /** The best by a judgement that may waver. Moves that are alike are chosen among by chance. */
  #pick(moves: readonly RootMove[], position: MarrakechPosition): RootMove {
    const deviation = this.#temper.noise?.[position.phase === "rotate" ? 0 : 1] ?? 0;
    let best = moves[0];
    let most = Number.NEGATIVE_INFINITY;
    let ties = 1;
    for (const root of moves) {
      if (!root.isFollowed && deviation === 0) continue;
      const use = root.use + (deviation === 0 ? 0 : deviation * noise(this.#random));
      if (use > most) {
        best = root;
        most = use;
        ties = 1;
      } else if (use === most && this.#random.below(++ties) === 0) best = root;
    }
    return best;
  }

  #searchFor(seats: number): Search {
    let search = this.#searches.get(seats);
    if (search === undefined) {
      search = new Search(this.#judgeFor(seats));
      this.#searches.set(seats, search);
    }
    return search;
  }
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
