/** How much of what is learned, by wall and number of seats. */
import type { SearchGamesStyle } from "./search-games.ts";

export interface Stage {
  readonly name: "greedy" | "search";
  /** The learning rate of each chunk: first matches are played, then learned from. */
  readonly rates: readonly number[];
  /** Matches a chunk. */
  readonly games: number;
  /** How matches of the search are played; each chunk then learns from those of all chunks so far. */
  readonly style?: SearchGamesStyle;
}

const SEARCH: SearchGamesStyle = { firstNodes: 800, nodes: 120, lambda: 0.6 };
/** Matches on the free wall take several times as long. */
const QUICK_SEARCH: SearchGamesStyle = { firstNodes: 400, nodes: 60, lambda: 0.6 };

export function planFor(seats: number, free: boolean): readonly Stage[] {
  const stages: Stage[] = [{ name: "greedy", rates: falling(10, 0.01, 0.001), games: greedyGames(seats, free) }];
  if (seats === 2 && !free) {
    stages.push({ name: "search", rates: falling(8, 0.003, 0.0003), games: 1500, style: SEARCH });
  }
  if (seats === 2 && free) {
    stages.push({ name: "search", rates: falling(16, 0.003, 0.0003), games: 750, style: QUICK_SEARCH });
  }
  return stages;
}

/** More where more is asked of the net; matches on the free wall take several times as long. */
function greedyGames(seats: number, free: boolean): number {
  if (seats === 2) return free ? 30_000 : 60_000;
  return free ? 4000 : 12_000;
}

/** From one rate to another in equal steps. */
function falling(chunks: number, from: number, to: number): number[] {
  return Array.from({ length: chunks }, (_, chunk) => from + ((to - from) * chunk) / (chunks - 1));
}
