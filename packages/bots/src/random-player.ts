import { listMoves } from "@riad/core";
import type { Position, Random } from "@riad/core";
import type { Level } from "./player.ts";
import type { Analysis, Choice, Player } from "./player.ts";

/** Any legal move, each as likely as the next. */
export class RandomPlayer implements Player {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  choose(position: Position): Choice {
    const moves = listMoves(position);
    return { move: moves[this.#random.below(moves.length)], share: 1 / position.seats, margin: 0, nodes: 1 };
  }

  analyse(position: Position): Analysis {
    const moves = listMoves(position).map((move) => ({ move, share: 1 / position.seats, margin: 0 }));
    return { moves, line: moves.slice(0, 1).map(({ move }) => move), nodes: 1 };
  }
}

export const randomLevel: Level = {
  id: "random",
  about: "Plays any legal move, without looking at the position.",
  budget: { nodes: 1 },
  create: (random) => new RandomPlayer(random),
};
