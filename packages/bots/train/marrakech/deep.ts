/**
 * Improves a shipped net with targets from a search of two turns: what the strongest level believes about positions of its own play. The
 * net plays matches, chunk by chunk, and searches some of their turns; then it learns from all of these; then it has to win against the shipped one.
 * A chunk is a file, so a run that was stopped continues where it was.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SeededRandom } from "@riad/core";
import type { Ruleset } from "@riad/marrakech";
import { makeNet, parseNet } from "../../src/marrakech/shipped-nets.ts";
import { estimate } from "../../src/statistics.ts";
import type { Estimate } from "../../src/statistics.ts";
import { runCrew } from "../crew.ts";
import type { CrewOptions } from "../crew.ts";
import { ProgressClock, makeDuration } from "../progress.ts";
import type { TrainArgs } from "../trainers.ts";
import { readSamples } from "./deep-samples.ts";
import type { DeepTask } from "./deep-worker.ts";
import type { GateTask } from "./gate.ts";
import { growNet } from "./grow.ts";
import { DEEP_LEARNING, deepErrorOf, learnDeep } from "./learn-deep.ts";
import { Learner } from "./learner.ts";

/** With `--size 1` and one turn in eight searched: some 105,000 searched turns of two seats, some ten minutes of a free core. */
const CHUNKS = 600;
const MATCHES_PER_CHUNK = 50;
/** One chunk in so many is kept for testing. */
const HELD_OUT = 12;

/** Two matches each at two seats. The rounds of one turn are quick, and what loses there need not be tried with two. */
const GATE_ROUNDS = { 1: 1000, 2: 300 } as const;
const DEPTHS = { 1: "one turn deep", 2: "two turns deep" } as const;

export interface DeepRun {
  readonly args: TrainArgs;
  readonly ruleset: Ruleset;
  readonly seats: number;
  /** Of so many turns one is searched two turns deep. */
  readonly deepOneIn: number;
  /** Of the net to improve. */
  readonly shipped: string;
  readonly isStopped: () => boolean;
}

/** The better weights and how they were made; nothing where they are not better, or the run was stopped. */
export async function improveByDeepSearch(wanted: DeepRun): Promise<{ weights: string; how: string } | undefined> {
  const begin = performance.now();
  const { ruleset, seats, args } = wanted;
  const folder = fileURLToPath(
    new URL(`../../../../.cache/train/marrakech-deep-${ruleset}-${seats}-${args.seed}/`, import.meta.url),
  );
  const run = { ...wanted, shipped: prepare(wanted, folder) };
  const chunks = Math.max(HELD_OUT, Math.ceil(CHUNKS * (run.args.size ?? 1)));
  await record(run, folder, chunks);
  if (run.isStopped()) return undefined;
  const learned = learn(run, folder, chunks);
  writeFileSync(`${folder}learned.weights`, learned);
  const gates: string[] = [];
  for (const turns of [1, 2] as const) {
    const { mean, error } = await gate(run, learned, turns);
    if (run.isStopped()) return undefined;
    const result = `${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)} % ${DEPTHS[turns]}`;
    console.log(`gate: ${result} (fair share ${(100 / run.seats).toFixed(0)} %)`);
    if (mean - error < 1 / run.seats) {
      console.log(`not clearly better, so nothing is written; the new weights are ${folder}learned.weights`);
      return undefined;
    }
    gates.push(result);
  }
  const time = makeDuration((performance.now() - begin) / 1000);
  return {
    weights: learned,
    how: `${chunks * MATCHES_PER_CHUNK} matches with deep targets, ${time}, ${gates.join(", ")}`,
  };
}

/** A fresh folder, or that of the run to continue; returns the weights that its matches are played with. The shipped ones may change meanwhile. */
function prepare({ args, shipped }: DeepRun, folder: string): string {
  const first = `${folder}first.weights`;
  if (args.resume !== true || !existsSync(first)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(first, shipped);
  }
  return readFileSync(first, "utf8");
}

async function record(run: DeepRun, folder: string, chunks: number): Promise<void> {
  const { args, ruleset, seats, deepOneIn, shipped } = run;
  const tasks: DeepTask[] = Array.from({ length: chunks }, (_, chunk) => ({
    path: pathOf(folder, chunk),
    seed: `${args.seed} ${ruleset} ${seats} deep ${chunk}`,
    ruleset,
    seats,
    matches: MATCHES_PER_CHUNK,
    deepOneIn,
    weights: shipped,
  })).filter(({ path }) => !existsSync(path));
  const clock = new ProgressClock();
  await runCrew(tasks, crew(run, "./deep-worker.ts"), (_, done) => {
    if (done % 10 === 0) console.log(`matches: chunk ${clock.say(done, tasks.length)}`);
  });
}

function learn({ args, ruleset, seats, shipped }: DeepRun, folder: string, chunks: number): string {
  const all = Array.from({ length: chunks }, (_, chunk) => readSamples(pathOf(folder, chunk)));
  const heldOut = all.filter((_, chunk) => chunk % HELD_OUT === 0).flat();
  const samples = all.filter((_, chunk) => chunk % HELD_OUT !== 0).flat();
  const from = parseNet(shipped);
  const learner = new Learner({ seats, first: from.plan.first, second: from.plan.second });
  growNet(from, learner.net);
  const report = (when: string): void => {
    const { search, match } = deepErrorOf(learner.net, heldOut);
    console.log(`${when}: off by ${search.toFixed(4)} from the search, by ${match.toFixed(4)} from the matches`);
  };
  console.log(`${samples.length} searched turns to learn from, ${heldOut.length} to test with`);
  report("before");
  const random = new SeededRandom(`${args.seed} ${ruleset} ${seats} learning`);
  learnDeep(learner, samples, DEEP_LEARNING, random, (pass) => report(`after pass ${pass}`));
  report("the mean of the last stretch");
  return makeNet(learner.net);
}

async function gate(run: DeepRun, learned: string, turns: 1 | 2): Promise<Estimate> {
  const { args, ruleset, seats, shipped } = run;
  const shares: number[] = [];
  const tasks: GateTask[] = Array.from({ length: GATE_ROUNDS[turns] }, (_, round) => ({
    round,
    seed: `gate ${args.seed} ${turns} ${round}`,
    ruleset,
    seats,
    turns,
    challenger: learned,
    shipped,
  }));
  const clock = new ProgressClock();
  await runCrew(tasks, crew(run, "./gate.ts"), (share, done, { round }) => {
    shares[round] = share;
    if (done % 100 === 0) console.log(`gate, ${DEPTHS[turns]}: round ${clock.say(done, tasks.length)}`);
  });
  return estimate(shares);
}

function crew({ args, isStopped }: DeepRun, module: string): CrewOptions {
  const { threads } = args;
  return { module: new URL(module, import.meta.url), isStopped, ...(threads === undefined ? {} : { threads }) };
}

function pathOf(folder: string, chunk: number): string {
  return `${folder}${chunk}.txt`;
}
