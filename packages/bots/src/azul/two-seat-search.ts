/**
 * Search for two seats: deepening alpha-beta (principal variation search) inside the round, with a table of positions.
 * A leaf is the round played out greedily and judged by the net. The end of the round is exact, and a position that
 * was searched to it is marked solved and never searched again.
 */
import type { Budget } from "../player.ts";
import { Clock } from "../clock.ts";
import { DraftStack, orderedMove } from "./draft-stack.ts";
import { RoundModel } from "./round-model.ts";
import type { StageNets } from "./stage-nets.ts";
import { BEYOND, softened, unpackValue } from "./utility.ts";
import type { Unpacked } from "./utility.ts";
import type { AzulPosition } from "@riad/azul";
import type { RootMove, Search } from "./search.ts";
import { BOUND, Transpositions } from "./transpositions.ts";

export interface TwoSeatStyle {
  /** Only so many moves are looked at, the best by their greedy values. */
  readonly width: number;
  /** After so many moves the rest is searched less deep at first. */
  readonly full: number;
  /** By so many plies. An odd number would compare leaves after either side's move, and those differ by 0.3. */
  readonly cut: number;
  readonly deepest: number;
  /** The table of positions has two to the power of so many slots; clearing it takes time in each round. */
  readonly tableBits: number;
  /**
   * Whether a comparison of a few moves goes on with whatever nodes are left once it has come to the end of the round. For those who say
   * what moves are worth; who only has to choose one saves the time.
   */
  readonly isThorough?: boolean;
}

export const TWO_SEAT_STYLE: TwoSeatStyle = { width: 14, full: 4, cut: 2, deepest: 40, tableBits: 19 };
export const THOROUGH_STYLE: TwoSeatStyle = { ...TWO_SEAT_STYLE, isThorough: true };

/** With so few groups of tiles left no move is left out, so that the end of a round is exact. */
const NARROW_GROUPS = 4;

const LIST = 256;

/** For the rest of a round that was searched to its end already. */
const NODES_TO_GO_ON = 20_000;

/** Values are packed, see `packValue`. */
interface Root {
  readonly move: number;
  value: number;
}

export class TwoSeatSearch implements Search {
  readonly shares = new Float64Array(2);
  margin = 0;
  readonly #clock = new Clock();
  #budget: Budget = {};
  readonly #model: RoundModel;
  readonly #stack: DraftStack;
  #table: Transpositions;
  /** For a wider pass, which may not come to its end: what the one before found out is kept until then. */
  #spareTable: Transpositions | undefined;
  readonly #lists = new Int32Array(40 * LIST);
  readonly #style: TwoSeatStyle;
  /** How many moves the present pass looks at. */
  #width: number;
  /** Whether something below the present node was cut off by the horizon. */
  #horizon = false;
  /** Whether a move below it was left out for being unpromising. */
  #narrowed = false;
  isSolved = false;
  isSearchedOut = false;

  constructor(nets: StageNets, style: TwoSeatStyle = TWO_SEAT_STYLE) {
    this.#model = new RoundModel(nets);
    this.#stack = new DraftStack(this.#model);
    this.#style = style;
    this.#width = style.width;
    this.#table = new Transpositions(style.tableBits);
  }

  get nodes(): number {
    return this.#clock.nodes;
  }

