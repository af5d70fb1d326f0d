/** The player that searches: a search for the drafts, and a net that judges where they lead. */
import type { Move } from "@riad/core";
import { PHASE, azul } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { rankMoves } from "../player.ts";
import type { Analysis, Budget, Choice, JudgedMove, Player } from "../player.ts";
import { Prover } from "../prover.ts";
import { expectationOf, sharesOf } from "./win-chance.ts";
import type { Net } from "./net.ts";
import type { Search } from "./search.ts";
import { ManySeatSearch } from "./many-seat-search.ts";
import { TilingChoice } from "./tiling-choice.ts";
import { TwoSeatSearch } from "./two-seat-search.ts";

export interface SearchPlayerStyle {
  readonly judge: (position: AzulPosition) => Net;
  /** Nodes that it never goes beyond, whatever it is given. */
  readonly sight?: number;
}

interface Mind {
  readonly net: Net;
  readonly search: Search;
  readonly tiling: TilingChoice;
}

export class SearchPlayer implements Player<AzulPosition> {
  readonly #style: SearchPlayerStyle;
  /** One for each kind of match met; usually there is one. */
  readonly #minds = new Map<Net, Mind>();
  readonly #prover = new Prover(azul.notation);

  constructor(style: SearchPlayerStyle) {
    this.#style = style;
  }

  choose(position: AzulPosition, budget: Budget): Choice {
    const { search, tiling } = this.#mindFor(position);
    const isTiling = position.phase === PHASE.tile;
    const roots = isTiling ? tiling.judge(position) : search.search(position, this.#within(budget));
    const { move, value } = roots[0];
    return { move, ...expectationOf(value, position.seats), nodes: isTiling ? 1 : search.nodes };
  }

  judge(position: AzulPosition, moves: readonly Move[], budget: Budget): Analysis {
    const { search, tiling } = this.#mindFor(position);
    const { seats, actor } = position;
    const isTiling = position.phase === PHASE.tile;
    const roots = isTiling ? tiling.judge(position) : search.search(position, this.#within(budget), moves);
    const judged = moves.flatMap((move): JudgedMove[] => {
      const plain = isTiling ? move : search.plain(move);
      const root = roots.find((one) => one.move === plain);
      if (root === undefined) return [];
      const { value, worth = sidesOf(value, actor, seats), isSeen = true } = root;
      if (!isSeen) return [{ move, isSeen, shares: [], margin: 0, line: [] }];
      // A line belongs to its own draft: after the twin that takes from an equal factory, the factories are numbered otherwise.
      const line = isTiling || plain !== move ? [move] : search.line(plain);
      return [{ move, isSeen, shares: sharesOf(worth), margin: expectationOf(value, seats).margin, line }];
    });
    const ranked = rankMoves(judged, actor);
    return this.#prover.check(position, {
      shares: isTiling ? ranked[0].shares : sharesOf(search.worth),
      moves: ranked,
      isSolved: isTiling || search.isSolved,
      isProven: false,
      nodes: isTiling ? 1 : search.nodes,
    });
  }

  #within(budget: Budget): Budget {
    const { sight = Number.POSITIVE_INFINITY } = this.#style;
    return { ...budget, nodes: Math.min(budget.nodes ?? Number.POSITIVE_INFINITY, sight) };
  }

  #mindFor(position: AzulPosition): Mind {
    const net = this.#style.judge(position);
    let mind = this.#minds.get(net);
    if (mind === undefined) {
      mind = { net, search: newSearch(net), tiling: new TilingChoice(net) };
      this.#minds.set(net, mind);
    }
    return mind;
  }
}

/** The search for as many seats as the net judges. */
export function newSearch(net: Net): Search {
  return net.shape.seats === 2 ? new TwoSeatSearch(net) : new ManySeatSearch(net);
}

/** To each seat where only the mover's value is known: the others share what it leaves. */
function sidesOf(value: number, actor: number, seats: number): Float64Array {
  return Float64Array.from({ length: seats }, (_, seat) => (seat === actor ? value : -value / (seats - 1)));
}
