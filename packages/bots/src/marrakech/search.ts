/**
 * Expectimax over whole turns: rotation, die, placement, and again for the next seat. Each seat maximises its own value
 * (max^n), leaves are judged at the beginning of a turn. Deeper than one turn only what looks good one turn deep is
 * followed; the search goes through ever wider and deeper passes until its budget ends.
 */
import { OVER, newMoveList } from "@riad/core";
import type { Move } from "@riad/core";
import type { MarrakechPosition } from "@riad/marrakech";
import { Clock } from "../clock.ts";
import type { Budget } from "../player.ts";
import { DIE_WEIGHTS } from "./turned-board.ts";
import type { Evaluator } from "./evaluator.ts";
import { MOST_PLACEMENTS, Turn, isDrawn } from "./turn.ts";
import type { Landing } from "./turn.ts";
import { addValue, clearValue, copyValue, newValuation, utilityOf } from "./valuation.ts";
import type { Valuation } from "./valuation.ts";

/** How far one iteration looks. */
export interface SearchPass {
  /** Turns, the one that is being played included. */
  readonly turns: number;
  /** Rotations that are worse than the best by more than this are not followed; at the root, placements neither. */
  readonly window: number;
  /** How many placements of each throw are followed. */
  readonly placements: number;
  /** How many there are to choose among at the root, where it is not the same. */
  readonly candidates?: number;
}

/** A move that is to be chosen among. */
export class RootMove {
  readonly move: Move;
  readonly value = newValuation();
  /** What the pass under way says. */
  readonly next = newValuation();
  /** Whether the last pass looked at it; if not, its value is of an earlier one. */
  isFollowed = true;
  readonly #seat: number;

  constructor(move: Move, seat: number) {
    this.move = move;
    this.#seat = seat;
  }

  get utility(): number {
    return utilityOf(this.value, this.#seat);
  }
}

/** Everything that one turn of the tree needs while those below it are searched. */
interface Ply {
  readonly turn: Turn;
  readonly child: MarrakechPosition;
  readonly drawnBoard: MarrakechPosition;
  readonly value: Valuation;
  readonly rotation: Valuation;
  readonly drawn: Valuation;
  readonly landing: Valuation;
  readonly order: Int32Array;
}

/** Deepest pass in turns. */
const MOST_TURNS = 8;

export class Search {
  readonly #clock = new Clock();
  readonly #evaluator: Evaluator;
  readonly #plies: Ply[] = [];
  readonly #moves = newMoveList();

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** How many passes the last run finished. */
  finished = 0;

  /** Positions judged by the last run. */
  get nodes(): number {
    return this.#clock.nodes;
  }