  search(position: AzulPosition, budget: Budget, only?: readonly number[]): RootMove[] {
    this.#budget = budget;
    this.#clock.start(budget);
    this.isSolved = false;
    this.isSearchedOut = false;
    this.#width = this.#style.width;
    const roots = this.#begin(position, only);
    const { before, last } = this.#deepen(roots, only !== undefined);
    if (only !== undefined && this.#style.isThorough === true) this.#goOn(roots);
    const read = (value: Unpacked): Unpacked => (this.isSearchedOut ? value : softened(value));
    const evaluated = roots.map(({ move, value }) => {
      const { utility, share, margin } = read(unpackValue(value));
      return { move, value: utility, share, margin };
    });
    // The seat that moves last before the playout looks better than it is; the mean of two depths is fair to both.
    const latest = this.isSearchedOut || last === undefined ? evaluated[0] : read(last);
    const earlier = this.isSearchedOut || before === undefined ? latest : read(before);
    const share = (earlier.share + latest.share) / 2;
    this.margin = (earlier.margin + latest.margin) / 2;
    this.shares.fill(1 - share);
    this.shares[position.turn] = share;
    return evaluated;
  }

  /** Ever deeper, until the budget is spent or everything was searched to the end of the round; the values of the last two depths. */
  #deepen(roots: Root[], isComparison: boolean): { before: Unpacked | undefined; last: Unpacked | undefined } {
    let before: Unpacked | undefined;
    let last: Unpacked | undefined;
    for (let depth = 1; depth <= this.#style.deepest && !this.#clock.stopped; depth++) {
      this.#horizon = false;
      this.#narrowed = false;
      if (isComparison) this.#searchAll(roots, depth);
      else this.#searchBest(roots, depth);
      if (this.#clock.stopped) break;
      before = last;
      last = unpackValue(roots[0].value);
      if (this.#horizon) continue;
      this.isSearchedOut = true;
      this.isSolved = isComparison && !this.#narrowed;
      break;
    }
    return { before, last };
  }

  /**
   * Replies that looked unpromising are what two looks at a round most often differ by. So the nodes that are left go to comparisons
   * that leave out fewer and fewer of them.
   */
  #goOn(roots: Root[]): void {
    while (this.isSearchedOut && !this.isSolved) if (!this.#widen(roots)) break;
  }

  /** A comparison with more replies, which counts only if it comes to its end, too. */
  #widen(roots: Root[]): boolean {
    const [table, width] = [this.#table, this.#width];
    const values = new Map(roots.map(({ move, value }) => [move, value]));
    this.#table = this.#spareTable ?? new Transpositions(this.#style.tableBits);
    this.#spareTable = table;
    this.#table.clear();
    this.#width = Math.min(LIST, 2 * width);
    this.isSearchedOut = false;
    this.#deepen(roots, true);
    if (this.isSearchedOut) return true;
    [this.#table, this.#spareTable] = [table, this.#table];
    this.#width = width;
    this.isSearchedOut = true;
    for (const root of roots) root.value = values.get(root.move) ?? root.value;
    roots.sort((a, b) => b.value - a.value);
    return false;
  }

  forget(): void {
    this.#table.clear();
  }

  #begin(position: AzulPosition, only?: readonly number[]): Root[] {
    // What an earlier question left in the table must not change the answer to this one.
    if (this.#model.begin(position) || only !== undefined) this.#table.clear();
    this.#stack.load(position);
    const end = this.#stack.list(0, this.#lists, 0);
    const list = Array.from(this.#lists.subarray(0, end)).sort((a, b) => b - a);
    const roots = list.map((ordered) => ({ move: orderedMove(ordered), value: -BEYOND }));
    if (only === undefined) return roots;
    const wanted = new Set(only.map((move) => this.plain(move)));
    return roots.filter(({ move }) => wanted.has(move));
  }

  #searchBest(roots: Root[], depth: number): void {
    let alpha = -BEYOND;
    const { cut, full, width } = this.#style;
    // The first pass is always finished, so that even the smallest budget has seen every move.
    const count = depth > 1 ? Math.min(roots.length, 2 * width) : roots.length;
    for (let i = 0; i < count; i++) {
      const root = roots[i];
      this.#stack.play(0, root.move);
      let value: number;
      if (i === 0) {
        value = -this.#search(1, depth - 1, -BEYOND, BEYOND);
      } else {
        const less = i >= full && depth >= 2 + cut ? 1 + cut : 1;
        value = -this.#search(1, depth - less, -alpha - 1, -alpha);
        if (value > alpha && !this.#clock.stopped) value = -this.#search(1, depth - 1, -BEYOND, -alpha);
      }
      if (this.#clock.stopped) break;
      root.value = value;
      if (value <= alpha) continue;
      alpha = value;
      roots.splice(i, 1);
      roots.unshift(root);
    }
  }

  /** Each with a full window, or none: so that their values can be compared. */
  #searchAll(roots: Root[], depth: number): void {
    const values: number[] = [];
    for (const { move } of roots) {
      this.#stack.play(0, move);
      values.push(-this.#search(1, depth - 1, -BEYOND, BEYOND));
      if (this.#clock.stopped) return;
    }
    for (let i = 0; i < values.length; i++) roots[i].value = values[i];
    roots.sort((a, b) => b.value - a.value);
  }

  /** The value of the position at `ply` to the seat to move there, within the window. */
  #search(ply: number, depth: number, alpha: number, beta: number): number {
    const stack = this.#stack;
    const table = this.#table;
    this.#clock.tick();
    if (this.#clock.stopped) return 0;
    if (stack.isOver(ply)) return this.#leaf(ply);
    stack.hash(ply);
    const { hashA, hashB } = stack;
    const slot = table.find(hashA, hashB);
    let tableMove = -1;
    if (slot >= 0) {
      const solved = table.isSolved(slot);
      if (solved || table.depth(slot) >= depth) {
        const value = table.value(slot);
        const bound = table.bound(slot);
        if (
          bound === BOUND.exact ||
          (bound === BOUND.lower && value >= beta) ||
          (bound === BOUND.upper && value <= alpha)
        ) {
          if (!solved) this.#horizon = true;
          if (!table.isWhole(slot)) this.#narrowed = true;
          return value;
        }
      }
      tableMove = table.move(slot);
    }
    if (depth <= 0) {
      this.#horizon = true;
      const value = this.#leaf(ply);
      if (slot < 0) table.keep(hashA, hashB, value, -1, BOUND.exact, 0, false, false);
      return value;
    }
    const above = this.#horizon;
    const aboveNarrowed = this.#narrowed;
    this.#horizon = false;
    this.#narrowed = false;
    const { cut, full } = this.#style;
    const lists = this.#lists;
    const from = ply * LIST;
    const end = stack.list(ply, lists, from);
    const stop = stack.groupsListed <= NARROW_GROUPS ? end : Math.min(end, from + this.#width);
    if (tableMove >= 0) promote(lists, from, end, tableMove);
    let best = -BEYOND;
    let bestMove = 0;
    let floor = alpha;
    for (let i = from; i < stop; i++) {
      if (i > from || tableMove < 0) pullBest(lists, i, end);
      const move = orderedMove(lists[i]);
      stack.play(ply, move);
      let value: number;
      if (i === from) {
        value = -this.#search(ply + 1, depth - 1, -beta, -floor);
      } else {
        const less = i - from >= full && depth >= 2 + cut ? 1 + cut : 1;
        value = -this.#search(ply + 1, depth - less, -floor - 1, -floor);
        if (value > floor && (less > 1 || value < beta) && !this.#clock.stopped) {
          value = -this.#search(ply + 1, depth - 1, -beta, -floor);
        }
      }
      if (this.#clock.stopped) return 0;
      if (value <= best) continue;
      best = value;
      bestMove = move;
      if (value > floor) floor = value;
      if (floor >= beta) break;
    }
    const bound = best >= beta ? BOUND.lower : best > alpha ? BOUND.exact : BOUND.upper;
    // What a cut-off proves, no move that was left out could change.
    if (stop < end && best < beta) this.#narrowed = true;
    table.keep(hashA, hashB, best, bestMove, bound, depth, !this.#horizon, !this.#narrowed);
    if (above) this.#horizon = true;
    if (aboveNarrowed) this.#narrowed = true;
    return best;
  }

  #leaf(ply: number): number {
    const value = this.#stack.playOutTwo(ply);
    return this.#stack.mover[ply] === 0 ? value : -value;
  }

  plain(move: number): number {
    return this.#stack.plainMove(move);
  }

  line(move: number): number[] {
    const moves: number[] = [];
    for (let ply = 0, next = move; ply < 38 && next >= 0;) {
      moves.push(next);
      this.#stack.play(ply++, next);
      if (this.#stack.isOver(ply)) break;
      next = this.#expected(ply);
      if (next < 0 && this.isSearchedOut) next = this.#expectedAgain(ply);
    }
    return moves;
  }

  /** The next move of a line as far as the table knows it, or -1. */
  #expected(ply: number): number {
    this.#stack.hash(ply);
    const slot = this.#table.find(this.#stack.hashA, this.#stack.hashB);
    return slot < 0 ? -1 : this.#table.move(slot);
  }

  /** Where a later position took the slot of one on the line, the rest of the round is searched once more: most of it is known. */
  #expectedAgain(ply: number): number {
    this.#clock.limit({ ...this.#budget, nodes: this.nodes + NODES_TO_GO_ON });
    this.#search(ply, this.#style.deepest, -BEYOND, BEYOND);
    return this.#clock.stopped ? -1 : this.#expected(ply);
  }
}

/** Brings the best of the moves from `at` on to `at`. */
function pullBest(list: Int32Array, at: number, end: number): void {
  let best = at;
  for (let i = at + 1; i < end; i++) if (list[i] > list[best]) best = i;
  const ordered = list[best];
  list[best] = list[at];
  list[at] = ordered;
}

/** Brings a known move to the front; without it the best by their greedy values. */
function promote(list: Int32Array, from: number, end: number, move: number): void {
  for (let i = from; i < end; i++) {
    if (orderedMove(list[i]) !== move) continue;
    const ordered = list[i];
    list[i] = list[from];
    list[from] = ordered;
    return;
  }
  pullBest(list, from, end);
}
