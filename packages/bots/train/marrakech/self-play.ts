/**
 * Matches of the net against itself, and what they teach:
 *
 *     G(t) = B(t) + λ · (G(t+1) − V(t+1))
 *
 * B is the exact value of the turn over all throws by the net itself, V the net's value of what the actual throw
 * led to. Their difference takes the luck of the throw out of the target, so that λ can be near 1.
 *
 * Turns are played one turn deep. Some may be searched two turns deep instead: then B is what that search says, and V the value of the next
 * turn one turn deep, which is what that search rests on, so that the luck cancels there too.
 */
import { OVER, newMoveList } from "@riad/core";
import type { Random } from "@riad/core";
import type { MarrakechPosition } from "@riad/marrakech";
import type { Net } from "../../src/marrakech/net.ts";
import { NetEvaluator } from "../../src/marrakech/net-evaluator.ts";
import { Search } from "../../src/marrakech/search.ts";
import type { RootMove } from "../../src/marrakech/search.ts";
import { twoTurnsNarrow } from "../../src/marrakech/search-passes.ts";
import { Turn, isDrawn } from "../../src/marrakech/turn.ts";
import { copyValue, newValuation } from "../../src/marrakech/valuation.ts";
import type { Valuation } from "../../src/marrakech/valuation.ts";
import type { Replay } from "./replay.ts";
import { addTarget } from "./targets.ts";

const LAMBDA = 0.93;
/** Of five matches one begins with turns at random, so that the net also knows what nobody would play. */
const WILD_ONE_IN = 5;

/** One turn of a match and what it teaches. */
export interface PlayedTurn {
  /** As the turn began. */
  readonly board: MarrakechPosition;
  /** Whether it was searched two turns deep. */
  isDeep: boolean;
  /** What the search said, one or two turns deep. */
  readonly backup: Valuation;
  /** How much better for each seat the match then went than that search said, less the luck of the throw. */
  readonly news: Valuation;
}

interface Step extends PlayedTurn {
  /** The value one turn deep. */
  readonly shallow: Valuation;
  readonly reached: Valuation;
}

export class SelfPlay {
  readonly #net: Net;
  readonly #evaluator: NetEvaluator;
  readonly #turn: Turn;
  readonly #search: Search;
  readonly #deepOneIn: number;
  readonly #steps: Step[] = [];
  readonly #moves = newMoveList();
  readonly #goal = newValuation();

  /** Of `deepOneIn` turns one is searched two turns deep; none without it. */
  constructor(net: Net, deepOneIn = 0) {
    this.#net = net;
    this.#evaluator = new NetEvaluator(net);
    this.#turn = new Turn(this.#evaluator);
    this.#search = new Search(this.#evaluator);
    this.#deepOneIn = deepOneIn;
  }

  /** Plays `position` to its end and answers how many positions it added. */
  play(position: MarrakechPosition, replay: Replay, random: Random): number {
    const turns = this.playTurns(position, random);
    for (const { board, backup, news } of turns) {
      for (let i = 0; i < backup.length; i++) this.#goal[i] = backup[i] + LAMBDA * news[i];
      this.#evaluator.describe(board);
      addTarget(replay, this.#net, board, this.#goal);
    }
    return turns.length;
  }

  /** Plays `position` to its end; the turns are valid until the next match. */
  playTurns(position: MarrakechPosition, random: Random): readonly PlayedTurn[] {
    if (random.below(WILD_ONE_IN) === 0) {
      const turns = 1 + random.below(8 * position.seats);
      for (let i = 0; i < turns && position.actor !== OVER; i++) this.#playWildTurn(position, random);
    }
    let count = 0;
    while (position.actor !== OVER) {
      if (isDrawn(position)) position.play(position.draw(random));
      this.#playTurn(position, this.#stepAt(count++, position), random);
    }
    this.#compare(count);
    return this.#steps.slice(0, count);
  }

  #playTurn(position: MarrakechPosition, step: Step, random: Random): void {
    step.board.copyFrom(position);
    copyValue(this.#turn.expand(position), step.shallow);
    step.isDeep = this.#deepOneIn > 0 && random.below(this.#deepOneIn) === 0;
    if (step.isDeep) this.#playDeepTurn(position, step, random);
    else this.#playShallowTurn(position, step, random);
  }

  #playShallowTurn(position: MarrakechPosition, step: Step, random: Random): void {
    copyValue(step.shallow, step.backup);
    const rotation = this.#turn.bestRotation;
    position.play(rotation);
    const die = position.draw(random);
    position.play(die);
    const landing = this.#turn.landings[4 * rotation + die - 1];
    copyValue(landing.value, step.reached);
    if (landing.count > 0) position.play(landing.best);
  }

  #playDeepTurn(position: MarrakechPosition, step: Step, random: Random): void {
    const { turn } = position;
    const rotation = this.#searchBest(position);
    copyValue(rotation.value, step.backup);
    position.play(rotation.move);
    position.play(position.draw(random));
    if (position.actor === turn) position.play(this.#searchBest(position).move);
  }

  #searchBest(position: MarrakechPosition): RootMove {
    return this.#search.run(position, {}, twoTurnsNarrow())[0];
  }

  #playWildTurn(position: MarrakechPosition, random: Random): void {
    const { turn } = position;
    do {
      if (position.actor < 0) position.play(position.draw(random));
      else position.play(this.#moves[random.below(position.moves(this.#moves))]);
    } while (position.actor !== OVER && !(position.phase === "rotate" && position.turn !== turn));
  }

  /** From the last turn back to the first: how each turned out. */
  #compare(count: number): void {
    const goal = this.#goal;
    for (let t = count - 1; t >= 0; t--) {
      const step = this.#steps[t];
      const isLast = t === count - 1;
      const reached = step.isDeep && !isLast ? this.#steps[t + 1].shallow : step.reached;
      for (let i = 0; i < goal.length; i++) {
        step.news[i] = isLast ? 0 : goal[i] - reached[i];
        goal[i] = step.backup[i] + LAMBDA * step.news[i];
      }
    }
  }

  #stepAt(index: number, position: MarrakechPosition): Step {
    while (this.#steps.length <= index) {
      this.#steps.push({
        board: position.clone(),
        isDeep: false,
        backup: newValuation(),
        news: newValuation(),
        shallow: newValuation(),
        reached: newValuation(),
      });
    }
    return this.#steps[index];
  }
}
