/** The player that searches: a search for the drafts, and a net that judges where they lead. */
import { listMoves } from "@riad/core";
import { PHASE } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import type { Analysis, Budget, Choice, MoveJudgement, Player } from "../player.ts";
import { judgementOf } from "./judgement.ts";
import type { Net } from "./net.ts";
import type { RootMove, Search } from "./search.ts";
import { newSearch } from "./searches.ts";
import { TilingChoice } from "./tiling-choice.ts";

export interface ThinkerStyle {
  readonly judge: (position: AzulPosition) => Net;
  /** Nodes that it never goes beyond, whatever it is given. */
  readonly sight?: number;
}

interface Mind {
  readonly net: Net;
  readonly search: Search;
  readonly tiling: TilingChoice;
}

export class Thinker implements Player<AzulPosition> {
  readonly #style: ThinkerStyle;
  /** One for each kind of match met; usually there is one. */
  readonly #minds = new Map<Net, Mind>();

  constructor(style: ThinkerStyle) {
    this.#style = style;
  }

  choose(position: AzulPosition, budget: Budget): Choice {
    const { roots, nodes } = this.#think(position, budget, false);
    const { move, value } = roots[0];
    return { move, ...judgementOf(value, position.seats), nodes };
  }

  analyse(position: AzulPosition, budget: Budget): Analysis {
    const { roots, nodes, search } = this.#think(position, budget, true);
    const isDraft = position.phase === PHASE.draft;
    const moves: MoveJudgement[] = [];
    for (const move of listMoves(position)) {
      const plain = isDraft ? search.plain(move) : move;
      const root = roots.find((one) => one.move === plain);
      if (root !== undefined) moves.push({ move, ...judgementOf(root.value, position.seats) });
    }
    moves.sort((a, b) => b.win - a.win || b.margin - a.margin);
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
