/** Plays the matches of one chunk and writes them to a file, whole or not at all. */
import { renameSync, writeFileSync } from "node:fs";
import { SeededRandom } from "@riad/core";
import { parseStageNets } from "../../src/azul/stage-nets.ts";
import { serveTasks } from "../crew.ts";
import { GreedyMatches } from "./greedy-matches.ts";
import { makeMatches } from "./match-store.ts";
import { MatchRecorder } from "./record-matches.ts";
import type { RecordStyle, RecordedMatch } from "./record-matches.ts";
import { startOf } from "./training-match.ts";

export interface ChunkTask {
  readonly path: string;
  readonly seed: string;
  readonly seats: number;
  readonly free: boolean;
  readonly games: number;
  /** Greedy players play where there is none. */
  readonly style?: RecordStyle;
  /** The nets that the search plays with, as text. */
  readonly weights: string;
}

serveTasks(({ path, seed, seats, free, games, style, weights }: ChunkTask) => {
  const random = new SeededRandom(seed);
  const players =
    style === undefined ? new GreedyMatches(seats, random) : new MatchRecorder(parseStageNets(weights), style, random);
  const matches: RecordedMatch[] = [];
  for (let game = 0; game < games; game++) {
    const match = players.play(startOf(seats, free, game % seats));
    if (match !== null) matches.push(match);
  }
  writeFileSync(`${path}.new`, makeMatches(matches));
  renameSync(`${path}.new`, path);
  return matches.length;
});
