import { listMoves } from "@riad/core";
import type { Move, Position, Random } from "@riad/core";
import { evenShares } from "./player.ts";
import type { Analysis, Choice, Level, Player } from "./player.ts";

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

  judge(position: Position, moves: readonly Move[]): Analysis {
    const shares = evenShares(position.seats);
    const judged = moves.map((move) => ({ move, isSeen: true, shares, margin: 0, line: [move] }));
    return { shares, moves: judged, isSolved: false, isProven: false, nodes: 1 };
  }
}

export const randomLevel: Level = {
  id: "random",
  about: "Plays any legal move, without looking at the position.",
  budget: { nodes: 1 },
  create: (random) => new RandomPlayer(random),
};
