/** The player that searches: a search for the drafts, and nets that evaluate where they lead. */
import type { Move } from "@riad/core";
import { PHASE, azul } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { correctMove, logit } from "../measured.ts";
import { rankMoves } from "../player.ts";
import { FEW } from "../position-classes.ts";
import type { Analysis, Budget, Choice, Evaluation, JudgedMove, Player } from "../player.ts";
import { Prover } from "../prover.ts";
import { DealLookahead } from "./deal-lookahead.ts";
import { EndValues, LEAST_NODES } from "./end-values.ts";
import { endOfLine, isBeforeDeal } from "./line-end.ts";
import { ManySeatSearch } from "./many-seat-search.ts";
import type { RootMove, Search } from "./search.ts";
import type { StageNets } from "./stage-nets.ts";
import { TilingChoice } from "./tiling-choice.ts";
import { THOROUGH_STYLE, TwoSeatSearch } from "./two-seat-search.ts";

export interface SearchPlayerStyle {
  readonly nets: (position: AzulPosition) => StageNets;
  /** Nodes that it never goes beyond, whatever it is given. */
  readonly sight?: (seats: number) => number;
  /** Whether time that is left over is used to look beyond the next deal: see `DealLookahead`. */
  readonly usesSpareTime?: boolean;
}

interface Mind {
  readonly search: Search;
  readonly tiling: TilingChoice;
  lookahead?: DealLookahead;
  ends?: EndValues;
}

/** A choice must not exceed its time, and a search looks at the clock only now and then; one tiling of the free wall takes up to 12 ms. */
const SAFETY_MS = 2;
const FREE_SAFETY_MS = 15;
/** Less than this is not worth looking beyond the deal. */
const LEAST_SPARE_MS = 20;

export class SearchPlayer implements Player<AzulPosition> {
  readonly #style: SearchPlayerStyle;
  /** One for each kind of match met; usually there is one. */
  readonly #minds = new Map<StageNets, Mind>();
  readonly #prover = new Prover(azul.notation);

  constructor(style: SearchPlayerStyle) {
    this.#style = style;
  }

