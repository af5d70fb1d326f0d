/**
 * Trains the nets of Marrakech by self-play, one per number of seats and one for the official rules for two, from the shipped ones on. Where
 * the players' net has several members, it trains one of them; a new member also needs a line in shipped-nets.ts. A
 * seed gives the same weights on any machine; `minutes` only says when to pause. Resumed trainings begin with an empty
 * memory of positions, so that their weights differ a little from those of one that was never stopped.
 */
import { fileURLToPath } from "node:url";
import { SeededRandom, completeSetup, unwrap } from "@riad/core";
import { marrakech } from "@riad/marrakech";
import type { Ruleset } from "@riad/marrakech";
import type { Net } from "../../src/marrakech/net.ts";
import { makeNet, shippedMember } from "../../src/marrakech/shipped-nets.ts";
import { readCheckpoint, restore, writeCheckpoint } from "../checkpoint.ts";
import type { TrainArgs } from "../trainers.ts";
import { writeWeightsModule } from "../weights-module.ts";
import type { Adam } from "./adam.ts";
import { improveByDeepSearch } from "./deep.ts";
import { growNet } from "./grow.ts";
import { Learner } from "./learner.ts";
import { Replay } from "./replay.ts";
import { AVERAGED_FROM, CHUNK, REMEMBERED, SCHEDULES, SECOND, USES, addToMean, rateAt } from "./schedule.ts";
import { SelfPlay } from "./self-play.ts";

/** How far a run has come. */
interface Progress {
  matches: number;
  /** Spent on them. */
  seconds: number;
  /** Of Adam. */
  steps: number;
  /** How many states of the weights the mean is made of. */
  averaged: number;
}

const NAMES: Readonly<Record<number, string>> = { 2: "two", 3: "three", 4: "four" };
const CHUNKS_PER_REPORT = 10;

export interface MarrakechTrainArgs extends TrainArgs {
  readonly ruleset?: string;
  /** Where the weights start: as they are shipped by default, or at random. */
  readonly start?: string;
  /** Which of the nets that together are the players' net, counted from 1. */
  readonly member?: string;
  /** Learn from a search of two turns in one turn of so many, instead of from matches alone. */
  readonly deep?: string;
}

