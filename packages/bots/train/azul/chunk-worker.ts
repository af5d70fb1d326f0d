/** Plays the matches of one chunk and writes them to a file, whole or not at all. */
import { renameSync, writeFileSync } from "node:fs";
import { SeededRandom } from "@riad/core";
import { parseStageNets } from "../../src/azul/stage-nets.ts";
import { serveTasks } from "../crew.ts";
import { GreedyMatches } from "./greedy-matches.ts";
import { makeMatches, readMatches } from "./match-store.ts";
import { MatchRecorder } from "./record-matches.ts";
import type { RecordStyle, RecordedMatch } from "./record-matches.ts";
import { startOf } from "./training-match.ts";

export interface ChunkTask {
  readonly path: string;
  readonly seed: string;
  readonly seats: number;
  readonly free: boolean;
  readonly games: number;
  /** A chunk whose ends are played on from, one of each of its matches; whole matches where there is none. */
  readonly earlier?: string;
  /** Greedy players play where there is none. */
  readonly style?: RecordStyle;
  /** The nets that the search plays with, as text. */
  readonly weights: string;
}

serveTasks((task: ChunkTask) => {
  const { path, seed, seats, weights, style, earlier } = task;
  const random = new SeededRandom(seed);
  const recorder = style === undefined ? undefined : new MatchRecorder(parseStageNets(weights), style, random);
  const played =
    recorder !== undefined && earlier !== undefined
      ? readMatches(earlier, seats).map(({ ends }) => recorder.playOn(seats, ends[random.below(ends.length)]))
      : playMatches(task, recorder ?? new GreedyMatches(seats, random));
  const matches = played.filter((match) => match !== null);
  writeFileSync(`${path}.new`, makeMatches(matches));
  renameSync(`${path}.new`, path);
  return matches.length;
});

function playMatches(
  { seats, free, games }: ChunkTask,
  players: MatchRecorder | GreedyMatches,
): (RecordedMatch | null)[] {
  return Array.from({ length: games }, (_, game) => players.play(startOf(seats, free, game % seats)));
}
