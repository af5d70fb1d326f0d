/** A table that is made from the rules alone. */
import type { Named } from "../arguments.ts";

export const plain = {
  plainChoose: ({ name }: Named) => `${name}: choose a move`,
  plainChooses: ({ name }: Named) => `${name} is choosing a move`,
  plainDraws: "Chance decides",
  plainChance: ({ move }: { move: string }) => `Chance: ${move}`,
  plainPoints: ({ name, points }: { name: string; points: number }) =>
    `${name}: ${points} ${points === 1 ? "point" : "points"}.`,
  plainRules: "Riad has no written rules for this game. At the table you can choose from all legal moves.",
  plainMoves: "Legal moves",
  plainNoMoves: "It isn’t your turn.",
  plainFilter: "Narrow the moves down",
  plainConfirm: ({ move }: { move: string }) => `Play ${move}`,
};
