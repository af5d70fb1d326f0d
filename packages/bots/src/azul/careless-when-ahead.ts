/**
 * The player that does no more than it must: behind, it thinks; ahead, it only glances. Who is weaker meets a close
 * match, and who is stronger meets all it has.
 */
import type { AzulPosition } from "@riad/azul";
import type { Analysis, Budget, Choice, Player } from "../player.ts";

export class CarelessWhenAhead implements Player<AzulPosition> {
  readonly #serious: Player<AzulPosition>;
  readonly #careless: Player<AzulPosition>;
  readonly #content: number;

  /** `content` is the chance of winning with which it stops thinking. */
  constructor(serious: Player<AzulPosition>, careless: Player<AzulPosition>, content: number) {
    this.#serious = serious;
    this.#careless = careless;
    this.#content = content;
  }

  choose(position: AzulPosition, budget: Budget): Choice {
    const thought = this.#serious.choose(position, budget);
    if (thought.share < this.#content) return thought;
    return { ...thought, move: this.#careless.choose(position, budget).move };
  }

  analyse(position: AzulPosition, budget: Budget): Analysis {
    return this.#serious.analyse(position, budget);
  }
}
