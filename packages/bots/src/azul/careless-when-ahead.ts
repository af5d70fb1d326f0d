/**
 * Plays no better than it has to: behind, it searches; far ahead, it plays like an easy level. So a weaker opponent gets
 * a close match, and a stronger one meets its full strength.
 */
import type { AzulPosition } from "@riad/azul";
import type { Move } from "@riad/core";
import type { Analysis, Budget, Choice, Expectation, Player } from "../player.ts";

export class CarelessWhenAhead implements Player<AzulPosition> {
  readonly #serious: Player<AzulPosition>;
  readonly #careless: Player<AzulPosition>;
  readonly #content: Expectation;

  /** Careless where both share and margin reach `content`: a certain win by a point is no reason to be careless. */
  constructor(serious: Player<AzulPosition>, careless: Player<AzulPosition>, content: Expectation) {
    this.#serious = serious;
    this.#careless = careless;
    this.#content = content;
  }

  choose(position: AzulPosition, budget: Budget): Choice {
    const thought = this.#serious.choose(position, budget);
    if (thought.share < this.#content.share || thought.margin < this.#content.margin) return thought;
    return { ...thought, move: this.#careless.choose(position, budget).move };
  }

  judge(position: AzulPosition, moves: readonly Move[], budget: Budget): Analysis {
    return this.#serious.judge(position, moves, budget);
  }
}
