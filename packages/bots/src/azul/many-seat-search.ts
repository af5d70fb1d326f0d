/**
 * Search for any number of seats: a growing tree (PUCT) inside the round, where every seat follows its own value.
 * Rounds of three and four seats are too long for alpha-beta, and it needs two sides besides. A leaf is the round
 * played out greedily and judged by the net; a few drafts before its end the round is solved outright.
 */
import type { Budget } from "../player.ts";
import { Clock } from "../clock.ts";
import { FEW } from "../position-classes.ts";
import { DraftStack, orderedMove, orderedValue } from "./draft-stack.ts";
import { RoundModel } from "./round-model.ts";
import type { StageNets } from "./stage-nets.ts";
import type { AzulPosition } from "@riad/azul";
import type { RootMove, Search } from "./search.ts";

export interface ManySeatStyle {
  /** How much unseen moves attract. */
  readonly curiosity: number;
  /** Spread of the greedy values over which interest falls by e. */
  readonly warmth: number;
  /** Part of the interest that every move gets alike. */
  readonly evenness: number;
  /** Below the root only so many moves are looked at. */
  readonly width: number;
}

export const MANY_SEAT_STYLE: ManySeatStyle = { curiosity: 0.5, warmth: 1, evenness: 0.3, width: 16 };

const LIST = 512;
const MOST_PLIES = 40;
const MOST_NODES = 1 << 17;
const MOST_EDGES = 1 << 20;
/** After fewer visits a move's value is one or two playouts: among sixty moves some of them would look best by chance. */
const LEAST_VISITS = 10;
/** With so few groups of tiles left every course of the round is tried. */
const SOLVED_GROUPS = 4;

export class ManySeatSearch implements Search {
  readonly shares: Float64Array;
  margin = 0;
  isSolved = false;

  /** A tree that grows leaves nothing out for good. */
  get isSearchedOut(): boolean {
    return this.isSolved;
  }

  readonly #clock = new Clock();
  readonly #model: RoundModel;
  readonly #stack: DraftStack;
  readonly #style: ManySeatStyle;
  readonly #list = new Int32Array(MOST_PLIES * LIST);

  /** By node: its edges (none while it is a leaf), visits, and the sum of values to the seat that moved there. */
  readonly #first = new Int32Array(MOST_NODES);
  readonly #count = new Int32Array(MOST_NODES);
  readonly #visits = new Int32Array(MOST_NODES);
  readonly #sums = new Float64Array(MOST_NODES);
  /** By node: how often a walk went on to one of its children, and the sum of the values to the seat to move. */
  readonly #walks = new Int32Array(MOST_NODES);
  readonly #walkSums = new Float64Array(MOST_NODES);
  #nodeCount = 0;
  /** By edge. */
  readonly #moves = new Int32Array(MOST_EDGES);
  readonly #interest = new Float32Array(MOST_EDGES);
  readonly #child = new Int32Array(MOST_EDGES);
  #edgeCount = 0;
  readonly #path = new Int32Array(MOST_PLIES);
  /** By edge of the root: sums over its walks, of the mover's utility and margin and of the shares of all seats. */
  readonly #rootUtilities: Float64Array;
  readonly #rootMargins: Float64Array;
  readonly #rootShares: Float64Array;
  /** Whether so few moves are compared that each gets as many walks. */
  #isFew = false;
  /** By ply, for solving: the utilities of all seats, their shares, their margins. */
  readonly #solved: Float64Array;
  /** By ply, the best move that solving found there last. */
  readonly #best = new Int32Array(MOST_PLIES);

  constructor(nets: StageNets, style: ManySeatStyle = MANY_SEAT_STYLE) {
    this.#model = new RoundModel(nets);
    this.#stack = new DraftStack(this.#model);
    this.#style = style;
    this.shares = new Float64Array(nets.seats);
    this.#rootUtilities = new Float64Array(LIST);
    this.#rootMargins = new Float64Array(LIST);
    this.#rootShares = new Float64Array(LIST * nets.seats);
    this.#solved = new Float64Array(MOST_PLIES * 3 * nets.seats);
  }

  nodes = 0;

  search(position: AzulPosition, budget: Budget, only?: readonly number[]): RootMove[] {
    this.#clock.start(budget);
    this.#model.begin(position);
    this.#stack.load(position);
    this.#nodeCount = 0;
    const wanted = only === undefined ? undefined : new Set(only.map((move) => this.plain(move)));
    const roots = this.#stack.groups(0) <= SOLVED_GROUPS ? this.#solveRoot(wanted) : undefined;
    this.isSolved = roots !== undefined;
    const judged = roots ?? this.#growRoot(position.turn, wanted);
    this.nodes = this.#clock.nodes;
    return judged;
  }

  /** Every search grows a tree of its own. */
  forget(): void {}

  plain(move: number): number {
    return this.#stack.plainMove(move);
  }

  line(move: number): number[] {
    return this.#nodeCount > 0 ? this.#visitedLine(move) : this.#solvedLine(move);
  }