  choose(position: AzulPosition, budget: Budget): Choice {
    const begin = performance.now();
    const mind = this.#mindFor(position);
    const { search, tiling } = mind;
    const isTiling = position.phase === PHASE.tile;
    // The first choice of all unpacks nets, which takes some of its time.
    const left = budget.ms === undefined ? budget : { ...budget, ms: budget.ms - (performance.now() - begin) };
    const roots = isTiling ? tiling.evaluate(position) : search.search(position, this.#within(left, position.seats));
    const [{ move, share, margin }] = roots;
    if (isTiling) return { move, share, margin, nodes: 1, isSearchedOut: true };
    const { nodes, isSearchedOut } = search;
    // Only where time is the limit: with a budget of nodes a choice depends on nothing else.
    const mayLookOn = this.#style.usesSpareTime === true && position.seats === 2 && budget.nodes === undefined;
    const safetyMs = position.isFree ? FREE_SAFETY_MS : SAFETY_MS;
    const spareMs = (): number => (budget.ms ?? 0) - (performance.now() - begin) - safetyMs;
    if (mayLookOn && isSearchedOut && spareMs() >= (mind.lookahead === undefined ? 2 : 1) * LEAST_SPARE_MS) {
      // Made first, which takes up to 20 ms.
      mind.lookahead ??= new DealLookahead(this.#style.nets(position));
      const preferred = mind.lookahead.prefer(position, roots, { ms: spareMs() });
      if (preferred !== undefined) {
        return { move: preferred.move, share: preferred.share, margin: preferred.margin, nodes, isSearchedOut };
      }
    }
    // The position's own value rather than the last depth's, which flatters the seat that moves last before the horizon.
    return { move, share: search.shares[position.actor], margin: search.margin, nodes, isSearchedOut };
  }

  evaluate(position: AzulPosition, budget: Budget): Evaluation {
    const { search, tiling } = this.#mindFor(position);
    if (position.phase === PHASE.tile) {
      const [root] = tiling.evaluate(position);
      const shares = sharesAfter(root, position.actor, position.seats);
      return { move: root.move, shares, margin: root.margin, isProven: false, nodes: 1, isSearchedOut: true };
    }
    // The same question gets the same answer, whatever was asked before.
    search.forget();
    const [{ move }] = search.search(position, this.#within(budget, position.seats));
    const { shares, margin, nodes, isSearchedOut } = search;
    return { move, shares: Array.from(shares), margin, isProven: false, nodes, isSearchedOut };
  }

  judge(position: AzulPosition, moves: readonly Move[], budget: Budget): Analysis {
    const { search, tiling } = this.#mindFor(position);
    const { seats, actor } = position;
    const isTiling = position.phase === PHASE.tile;
    const roots = isTiling
      ? tiling.evaluate(position)
      : search.search(position, this.#within(budget, position.seats), moves);
    const judged = moves.flatMap((move): JudgedMove[] => {
      const plain = isTiling ? move : search.plain(move);
      const root = roots.find((one) => one.move === plain);
      if (root === undefined) return [];
      const { margin, isSeen = true } = root;
      if (!isSeen) return [{ move, isSeen, shares: [], margin: 0, line: [] }];
      // A line belongs to its own draft: after the twin that takes from an equal factory, the factories are numbered otherwise.
      const line = isTiling || plain !== move ? [move] : search.line(plain);
      return [{ move, isSeen, shares: sharesAfter(root, actor, seats), margin, line }];
    });
    const beyond = isTiling ? undefined : this.#lookBeyond(position, judged, this.#within(budget, position.seats));
    const plainly = rankMoves(beyond ?? judged, actor);
    const ranked = isTiling || beyond !== undefined ? plainly : alignMoves(plainly, actor, search);
    return this.#prover.check(position, {
      shares: isTiling || beyond !== undefined ? ranked[0].shares : Array.from(search.shares),
      moves: ranked,
      isSolved: isTiling || search.isSolved,
      isProven: false,
      nodes: isTiling ? 1 : search.nodes,
      isSearchedOut: isTiling || search.isSearchedOut,
    });
  }

  /**
   * With few moves, a round that was searched to its end leaves nodes for the ends that the moves lead to. They get the same number of
   * deals in every search, even if that takes more nodes than are left: a value that rests on deals differs by 9 pp from one that rests
   * on the net, and two searches that follow each other would disagree by as much. Small budgets have none at all.
   */
  #lookBeyond(position: AzulPosition, judged: readonly JudgedMove[], { nodes }: Budget): JudgedMove[] | undefined {
    const mind = this.#mindFor(position);
    const { search, tiling } = mind;
    if (position.seats !== 2 || !search.isSearchedOut || judged.length > FEW || nodes === undefined) return undefined;
    if (nodes < LEAST_NODES) return undefined;
    mind.ends ??= new EndValues(this.#style.nets(position));
    const { ends } = mind;
    const { actor } = position;
    const ended = judged.map(({ move }) => endOfLine(position, search.line(search.plain(move)), tiling));
    if (ended.includes(undefined)) return undefined;
    return judged.map((one, i) => {
      const end = ended[i];
      if (end === undefined || !isBeforeDeal(end)) return one;
      const { share, margin } = ends.look(end, actor, { share: one.shares[actor], margin: one.margin });
      return { ...one, shares: actor === 0 ? [share, 1 - share] : [1 - share, share], margin };
    });
  }

  #within({ ms, nodes = Number.POSITIVE_INFINITY }: Budget, seats: number): Budget {
    const budget = { nodes: Math.min(nodes, this.#style.sight?.(seats) ?? Number.POSITIVE_INFINITY) };
    return ms === undefined ? budget : { ...budget, ms: Math.max(ms / 2, ms - SAFETY_MS) };
  }

  #mindFor(position: AzulPosition): Mind {
    const nets = this.#style.nets(position);
    let mind = this.#minds.get(nets);
    if (mind === undefined) {
      mind = { search: newSearch(nets), tiling: new TilingChoice(nets) };
      this.#minds.set(nets, mind);
    }
    return mind;
  }
}

/** The search for as many seats as the nets are made for. */
export function newSearch(nets: StageNets): Search {
  return nets.seats === 2 ? new TwoSeatSearch(nets, THOROUGH_STYLE) : new ManySeatSearch(nets);
}

/**
 * The best move is worth what the position is worth, and the others as much less as the search says. The values of one depth flatter the
 * seat that moves last before the horizon; the position's own value is fair to both, see `Search.shares`.
 */
function alignMoves(ranked: readonly JudgedMove[], actor: number, { shares, margin }: Search): JudgedMove[] {
  const [best] = ranked;
  if (!best.isSeen) return [...ranked];
  const offset = logit(shares[actor]) - logit(best.shares[actor]);
  const correction = { scale: 1, offset: Number.isFinite(offset) ? offset : 0, margin: margin - best.margin };
  return ranked.map((judged) => (judged.isSeen ? correctMove(judged, actor, correction) : judged));
}

/** The shares of all seats; where only the mover's is known, the others share what it leaves. */
function sharesAfter({ share, shares }: RootMove, actor: number, seats: number): number[] {
  if (shares !== undefined) return Array.from(shares);
  return Array.from({ length: seats }, (_, seat) => (seat === actor ? share : (1 - share) / (seats - 1)));
}