export async function train(args: MarrakechTrainArgs): Promise<void> {
  const clock = { isStopped: false };
  const stop = (): void => {
    clock.isStopped = true;
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  const pause = args.minutes === undefined ? undefined : setTimeout(stop, 60_000 * args.minutes);
  const ruleset = args.ruleset === "publisher" ? "publisher" : "anu";
  for (const seats of args.seats === undefined ? Object.keys(SCHEDULES[ruleset]).map(Number) : [args.seats]) {
    if (!clock.isStopped) await trainNet(args, ruleset, seats, clock);
  }
  clearTimeout(pause);
  process.off("SIGINT", stop);
  process.off("SIGTERM", stop);
}

async function trainNet(
  args: MarrakechTrainArgs,
  ruleset: Ruleset,
  seats: number,
  clock: { readonly isStopped: boolean },
): Promise<void> {
  const { seed } = args;
  if (!Object.hasOwn(SCHEDULES[ruleset], seats)) {
    console.error(`There is no net of its own for ${seats} seats and the ruleset ${ruleset}.`);
    process.exitCode = 2;
    return;
  }
  const { matches, first } = SCHEDULES[ruleset][seats];
  const all = Math.ceil((matches * (args.size ?? 1)) / CHUNK) * CHUNK;
  const isFresh = args.start === "nothing";
  const member = Number(args.member ?? 1);
  const shipped = isFresh ? undefined : shippedMember(ruleset, seats, member);
  if (!isFresh && shipped === undefined) {
    console.error(`The net has no member ${member} yet; --start nothing begins one.`);
    process.exitCode = 2;
    return;
  }
  if (args.deep !== undefined) {
    await trainDeep(args, ruleset, seats, shipped, clock);
    return;
  }
  const learner = new Learner({ seats, first, second: SECOND });
  const { net } = learner;
  const average = new Float32Array(net.learned.length);
  const checkpoint = pathOf(
    `../../../../.cache/train/marrakech-${ruleset}-${seats}-${seed}${member === 1 ? "" : `-${member}`}.bin`,
  );
  const resumed = args.resume === true ? resume(checkpoint, net, learner.adam, average) : undefined;
  if (resumed === undefined) {
    learner.initialise(new SeededRandom(`${seed} weights ${seats}`));
    if (shipped !== undefined) growNet(shipped, net);
  }
  const progress: Progress = resumed ?? { matches: 0, seconds: 0, steps: 0, averaged: 0 };
  const begin = performance.now() - 1000 * progress.seconds;
  const replay = new Replay(REMEMBERED);
  const selfPlay = new SelfPlay(net);
  const setup = unwrap(completeSetup(marrakech, { seats, options: { ruleset } }));
  console.log(
    `marrakech, ${ruleset}, ${seats} seats: ${all} matches from seed ${seed}, ${progress.matches} of them done`,
  );
  while (progress.matches < all && !clock.isStopped) {
    const random = new SeededRandom(`${seed} ${seats} ${progress.matches}`);
    const rate = rateAt(progress.matches / all, isFresh);
    let added = 0;
    for (let i = 0; i < CHUNK; i++) added += selfPlay.play(marrakech.start(setup), replay, random);
    learner.learn(replay, random, rate, added * USES);
    progress.matches += CHUNK;
    if (progress.matches >= AVERAGED_FROM * all) addToMean(average, net.learned, ++progress.averaged);
    progress.seconds = (performance.now() - begin) / 1000;
    if (progress.matches % (CHUNKS_PER_REPORT * CHUNK) === 0) {
      report(progress, all, rate, learner.takeError());
      keep(checkpoint, net, learner.adam, average, progress);
    }
    // Signals and timers are heard only between turns of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
  }
  keep(checkpoint, net, learner.adam, average, progress);
  if (progress.matches < all) {
    console.log(`stopped after ${progress.matches} matches; --resume continues`);
    return;
  }
  net.learned.set(average);
  const out = outOf(args, ruleset, seats);
  const how = `${progress.matches} matches of self-play ${isFresh ? "from random weights" : "after those of the net before it"}, ${Math.round(progress.seconds / 60)} minutes on one shared thread`;
  const command = `marrakech --ruleset ${ruleset} --seats ${seats} --seed ${seed}${isFresh ? " --start nothing" : ""}`;
  writeWeightsModule(out, command, how, makeNet(net));
  console.log(`wrote ${out}`);
}

async function trainDeep(
  args: MarrakechTrainArgs,
  ruleset: Ruleset,
  seats: number,
  shipped: Net | undefined,
  clock: { readonly isStopped: boolean },
): Promise<void> {
  if (shipped === undefined) {
    console.error("--deep improves a shipped net; it cannot start from nothing.");
    process.exitCode = 2;
    return;
  }
  const better = await improveByDeepSearch({
    args,
    ruleset,
    seats,
    deepOneIn: Number(args.deep),
    shipped: makeNet(shipped),
    isStopped: () => clock.isStopped,
  });
  if (better === undefined) return;
  const out = outOf(args, ruleset, seats);
  const command = `marrakech --ruleset ${ruleset} --seats ${seats} --seed ${args.seed} --deep ${args.deep}`;
  writeWeightsModule(out, command, better.how, better.weights);
  console.log(`wrote ${out}`);
}

function outOf({ out, member = "1" }: MarrakechTrainArgs, ruleset: Ruleset, seats: number): string {
  const name =
    (ruleset === "publisher" ? `publisher-${NAMES[seats]}` : NAMES[seats]) + (member === "1" ? "" : `-${member}`);
  return out ?? pathOf(`../../src/marrakech/weights/${name}.ts`);
}

function keep(path: string, net: Net, adam: Adam, average: Float32Array, progress: Progress): void {
  progress.steps = adam.steps;
  writeCheckpoint(path, progress, [net.learned, adam.mean, adam.square, average]);
}

/** Fills the net and Adam's means and returns the progress, if there is a checkpoint. */
function resume(path: string, net: Net, adam: Adam, average: Float32Array): Progress | undefined {
  const checkpoint = readCheckpoint<Progress>(path);
  if (checkpoint === undefined) return undefined;
  const { progress, parts } = checkpoint;
  [net.learned, adam.mean, adam.square, average].forEach((numbers, i) => restore(parts[i], numbers));
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
