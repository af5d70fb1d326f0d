/**
 * Search for any number of seats: a growing tree (PUCT) inside the round, where every seat follows its own value.
 * Rounds of three and four seats are too long for alpha-beta, and it needs two sides besides. A leaf is the round
 * played out greedily and judged by the net; a few drafts before its end the round is solved outright.
 */
import type { Budget } from "../player.ts";
import { Clock } from "../clock.ts";
import { DraftStack, orderedMove, orderedValue } from "./draft-stack.ts";
import type { Net } from "./net.ts";
import { RoundModel } from "./round-model.ts";
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

export const MANY_SEAT_STYLE: ManySeatStyle = { curiosity: 1, warmth: 1, evenness: 0.3, width: 16 };

const LIST = 512;
const MOST_PLIES = 40;
const MOST_NODES = 1 << 17;
const MOST_EDGES = 1 << 20;
/** With so few groups of tiles left every course of the round is tried. */
const SOLVED_GROUPS = 4;

export class ManySeatSearch implements Search {
  readonly worth: Float64Array;
  isSolved = false;
  readonly #clock = new Clock();
  readonly #model: RoundModel;
  readonly #stack: DraftStack;
  readonly #style: ManySeatStyle;
  readonly #list = new Int32Array(MOST_PLIES * LIST);

  /** By node: its edges (none while it is a leaf), visits, and the sum of values to the seat to move. */
  readonly #first = new Int32Array(MOST_NODES);
  readonly #count = new Int32Array(MOST_NODES);
  readonly #visits = new Int32Array(MOST_NODES);
  readonly #sums = new Float64Array(MOST_NODES);
  #nodeCount = 0;
  /** By edge. */
  readonly #moves = new Int32Array(MOST_EDGES);
  readonly #interest = new Float32Array(MOST_EDGES);
  readonly #child = new Int32Array(MOST_EDGES);
  #edgeCount = 0;
  readonly #path = new Int32Array(MOST_PLIES);
  /** By edge of the root and seat: the sum of what its walks were worth. */
  readonly #rootSums: Float64Array;
  /** By ply and seat, for solving. */
  readonly #solved: Float64Array;
  /** By ply, the best move that solving found there last. */
  readonly #best = new Int32Array(MOST_PLIES);

  constructor(net: Net, style: ManySeatStyle = MANY_SEAT_STYLE) {
    this.#model = new RoundModel(net);
    this.#stack = new DraftStack(this.#model);
    this.#style = style;
    this.worth = new Float64Array(net.shape.seats);
    this.#rootSums = new Float64Array(LIST * net.shape.seats);
    this.#solved = new Float64Array(MOST_PLIES * net.shape.seats);
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
      const visits = this.#child[edge] < 0 ? 0 : this.#visits[this.#child[edge]];
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
    this.worth.fill(0);
    this.#rootSums.fill(0);
    this.#expand(0, 0, LIST);
    if (wanted !== undefined) this.#keepOnly(wanted);
    let rounds = 0;
    do {
      this.#grow();
      for (let i = 0; i < this.worth.length; i++) this.worth[i] += this.#model.worth[i];
      rounds++;
    } while (!this.#clock.stopped);
    for (let i = 0; i < this.worth.length; i++) this.worth[i] /= rounds;
    const roots: (RootMove & { visits: number })[] = [];
    const { seats } = this.#stack;
    for (let edge = 0; edge < this.#count[0]; edge++) {
      const child = this.#child[edge];
      const visits = child < 0 ? 0 : this.#visits[child];
      const worth = this.#rootSums
        .slice(edge * seats, (edge + 1) * seats)
        .map((sum) => (visits === 0 ? 0 : sum / visits));
      roots.push({ move: this.#moves[edge], value: worth[seat], worth, visits, isSeen: visits > 0 });
    }
    roots.sort((a, b) => b.visits - a.visits || b.value - a.value);
    this.worth[seat] = roots[0].value;
    return roots;
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

  /** One walk down the tree; leaves its end's worth in the model. */
  #grow(): void {
    const stack = this.#stack;
    const path = this.#path;
    let ply = 0;
    let node = 0;
    let rootEdge = 0;
    path[0] = 0;
    while (this.#count[node] > 0) {
      const edge = this.#select(node);
      if (ply === 0) rootEdge = edge;
      stack.play(ply, this.#moves[edge]);
      ply++;
      node = this.#child[edge];
      if (node < 0) {
        if (this.#nodeCount === MOST_NODES) {
          node = -1;
          break;
        }
        node = this.#nodeCount++;
        this.#reset(node);
        this.#child[edge] = node;
      }
      path[ply] = node;
    }
    this.#clock.tick();
    if (node >= 0 && this.#visits[node] > 0 && !stack.isOver(ply)) this.#expand(node, ply, this.#style.width);
    stack.playOut(ply);
    const { worth } = this.#model;
    const last = node < 0 ? ply - 1 : ply;
    // A node's value is that to the seat which moved there: the one that chooses between it and its neighbours.
    for (let i = 0; i <= last; i++) {
      this.#visits[path[i]]++;
      this.#sums[path[i]] += worth[i === 0 ? stack.mover[0] : stack.mover[i - 1]];
    }
    for (let seat = 0; seat < worth.length; seat++) this.#rootSums[rootEdge * worth.length + seat] += worth[seat];
  }

  #reset(node: number): void {
    this.#count[node] = 0;
    this.#visits[node] = 0;
    this.#sums[node] = 0;
  }

  #select(node: number): number {
    const first = this.#first[node];
    const end = first + this.#count[node];
    const pull = this.#style.curiosity * Math.sqrt(this.#visits[node] + 1);
    let best = -1000;
    let choice = first;
    let seen = 0;
    let sum = 0;
    for (let edge = first; edge < end; edge++) {
      const child = this.#child[edge];
      if (child < 0) continue;
      seen += this.#visits[child];
      sum += this.#sums[child];
    }
    // A move that was not tried is taken to be worth what the others were on average.
    const unseen = seen === 0 ? 0 : sum / seen;
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
    for (let i = 0; i < count; i++) {
      let best = i;
      for (let j = i + 1; j < end; j++) if (list[j] > list[best]) best = j;
      const ordered = list[best];
      list[best] = list[i];
      list[i] = ordered;
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
      const value = this.#solved[seats + seat];
      roots.push({ move, value, worth: this.#solved.slice(seats, 2 * seats) });
      if (value <= best) continue;
      best = value;
      for (let other = 0; other < seats; other++) this.worth[other] = this.#solved[seats + other];
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
    const at = ply * seats;
    if (stack.isOver(ply)) {
      stack.playOut(ply);
      solved.set(this.#model.worth, at);
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
      const value = solved[at + seats + seat];
      if (value <= best) continue;
      best = value;
      this.#best[ply] = move;
      for (let other = 0; other < seats; other++) solved[at + other] = solved[at + seats + other];
    }
  }
}
