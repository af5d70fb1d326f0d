/**
 * Expectimax over whole turns: rotation, die, placement, and again for the next seat. Each seat maximises its own value
 * (max^n), leaves are judged at the beginning of a turn. Deeper than one turn only what looks good one turn deep is
 * followed; the search goes through ever wider and deeper stages until its budget ends.
 */
import { OVER, newMoveList } from "@riad/core";
import type { Move } from "@riad/core";
import type { MarrakechPosition } from "@riad/marrakech";
import { Clock } from "../clock.ts";
import type { Budget } from "../player.ts";
import { DIE_WEIGHTS } from "./frame.ts";
import type { Judgement } from "./judgement.ts";
import { MOST_PLACEMENTS, Turn, isDrawn } from "./turn.ts";
import type { Landing } from "./turn.ts";
import { addValue, clearValue, copyValue, newValuation, utility } from "./valuation.ts";
import type { Valuation } from "./valuation.ts";

/** How far one iteration looks. */
export interface Stage {
  /** Turns, the one that is being played included. */
  readonly turns: number;
  /** Rotations that are worse than the best by more than this are not followed. */
  readonly window: number;
  /** How many placements of each throw are followed. */
  readonly placements: number;
}

/** A move that is to be chosen among. */
export class RootMove {
  readonly move: Move;
  readonly value = newValuation();
  /** What the stage under way says. */
  readonly next = newValuation();
  /** Whether the last stage looked at it; if not, its value is of an earlier one. */
  isFollowed = true;
  readonly #seat: number;

  constructor(move: Move, seat: number) {
    this.move = move;
    this.#seat = seat;
  }

  get use(): number {
    return utility(this.value, this.#seat);
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

/** Deepest stage in turns. */
const MOST_TURNS = 8;

export class Search {
  readonly #clock = new Clock();
  readonly #judge: Judgement;
  readonly #plies: Ply[] = [];
  readonly #moves = newMoveList();

  constructor(judge: Judgement) {
    this.#judge = judge;
  }

  /** Positions judged by the last run. */
  get nodes(): number {
    return this.#clock.nodes;
  }

  /**
   * Values of all moves, after the last stage that the budget allowed. The first stage is always finished. Of one that
   * could not be finished those moves count that it came to, unless `isWhole` asks for stages that judge all alike.
   */
  run(position: MarrakechPosition, budget: Budget, stages: readonly Stage[], isWhole = false): RootMove[] {
    this.#clock.start({});
    const moves = this.#listRoot(position);
    for (const [i, stage] of stages.entries()) {
      if (i === 1) this.#clock.limit(budget);
      const followed = this.#runStage(position, stage, moves, i === 0);
      if (followed > 0 && !(this.#clock.stopped && isWhole)) this.#accept(moves, followed);
      if (this.#clock.stopped || moves.length === 1) break;
      moves.sort((a, b) => Number(b.isFollowed) - Number(a.isFollowed) || b.use - a.use);
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
  #runStage(position: MarrakechPosition, stage: Stage, moves: readonly RootMove[], isFirst: boolean): number {
    const isRotation = position.phase === "rotate";
    const ply = this.#plyAt(stage.turns, position);
    const child = position.clone();
    if (isRotation) {
      ply.turn.expand(position);
      this.#count(ply.turn);
    }
    for (const [i, { move, next, use }] of moves.entries()) {
      if (!isFirst && (isRotation ? use < moves[0].use - stage.window : i >= stage.placements)) return i;
      if (isRotation && stage.turns === 1) copyValue(ply.turn.rotations[move], next);
      else if (isRotation) this.#followThrows(position, move, stage, stage.turns, ply, next);
      else {
        child.copyFrom(position);
        child.play(move);
        this.#evaluate(child, stage, stage.turns - 1, next);
      }
      if (this.#clock.stopped) return i;
    }
    return moves.length;
  }

  /** The value of a position in which a turn begins, or the match is over, `turns` turns deep. */
  #evaluate(position: MarrakechPosition, stage: Stage, turns: number, into: Valuation): void {
    if (turns === 0 || position.actor === OVER) {
      this.#judge.judgePosition(position);
      this.#clock.nodes++;
      copyValue(this.#judge.value, into);
    } else if (isDrawn(position)) this.#followDraw(position, stage, turns, into);
    else this.#followTurn(position, stage, turns, into);
  }

  /** Publisher's rules for two: the mean over the colours that may be drawn. */
  #followDraw(position: MarrakechPosition, stage: Stage, turns: number, into: Valuation): void {
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
      this.#followTurn(drawn, stage, turns, ply.drawn);
      addValue(into, ply.drawn, position.weight(colour) / total);
    }
  }

  #followTurn(position: MarrakechPosition, stage: Stage, turns: number, into: Valuation): void {
    if (this.#clock.look()) return;
    const seat = position.turn;
    const ply = this.#plyAt(turns, position);
    const { turn } = ply;
    copyValue(turn.expand(position), into);
    this.#count(turn);
    if (turns === 1) return;
    const floor = utility(into, seat) - stage.window;
    let best = Number.NEGATIVE_INFINITY;
    for (let rotation = 0; rotation < 3; rotation++) {
      if (utility(turn.rotations[rotation], seat) < floor) continue;
      this.#followThrows(position, rotation, stage, turns, ply, ply.rotation);
      if (this.#clock.stopped) return;
      const use = utility(ply.rotation, seat);
      if (use <= best) continue;
      best = use;
      copyValue(ply.rotation, into);
    }
  }

  #followThrows(
    position: MarrakechPosition,
    rotation: Move,
    stage: Stage,
    turns: number,
    ply: Ply,
    into: Valuation,
  ): void {
    clearValue(into);
    for (let die = 1; die <= 4; die++) {
      this.#followLanding(position, rotation, die, stage, turns, ply);
      if (this.#clock.stopped) return;
      addValue(into, ply.landing, DIE_WEIGHTS[die - 1] / 6);
    }
  }

  #followLanding(
    position: MarrakechPosition,
    rotation: Move,
    die: number,
    stage: Stage,
    turns: number,
    ply: Ply,
  ): void {
    const landing = ply.turn.landings[4 * rotation + die - 1];
    const seat = position.turn;
    if (landing.count === 0) {
      copyValue(landing.value, ply.landing);
      return;
    }
    const count = orderPlacements(landing, stage.placements, ply.order);
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const { child } = ply;
      child.copyFrom(position);
      child.play(rotation);
      child.play(die);
      child.play(landing.placements[ply.order[i]]);
      this.#evaluate(child, stage, turns - 1, ply.value);
      if (this.#clock.stopped) return;
      const use = utility(ply.value, seat);
      if (use <= best) continue;
      best = use;
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
      turn: new Turn(this.#judge),
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
