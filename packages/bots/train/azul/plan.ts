/** How much of what is learned, by wall and number of seats. */
import type { SearchGamesStyle } from "./search-games.ts";

export interface Stage {
  readonly name: "greedy" | "search";
  /** The learning rate of each chunk: first matches are played, then learned from. */
  readonly rates: readonly number[];
  /** Matches a chunk. */
  readonly games: number;
  /** Times each sample is learned from. */
  readonly passes: number;
  readonly style?: SearchGamesStyle;
}

const SEARCH: SearchGamesStyle = { firstNodes: 800, nodes: 120, lambda: 0.6 };
/** At half the nodes a match takes half the time; the nets of these were bounded by time. */
const QUICK_SEARCH: SearchGamesStyle = { firstNodes: 400, nodes: 60, lambda: 0.6 };

export function planFor(seats: number, free: boolean): readonly Stage[] {
  if (seats === 2 && !free) {
    return [
      { name: "greedy", rates: falling(30, 0.01, 0.001), games: 20_000, passes: 1 },
      {
        name: "search",
        rates: [...falling(24, 0.003, 0.0003).slice(0, 4), 0.002, 0.0013, 0.0008, 0.0004],
        games: 2000,
        passes: 3,
        style: SEARCH,
      },
    ];
  }
  const two = seats === 2;
  return [
    { name: "greedy", rates: falling(10, 0.01, 0.001), games: two ? 15_000 : 8000, passes: 1 },
    {
      name: "search",
      rates: falling(two ? 6 : 3, 0.003, 0.0004),
      games: two ? 1200 : 400,
      passes: 3,
      style: QUICK_SEARCH,
    },
  ];
}

/** From one rate to another in equal steps. */
function falling(chunks: number, from: number, to: number): number[] {
  return Array.from({ length: chunks }, (_, chunk) => from + ((to - from) * chunk) / (chunks - 1));
}
