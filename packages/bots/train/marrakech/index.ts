/**
 * Trains the nets of Marrakech by self-play, one per number of seats. A seed gives the same weights on any
 * machine; `minutes` only says when to pause. Resumed trainings begin with an empty memory of positions, so that their
 * weights differ a little from those of one that was never stopped.
 */
import { fileURLToPath } from "node:url";
import { SeededRandom, completeSetup, unwrap } from "@riad/core";
import { marrakech } from "@riad/marrakech";
import type { Net } from "../../src/marrakech/net.ts";
import { makeNet } from "../../src/marrakech/shipped-nets.ts";
import { readCheckpoint, restore, writeCheckpoint } from "../checkpoint.ts";
import type { TrainArgs } from "../trainers.ts";
import { writeWeightsModule } from "../weights-module.ts";
import type { Adam } from "./adam.ts";
import { Learner } from "./learner.ts";
import { Replay } from "./replay.ts";
import { CHUNK, MATCHES, REMEMBERED, USES, WIDTHS, rateAt } from "./schedule.ts";
import { SelfPlay } from "./self-play.ts";

/** How far a run has come. */
interface Progress {
  matches: number;
  /** Spent on them. */
  seconds: number;
  /** Of Adam. */
  steps: number;
}

const NAMES: Readonly<Record<number, string>> = { 2: "two", 3: "three", 4: "four" };
const CHUNKS_A_REPORT = 10;

export async function train(args: TrainArgs): Promise<void> {
  const clock = { isStopped: false };
  const stop = (): void => {
    clock.isStopped = true;
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  const pause = args.minutes === undefined ? undefined : setTimeout(stop, 60_000 * args.minutes);
  for (const seats of args.seats === undefined ? [2, 3, 4] : [args.seats]) {
    if (!clock.isStopped) await trainSeats(args, seats, clock);
  }
  clearTimeout(pause);
  process.off("SIGINT", stop);
  process.off("SIGTERM", stop);
}

async function trainSeats(args: TrainArgs, seats: number, clock: { readonly isStopped: boolean }): Promise<void> {
  const { seed } = args;
  const all = MATCHES[seats];
  const learner = new Learner({ seats, ...WIDTHS });
  const { net } = learner;
  const checkpoint = pathOf(`../../../../.cache/train/marrakech-${seats}-${seed}.bin`);
  const resumed = args.resume === true ? resume(checkpoint, net, learner.adam) : undefined;
  if (resumed === undefined) learner.initialise(new SeededRandom(`${seed} weights ${seats}`));
  const progress: Progress = resumed ?? { matches: 0, seconds: 0, steps: 0 };
  const begin = performance.now() - 1000 * progress.seconds;
  const replay = new Replay(REMEMBERED);
  const selfPlay = new SelfPlay(net);
  const setup = unwrap(completeSetup(marrakech, { seats, options: {} }));
  console.log(`marrakech, ${seats} seats: ${all} matches from seed ${seed}, ${progress.matches} of them done`);
  while (progress.matches < all && !clock.isStopped) {
    const random = new SeededRandom(`${seed} ${seats} ${progress.matches}`);
    const rate = rateAt(progress.matches / all);
    let added = 0;
    for (let i = 0; i < CHUNK; i++) added += selfPlay.play(marrakech.start(setup), replay, random);
    learner.learn(replay, random, rate, added * USES);
    progress.matches += CHUNK;
    progress.seconds = (performance.now() - begin) / 1000;
    if (progress.matches % (CHUNKS_A_REPORT * CHUNK) === 0) {
      report(progress, all, rate, learner.takeError());
      keep(checkpoint, net, learner.adam, progress);
    }
    // Signals and timers are heard only between turns of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
  }
  keep(checkpoint, net, learner.adam, progress);
  if (progress.matches < all) {
    console.log(`stopped after ${progress.matches} matches; --resume goes on`);
    return;
  }
  const out = args.out ?? pathOf(`../../src/marrakech/weights/${NAMES[seats]}.ts`);
  const how = `${progress.matches} matches of self-play, ${Math.round(progress.seconds / 60)} minutes on one shared thread`;
  writeWeightsModule(out, `marrakech --seats ${seats} --seed ${seed}`, how, makeNet(net));
  console.log(`wrote ${out}`);
}

function keep(path: string, net: Net, adam: Adam, progress: Progress): void {
  progress.steps = adam.steps;
  writeCheckpoint(path, progress, [net.learned, adam.mean, adam.square]);
}

/** Fills the net and Adam's means and returns the progress, if there is a checkpoint. */
function resume(path: string, net: Net, adam: Adam): Progress | undefined {
  const checkpoint = readCheckpoint<Progress>(path);
  if (checkpoint === undefined) return undefined;
  const { progress, parts } = checkpoint;
  [net.learned, adam.mean, adam.square].forEach((numbers, i) => restore(parts[i], numbers));
  adam.steps = progress.steps;
  return progress;
}

function report({ matches, seconds }: Progress, all: number, rate: number, error: number): void {
  const left = Math.round((seconds / matches) * (all - matches));
  console.log(
    `${matches} of ${all} matches, squared error ${error.toFixed(5)}, rate ${rate.toExponential(1)}, ` +
      `${Math.round(seconds)} s gone, about ${left} s left`,
  );
}

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