  /**
   * Values of all moves, after the last pass that the budget allowed. The first pass is always finished. Of one that
   * could not be finished those moves count that it came to, unless `isWhole` asks for passes that judge all alike.
   */
  run(
    position: MarrakechPosition,
    budget: Budget,
    passes: readonly SearchPass[],
    { isWhole = false, only }: { readonly isWhole?: boolean; readonly only?: readonly Move[] } = {},
  ): RootMove[] {
    this.#clock.start({});
    this.finished = 0;
    const moves = this.#listRoot(position).filter(({ move }) => only?.includes(move) ?? true);
    for (const [i, pass] of passes.entries()) {
      if (i === 1) this.#clock.limit(budget);
      const contest = i === 0 ? moves.length : countContest(position, pass, moves);
      // Two turns say what the position is worth; looking further only decides between moves.
      if (i > 1 && contest === 1) break;
      const followed = this.#runPass(position, pass, moves.slice(0, contest));
      if (followed > 0 && !(this.#clock.stopped && isWhole)) this.#accept(moves, followed);
      if (!this.#clock.stopped) this.finished = i + 1;
      if (this.#clock.stopped || moves.length === 1) break;
      moves.sort((a, b) => Number(b.isFollowed) - Number(a.isFollowed) || b.utility - a.utility);
    }
    return moves;
  }

  #listRoot(position: MarrakechPosition): RootMove[] {
    const count = position.moves(this.#moves);
    const seat = position.turn;
    return Array.from(this.#moves.subarray(0, count), (move) => new RootMove(move, seat));
  }

  #accept(moves: readonly RootMove[], followed: number): void {
    for (const [i, root] of moves.entries()) {
      root.isFollowed = i < followed;
      if (root.isFollowed) copyValue(root.next, root.value);
    }
  }

  /** Looks at the moves, the best first, and answers how many of them it came to. */
  #runPass(position: MarrakechPosition, pass: SearchPass, moves: readonly RootMove[]): number {
    const isRotation = position.phase === "rotate";
    const ply = this.#plyAt(pass.turns, position);
    const child = position.clone();
    if (isRotation) {
      ply.turn.expand(position);
      this.#count(ply.turn);
    }
    for (const [i, { move, next }] of moves.entries()) {
      if (isRotation && pass.turns === 1) copyValue(ply.turn.rotations[move], next);
      else if (isRotation) this.#followThrows(position, move, pass, pass.turns, ply, next);
      else {
        child.copyFrom(position);
        child.play(move);
        this.#evaluate(child, pass, pass.turns - 1, next);
      }
      if (this.#clock.stopped) return i;
    }
    return moves.length;
  }

  /** The value of a position in which a turn begins, or the match is over, `turns` turns deep. */
  #evaluate(position: MarrakechPosition, pass: SearchPass, turns: number, into: Valuation): void {
    if (turns === 0 || position.actor === OVER) {
      this.#evaluator.evaluatePosition(position);
      this.#clock.nodes++;
      copyValue(this.#evaluator.value, into);
    } else if (isDrawn(position)) this.#followDraw(position, pass, turns, into);
    else this.#followTurn(position, pass, turns, into);
  }

  /** Publisher's rules for two: the mean over the colours that may be drawn. */
  #followDraw(position: MarrakechPosition, pass: SearchPass, turns: number, into: Valuation): void {
    const ply = this.#plyAt(turns, position);
    const drawn = ply.drawnBoard;
    const count = position.moves(this.#moves);
    const first = this.#moves[0];
    const second = count > 1 ? this.#moves[1] : first;
    const total = position.weight(first) + (count > 1 ? position.weight(second) : 0);
    clearValue(into);
    for (let i = 0; i < count; i++) {
      const colour = i === 0 ? first : second;
      drawn.copyFrom(position);
      drawn.play(colour);
      this.#followTurn(drawn, pass, turns, ply.drawn);
      addValue(into, ply.drawn, position.weight(colour) / total);
    }
  }

  #followTurn(position: MarrakechPosition, pass: SearchPass, turns: number, into: Valuation): void {
    if (this.#clock.look()) return;
    const seat = position.turn;
    const ply = this.#plyAt(turns, position);
    const { turn } = ply;
    copyValue(turn.expand(position), into);
    this.#count(turn);
    if (turns === 1) return;
    const floor = utilityOf(into, seat) - pass.window;
    let best = Number.NEGATIVE_INFINITY;
    for (let rotation = 0; rotation < 3; rotation++) {
      if (utilityOf(turn.rotations[rotation], seat) < floor) continue;
      this.#followThrows(position, rotation, pass, turns, ply, ply.rotation);
      if (this.#clock.stopped) return;
      const utility = utilityOf(ply.rotation, seat);
      if (utility <= best) continue;
      best = utility;
      copyValue(ply.rotation, into);
    }
  }

  #followThrows(
    position: MarrakechPosition,
    rotation: Move,
    pass: SearchPass,
    turns: number,
    ply: Ply,
    into: Valuation,
  ): void {
    clearValue(into);
    for (let die = 1; die <= 4; die++) {
      this.#followLanding(position, rotation, die, pass, turns, ply);
      if (this.#clock.stopped) return;
      addValue(into, ply.landing, DIE_WEIGHTS[die - 1] / 6);
    }
  }

  #followLanding(
    position: MarrakechPosition,
    rotation: Move,
    die: number,
    pass: SearchPass,
    turns: number,
    ply: Ply,
  ): void {
    const landing = ply.turn.landings[4 * rotation + die - 1];
    const seat = position.turn;
    if (landing.count === 0) {
      copyValue(landing.value, ply.landing);
      return;
    }
    const count = orderPlacements(landing, pass.placements, ply.order);
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const { child } = ply;
      child.copyFrom(position);
      child.play(rotation);
      child.play(die);
      child.play(landing.placements[ply.order[i]]);
      this.#evaluate(child, pass, turns - 1, ply.value);
      if (this.#clock.stopped) return;
      const utility = utilityOf(ply.value, seat);
      if (utility <= best) continue;
      best = utility;
      copyValue(ply.value, ply.landing);
    }
  }

  #count(turn: Turn): void {
    this.#clock.nodes += turn.nodes;
    turn.nodes = 0;
  }

  #plyAt(turns: number, position: MarrakechPosition): Ply {
    if (turns > MOST_TURNS) throw new RangeError(`no search is ${turns} turns deep`);
    return (this.#plies[turns] ??= {
      turn: new Turn(this.#evaluator),
      child: position.clone(),
      drawnBoard: position.clone(),
      value: newValuation(),
      rotation: newValuation(),
      drawn: newValuation(),
      landing: newValuation(),
      order: new Int32Array(MOST_PLACEMENTS),
    });
  }
}

/** How many moves, sorted from the best on, a pass has to choose among. */
function countContest(position: MarrakechPosition, pass: SearchPass, moves: readonly RootMove[]): number {
  const most = position.phase === "rotate" ? moves.length : (pass.candidates ?? pass.placements);
  const floor = moves[0].utility - pass.window;
  const far = moves.findIndex(({ utility }) => utility < floor);
  return Math.min(most, far < 0 ? moves.length : far);
}

/** The most promising placements first, at most so many. */
function orderPlacements(landing: Landing, most: number, order: Int32Array): number {
  const { count, utilities } = landing;
  for (let i = 0; i < count; i++) {
    let at = i;
    while (at > 0 && utilities[order[at - 1]] < utilities[i]) {
      order[at] = order[at - 1];
      at--;
    }
    order[at] = i;
  }
  return Math.min(count, most);
}