  /** Down the tree by the moves that were looked at most. */
  #visitedLine(move: number): number[] {
    const moves = [move];
    let edge = 0;
    while (this.#moves[edge] !== move) edge++;
    for (let node = this.#child[edge]; node >= 0 && this.#count[node] > 0; node = this.#child[edge]) {
      edge = this.#mostVisited(node);
      if (this.#child[edge] < 0) break;
      moves.push(this.#moves[edge]);
    }
    return moves;
  }

  #mostVisited(node: number): number {
    const first = this.#first[node];
    let choice = first;
    let most = -1;
    for (let edge = first; edge < first + this.#count[node]; edge++) {
      const visits = this.#visitsOf(edge);
      if (visits > most) {
        most = visits;
        choice = edge;
      }
    }
    return choice;
  }

  /** Solves the rest again after each move: there is little of it. */
  #solvedLine(move: number): number[] {
    const moves = [move];
    this.#stack.play(0, move);
    this.#clock.start({});
    for (let ply = 1; !this.#stack.isOver(ply); ply++) {
      this.#solve(ply);
      moves.push(this.#best[ply]);
      this.#stack.play(ply, this.#best[ply]);
    }
    return moves;
  }

  #growRoot(seat: number, wanted?: ReadonlySet<number>): RootMove[] {
    this.#nodeCount = 1;
    this.#edgeCount = 0;
    this.#reset(0);
    this.shares.fill(0);
    this.#rootUtilities.fill(0);
    this.#rootMargins.fill(0);
    this.#rootShares.fill(0);
    this.#expand(0, 0, LIST);
    if (wanted !== undefined) this.#keepOnly(wanted);
    this.#isFew = wanted !== undefined && this.#count[0] <= FEW;
    do this.#grow();
    while (!this.#clock.stopped);
    const { seats } = this.#stack;
    const seen = this.#leastVisits();
    const roots: (RootMove & { visits: number; shares: Float64Array })[] = [];
    for (let edge = 0; edge < this.#count[0]; edge++) {
      const visits = this.#visitsOf(edge);
      const mean = (sum: number): number => (visits === 0 ? 0 : sum / visits);
      const shares = this.#rootShares.slice(edge * seats, (edge + 1) * seats).map(mean);
      const value = mean(this.#rootUtilities[edge]);
      const margin = mean(this.#rootMargins[edge]);
      roots.push({
        move: this.#moves[edge],
        value,
        share: shares[seat],
        margin,
        shares,
        visits,
        isSeen: visits >= seen,
      });
    }
    roots.sort((a, b) => (this.#isFew ? 0 : b.visits - a.visits) || b.value - a.value);
    this.shares.set(roots[0].shares);
    this.margin = roots[0].margin;
    return roots;
  }

  /** Visits from which on a move's value says something; of few moves, and of the one looked at most, any value does. */
  #leastVisits(): number {
    if (this.#isFew) return 1;
    let most = 1;
    for (let edge = 0; edge < this.#count[0]; edge++) most = Math.max(most, this.#visitsOf(edge));
    return Math.min(LEAST_VISITS, most);
  }

  #visitsOf(edge: number): number {
    const child = this.#child[edge];
    return child < 0 ? 0 : this.#visits[child];
  }

  /** Leaves only these moves at the root. */
  #keepOnly(wanted: ReadonlySet<number>): void {
    let kept = 0;
    for (let edge = 0; edge < this.#count[0]; edge++) {
      if (!wanted.has(this.#moves[edge])) continue;
      this.#moves[kept] = this.#moves[edge];
      this.#interest[kept++] = this.#interest[edge];
    }
    this.#count[0] = kept;
  }

  /** One walk down the tree. */
  #grow(): void {
    const stack = this.#stack;
    const path = this.#path;
    let ply = 0;
    let node = 0;
    let rootEdge = 0;
    path[0] = 0;
    for (;;) {
      if (this.#count[node] === 0) {
        if (this.#visits[node] === 0 || stack.isOver(ply)) break;
        // It was evaluated by an earlier walk, and would be evaluated the same again.
        this.#expand(node, ply, this.#style.width);
        if (this.#count[node] === 0) break;
      }
      const edge = ply === 0 && this.#isFew ? this.#nextOfFew() : this.#select(node);
      if (ply === 0) rootEdge = edge;
      stack.play(ply, this.#moves[edge]);
      ply++;
      node = this.#child[edge];
      if (node < 0) {
        if (this.#nodeCount === MOST_NODES) break;
        node = this.#nodeCount++;
        this.#reset(node);
        this.#child[edge] = node;
      }
      path[ply] = node;
    }
    this.#clock.tick();
    stack.playOut(ply);
    const { utilities, margins, shares } = this.#model;
    const last = node < 0 ? ply - 1 : ply;
    // A node's value is that to the seat which moved there: the one that chooses between it and its neighbours.
    this.#visits[0]++;
    for (let i = 1; i <= last; i++) {
      const value = utilities[stack.mover[i - 1]];
      this.#visits[path[i]]++;
      this.#sums[path[i]] += value;
      this.#walks[path[i - 1]]++;
      this.#walkSums[path[i - 1]] += value;
    }
    const mover = stack.mover[0];
    this.#rootUtilities[rootEdge] += utilities[mover];
    this.#rootMargins[rootEdge] += margins[mover];
    for (let seat = 0; seat < shares.length; seat++) this.#rootShares[rootEdge * shares.length + seat] += shares[seat];
  }

  /** Few moves take turns: a bad one would be visited seldom, and what it costs would rest on these few visits. */
  #nextOfFew(): number {
    return this.#visits[0] % this.#count[0];
  }

  #reset(node: number): void {
    this.#count[node] = 0;
    this.#visits[node] = 0;
    this.#sums[node] = 0;
    this.#walks[node] = 0;
    this.#walkSums[node] = 0;
  }

  #select(node: number): number {
    const first = this.#first[node];
    const end = first + this.#count[node];
    const pull = this.#style.curiosity * Math.sqrt(this.#visits[node] + 1);
    let best = -1000;
    let choice = first;
    // A move that was not tried is taken to be worth what the others were on average.
    const unseen = this.#walks[node] === 0 ? 0 : this.#walkSums[node] / this.#walks[node];
    for (let edge = first; edge < end; edge++) {
      const child = this.#child[edge];
      const visits = child < 0 ? 0 : this.#visits[child];
      const value = visits === 0 ? unseen : this.#sums[child] / visits;
      const score = value + (pull * this.#interest[edge]) / (1 + visits);
      if (score > best) {
        best = score;
        choice = edge;
      }
    }
    return choice;
  }

  #expand(node: number, ply: number, width: number): void {
    if (this.#edgeCount + LIST > MOST_EDGES) return;
    const list = this.#list;
    const end = this.#stack.list(ply, list, 0);
    const count = Math.min(end, width);
    const first = this.#edgeCount;
    let total = 0;
    putBestFirst(list, count, end);
    for (let i = 0; i < count; i++) {
      const ordered = list[i];
      const interest = Math.exp((orderedValue(ordered) - orderedValue(list[0])) / this.#style.warmth);
      total += interest;
      this.#moves[first + i] = orderedMove(ordered);
      this.#interest[first + i] = interest;
      this.#child[first + i] = -1;
    }
    const { evenness } = this.#style;
    for (let edge = first; edge < first + count; edge++) {
      this.#interest[edge] = evenness / count + ((1 - evenness) * this.#interest[edge]) / total;
    }
    this.#first[node] = first;
    this.#count[node] = count;
    this.#edgeCount += count;
  }

  /** Every move with its exact value, or nothing if the budget does not reach. */
  #solveRoot(wanted?: ReadonlySet<number>): RootMove[] | undefined {
    const stack = this.#stack;
    const seat = stack.mover[0];
    const { seats } = stack;
    const end = stack.list(0, this.#list, 0);
    const roots: RootMove[] = [];
    let best = -2;
    for (let i = 0; i < end; i++) {
      const move = orderedMove(this.#list[i]);
      if (wanted !== undefined && !wanted.has(move)) continue;
      stack.play(0, move);
      this.#solve(1);
      if (this.#clock.stopped) return undefined;
      const at = 3 * seats;
      const value = this.#solved[at + seat];
      const shares = this.#solved.slice(at + seats, at + 2 * seats);
      roots.push({ move, value, share: shares[seat], margin: this.#solved[at + 2 * seats + seat], shares });
      if (value <= best) continue;
      best = value;
      this.shares.set(shares);
      this.margin = this.#solved[at + 2 * seats + seat];
    }
    return roots.sort((a, b) => b.value - a.value);
  }

  /** Leaves what the position at `ply` is worth to each seat when all play for themselves. */
  #solve(ply: number): void {
    const stack = this.#stack;
    const { seats } = stack;
    const solved = this.#solved;
    this.#clock.tick();
    if (this.#clock.stopped) return;
    const width = 3 * seats;
    const at = ply * width;
    if (stack.isOver(ply)) {
      stack.playOut(ply);
      solved.set(this.#model.utilities, at);
      solved.set(this.#model.shares, at + seats);
      solved.set(this.#model.margins, at + 2 * seats);
      return;
    }
    const seat = stack.mover[ply];
    const from = ply * LIST;
    const end = stack.list(ply, this.#list, from);
    let best = -2;
    for (let i = from; i < end; i++) {
      const move = orderedMove(this.#list[i]);
      stack.play(ply, move);
      this.#solve(ply + 1);
      if (this.#clock.stopped) return;
      const value = solved[at + width + seat];
      if (value <= best) continue;
      best = value;
      this.#best[ply] = move;
      solved.copyWithin(at, at + width, at + 2 * width);
    }
  }
}

/** Leaves the `count` highest of the first `end` numbers at the beginning, in falling order; the rest is lost. */
function putBestFirst(list: Int32Array, count: number, end: number): void {
  for (let i = 1; i < end; i++) {
    const number = list[i];
    let at = Math.min(i, count);
    if (at === count) {
      if (number <= list[count - 1]) continue;
      at--;
    }
    for (; at > 0 && list[at - 1] < number; at--) list[at] = list[at - 1];
    list[at] = number;
  }
}
