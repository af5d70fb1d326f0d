/**
 * Trains the nets that judge the end of a round, one for each wall and number of seats. First from many quick matches of
 * noisy greedy players, then from matches of the search against itself. Each chunk has its own seed, so that a run that
 * was stopped goes on exactly where it was.
 */
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { SeededRandom } from "@riad/core";
import { Net } from "../../src/azul/net.ts";
import { AzulPosition } from "@riad/azul";
import { makeNet } from "../../src/azul/shipped-nets.ts";
import { readCheckpoint, restore, writeCheckpoint } from "../checkpoint.ts";
import type { TrainArgs } from "../trainers.ts";
import { writeWeightsModule } from "../weights-module.ts";
import { GreedyGames } from "./greedy-games.ts";
import { Learner } from "./learner.ts";
import { planFor } from "./plan.ts";
import type { Stage } from "./plan.ts";
import { Samples } from "./samples.ts";
import { SearchGames } from "./search-games.ts";
import { startOf } from "./training-match.ts";

/** `minutes` stops each net after so long and keeps what was learned; a run cut short is not reproducible. */
interface AzulTrainArgs extends TrainArgs {
  /** Both walls by default. */
  readonly wall?: string;
}

/** How far a run has come. */
interface Progress {
  readonly seed: number;
  stage: number;
  chunk: number;
  games: number;
  seconds: number;
}

/** Room for the samples of all matches of the search. */
const MOST_SEARCHED = 400_000;

const ROOT = new URL("../../", import.meta.url);

export async function train(args: AzulTrainArgs): Promise<void> {
  let stopped = false;
  const stop = (): void => {
    if (stopped) process.exit(130);
    stopped = true;
    console.log("stopping after this chunk; resume with --resume");
  };
  process.on("SIGINT", stop);
  for (const seats of args.seats === undefined ? [2, 3, 4] : [args.seats]) {
    for (const wall of args.wall === undefined ? ["fixed", "free"] : [args.wall]) {
      if (!stopped) await trainNet(args, seats, wall === "free", () => stopped);
    }
  }
  process.off("SIGINT", stop);
}

async function trainNet(args: TrainArgs, seats: number, free: boolean, isStopped: () => boolean): Promise<void> {
  const name = `${free ? "free" : "fixed"}-${seats}`;
  const checkpoint = fileURLToPath(new URL(`../../.cache/train/azul-${name}.bin`, ROOT));
  const net = new Net(seats, free);
  const learner = new Learner(net);
  learner.begin(new SeededRandom(`${args.seed} ${name}`));
  const searched = new Samples(net.shape, MOST_SEARCHED);
  const resumed = args.resume === true ? resume(checkpoint, net, searched, args.seed) : undefined;
  const progress: Progress = resumed ?? { seed: args.seed, stage: 0, chunk: 0, games: 0, seconds: 0 };
  const plan = planFor(seats, free);
  const begin = performance.now() - 1000 * progress.seconds;
  const seconds = (): number => Math.round((performance.now() - begin) / 1000);
  const isLate = (): boolean => args.minutes !== undefined && seconds() >= 60 * args.minutes;
  for (; progress.stage < plan.length && !isLate(); progress.stage++, progress.chunk = 0) {
    const stage = plan[progress.stage];
    while (progress.chunk < stage.rates.length && !isLate()) {
      const random = new SeededRandom(`${args.seed} ${name} ${progress.stage} ${progress.chunk}`);
      const error = await learnChunk(learner, searched, stage, progress.chunk, random);
      progress.chunk++;
      progress.games += stage.games;
      progress.seconds = seconds();
      console.log(
        `azul ${name}: ${stage.name} ${progress.chunk}/${stage.rates.length}, ${progress.games} matches, ` +
          `held-out error ${error.toFixed(4)}, ${progress.seconds} s`,
      );
      writeCheckpoint(checkpoint, progress, [...net.layers, ...searched.toBytes()]);
      if (isStopped()) return;
    }
  }
  writeWeights(args, name, net, progress);
}

/** Plays, learns, and returns the error on the new matches before anything was learned from them. */
async function learnChunk(
  learner: Learner,
  searched: Samples,
  stage: Stage,
  chunk: number,
  random: SeededRandom,
): Promise<number> {
  const { net } = learner;
  const { seats, free } = net.shape;
  const samples = new Samples(net.shape, stage.games * 16, new AzulPosition(seats));
  const games = stage.style === undefined ? new GreedyGames(seats, random) : new SearchGames(net, stage.style, random);
  for (let game = 0; game < stage.games; game++) {
    games.play(startOf(seats, free, game % seats), samples);
    // Ctrl-C is only heard between tasks.
    if (game % 100 === 0) await setImmediate();
  }
  const error = learner.test(samples);
  if (stage.style === undefined) {
    learner.learn(samples, stage.rates[chunk], random);
  } else {
    searched.append(samples);
    learner.learn(searched, stage.rates[chunk], random);
  }
  return error;
}

/** Fills the net and the samples and returns the progress, if there is a checkpoint of the same seed. */
function resume(path: string, net: Net, samples: Samples, seed: number): Progress | undefined {
  const checkpoint = readCheckpoint<Progress>(path);
  if (checkpoint?.progress.seed !== seed) return undefined;
  const { progress, parts } = checkpoint;
  net.layers.forEach((layer, i) => restore(parts[i], layer));
  samples.fromBytes(parts.slice(net.layers.length));
  return progress;
}

function writeWeights(args: TrainArgs, name: string, net: Net, { games, seconds }: Progress): void {
  const { seats, free } = net.shape;
  const path = `${args.out ?? fileURLToPath(new URL("src/azul/weights", ROOT))}/${name}.ts`;
  const command = `azul --seats ${seats} --wall ${free ? "free" : "fixed"} --seed ${args.seed}`;
  writeWeightsModule(path, command, `${games} matches, ${seconds} s`, makeNet(net));
  console.log(`azul ${name}: wrote ${path}`);
}
