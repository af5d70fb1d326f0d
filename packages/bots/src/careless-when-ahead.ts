/**
 * Plays no better than it has to: behind, it searches; far ahead, it plays like an easy level. So a weaker opponent gets
 * a close match, and a stronger one meets its full strength.
 */
import type { Move, Position } from "@riad/core";
import type { Analysis, Budget, Choice, Expectation, Player } from "./player.ts";

export class CarelessWhenAhead<P extends Position> implements Player<P> {
  readonly #serious: Player<P>;
  readonly #careless: Player<P>;
  readonly #content: (position: P) => Expectation;

  /** Careless where both share and margin reach `content`: a certain win by a point is no reason to be careless. */
  constructor(serious: Player<P>, careless: Player<P>, content: (position: P) => Expectation) {
    this.#serious = serious;
    this.#careless = careless;
    this.#content = content;
  }

  choose(position: P, budget: Budget): Choice {
    const thought = this.#serious.choose(position, budget);
    const content = this.#content(position);
    if (thought.share < content.share || thought.margin < content.margin) return thought;
    return { ...thought, move: this.#careless.choose(position, budget).move };
  }

  judge(position: P, moves: readonly Move[], budget: Budget): Analysis {
    return this.#serious.judge(position, moves, budget);
  }
}
