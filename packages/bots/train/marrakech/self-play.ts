/**
 * Matches of the net against itself, one turn deep, and what they teach:
 *
 *     G(t) = B(t) + λ · (G(t+1) − V(t+1))
 *
 * B is the exact value of the turn over all throws by the net itself, V the net's value of what the actual throw
 * led to. Their difference takes the luck of the throw out of the target, so that λ can be near 1.
 */
import { OVER, newMoveList } from "@riad/core";
import type { Random } from "@riad/core";
import type { MarrakechPosition } from "@riad/marrakech";
import type { Net } from "../../src/marrakech/net.ts";
import { NetEvaluator } from "../../src/marrakech/net-evaluator.ts";
import { Turn, isDrawn } from "../../src/marrakech/turn.ts";
import { MARGINS, copyValue, newValuation } from "../../src/marrakech/valuation.ts";
import type { Valuation } from "../../src/marrakech/valuation.ts";
import type { Replay } from "./replay.ts";

const LAMBDA = 0.93;
/** Of five matches one begins with turns at random, so that the net also knows what nobody would play. */
const WILD_ONE_IN = 5;

interface Step {
  at: number;
  mover: number;
  isOut: number;
  readonly backup: Valuation;
  readonly reached: Valuation;
}

export class SelfPlay {
  readonly #net: Net;
  readonly #evaluator: NetEvaluator;
  readonly #turn: Turn;
  readonly #steps: Step[] = [];
  readonly #moves = newMoveList();
  readonly #goal = newValuation();

  constructor(net: Net) {
    this.#net = net;
    this.#evaluator = new NetEvaluator(net);
    this.#turn = new Turn(this.#evaluator);
  }

  /** Plays `position` to its end and answers how many positions it added. */
  play(position: MarrakechPosition, replay: Replay, random: Random): number {
    if (random.below(WILD_ONE_IN) === 0) {
      const turns = 1 + random.below(8 * position.seats);
      for (let i = 0; i < turns && position.actor !== OVER; i++) this.#playWildTurn(position, random);
    }
    let count = 0;
    while (position.actor !== OVER) {
      if (isDrawn(position)) position.play(position.draw(random));
      this.#playTurn(position, this.#stepAt(count++), replay, random);
    }
    this.#teach(count, replay);
    return count;
  }

  #playTurn(position: MarrakechPosition, step: Step, replay: Replay, random: Random): void {
    const { seats } = position;
    step.mover = position.turn;
    step.isOut = 0;
    for (let seat = 0; seat < seats; seat++) if (position.isOut(seat)) step.isOut |= 1 << seat;
    this.#evaluator.describe(position);
    step.at = replay.add(this.#net);
    this.#net.count = 0;
    copyValue(this.#turn.expand(position), step.backup);
    const rotation = this.#turn.bestRotation;
    position.play(rotation);
    const die = position.draw(random);
    position.play(die);
    const landing = this.#turn.landings[4 * rotation + die - 1];
    copyValue(landing.value, step.reached);
    if (landing.count > 0) position.play(landing.best);
  }

  #playWildTurn(position: MarrakechPosition, random: Random): void {
    const { turn } = position;
    do {
      if (position.actor < 0) position.play(position.draw(random));
      else position.play(this.#moves[random.below(position.moves(this.#moves))]);
    } while (position.actor !== OVER && !(position.phase === "rotate" && position.turn !== turn));
  }

  /** From the last turn back to the first. */
  #teach(count: number, replay: Replay): void {
    const goal = this.#goal;
    for (let t = count - 1; t >= 0; t--) {
      const step = this.#steps[t];
      for (let i = 0; i < goal.length; i++) {
        const news = t === count - 1 ? 0 : goal[i] - step.reached[i];
        goal[i] = step.backup[i] + LAMBDA * news;
      }
      this.#setTargets(step, replay);
    }
  }

  /**
   * A goal may lie a little outside of what shares of a win can be. Shares that did not add up to one would push all
   * outputs in one direction without end, so they are brought back.
   */
  #setTargets({ at, mover, isOut }: Step, replay: Replay): void {
    const goal = this.#goal;
    const { seats } = this.#net.inputs;
    let total = 0;
    for (let seat = 0; seat < seats; seat++) if (((isOut >> seat) & 1) === 0) total += Math.max(0, goal[seat]);
    for (let seat = 0; seat < seats; seat++) {
      const view = (seat - mover + seats) % seats;
      replay.setTarget(at, view, ((isOut >> seat) & 1) === 0 ? Math.max(0, goal[seat]) / total : -1);
      replay.setTarget(at, MARGINS + view, goal[MARGINS + seat]);
    }
  }

  #stepAt(index: number): Step {
    while (this.#steps.length <= index) {
      this.#steps.push({ at: 0, mover: 0, isOut: 0, backup: newValuation(), reached: newValuation() });
    }
    return this.#steps[index];
  }
}
