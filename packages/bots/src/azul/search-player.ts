/** The player that searches: a search for the drafts, and a net that judges where they lead. */
import { listMoves } from "@riad/core";
import { PHASE } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import type { Analysis, Budget, Choice, MoveExpectation, Player } from "../player.ts";
import { expectationOf } from "./win-chance.ts";
import type { Net } from "./net.ts";
import type { RootMove, Search } from "./search.ts";
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

  constructor(style: SearchPlayerStyle) {
    this.#style = style;
  }

  choose(position: AzulPosition, budget: Budget): Choice {
    const { roots, nodes } = this.#think(position, budget, false);
    const { move, value } = roots[0];
    return { move, ...expectationOf(value, position.seats), nodes };
  }

  analyse(position: AzulPosition, budget: Budget): Analysis {
    const { roots, nodes, search } = this.#think(position, budget, true);
    const isDraft = position.phase === PHASE.draft;
    const moves: MoveExpectation[] = [];
    for (const move of listMoves(position)) {
      const plain = isDraft ? search.plain(move) : move;
      const root = roots.find((one) => one.move === plain);
      if (root !== undefined) moves.push({ move, ...expectationOf(root.value, position.seats) });
    }
    moves.sort((a, b) => b.share - a.share || b.margin - a.margin);
    return { moves, line: isDraft ? search.line(roots[0].move) : [roots[0].move], nodes };
  }

  #think(position: AzulPosition, budget: Budget, all: boolean): { roots: RootMove[]; nodes: number; search: Search } {
    const { search, tiling } = this.#mindFor(position);
    if (position.phase === PHASE.tile) return { roots: tiling.judge(position), nodes: 1, search };
    const { sight = Number.POSITIVE_INFINITY } = this.#style;
    const limited = { ...budget, nodes: Math.min(budget.nodes ?? Number.POSITIVE_INFINITY, sight) };
    return { roots: search.search(position, limited, all), nodes: search.nodes, search };
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
