/** How much of what is learned, by number of seats. */
import type { SearchGamesStyle } from "./search-games.ts";

export interface Stage {
  readonly name: "greedy" | "search";
  readonly chunks: number;
  /** Matches played before each bout of learning. */
  readonly games: number;
  /** Times each sample is learned from. */
  readonly passes: number;
  /** Learning rate at the beginning and at the end. */
  readonly rates: readonly [number, number];
  readonly style?: SearchGamesStyle;
}

export function planFor(seats: number): readonly Stage[] {
  const two = seats === 2;
  return [
    { name: "greedy", chunks: two ? 30 : 12, games: 20_000, passes: 1, rates: [0.01, 0.001] },
    {
      name: "search",
      chunks: two ? 24 : 12,
      games: two ? 2000 : 500,
      passes: 3,
      rates: [0.003, 0.0003],
      style: { firstNodes: 800, nodes: 120, lambda: 0.6 },
    },
  ];
}
