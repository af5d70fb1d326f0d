/** Learns from searched positions, several times each, at a rate that falls; what remains is the mean of the weights over the last stretch. */
import type { Random } from "@riad/core";
import { NetEvaluator } from "../../src/marrakech/net-evaluator.ts";
import type { Net } from "../../src/marrakech/net.ts";
import { newValuation } from "../../src/marrakech/valuation.ts";
import type { DeepSample } from "./deep-samples.ts";
import type { Learner } from "./learner.ts";
import { Replay } from "./replay.ts";
import { AVERAGED_FROM, addToMean } from "./schedule.ts";
import { addTarget } from "./targets.ts";

export interface DeepLearning {
  /** How often each position is learned from. */
  readonly passes: number;
  readonly firstRate: number;
  readonly lastRate: number;
  /** How much of what a match showed after the search counts. It is fair but noisy; the search alone repeats the errors of its net. */
  readonly newsWeight: number;
}

export const DEEP_LEARNING: DeepLearning = { passes: 8, firstRate: 2e-4, lastRate: 5e-6, newsWeight: 0.5 };

/** Stretches of a pass between two states that the mean may take in. */
const STRETCHES = 10;

export function learnDeep(
  learner: Learner,
  samples: readonly DeepSample[],
  { passes, firstRate, lastRate, newsWeight }: DeepLearning,
  random: Random,
  afterPass: (pass: number) => void,
): void {
  const { net } = learner;
  const replay = rememberAll(samples, net, newsWeight);
  const mean = new Float32Array(net.learned.length);
  let averaged = 0;
  for (let i = 0; i < passes * STRETCHES; i++) {
    const done = i / (passes * STRETCHES);
    learner.learn(replay, random, firstRate * (lastRate / firstRate) ** done, samples.length / STRETCHES);
    if (done >= AVERAGED_FROM) addToMean(mean, net.learned, ++averaged);
    if ((i + 1) % STRETCHES === 0) afterPass((i + 1) / STRETCHES);
  }
  net.learned.set(mean);
}

function rememberAll(samples: readonly DeepSample[], net: Net, newsWeight: number): Replay {
  const replay = new Replay(samples.length);
  const evaluator = new NetEvaluator(net);
  const goal = newValuation();
  for (const { board, backup, news } of samples) {
    for (let i = 0; i < goal.length; i++) goal[i] = backup[i] + newsWeight * news[i];
    evaluator.describe(board);
    addTarget(replay, net, board, goal);
  }
  return replay;
}

/** How far the net is from what samples say about the share of the seat to move. */
export interface DeepError {
  /** Root of the mean square of what the search says less what the net says. */
  readonly search: number;
  /** The same for the search and all that the match showed after it. */
  readonly match: number;
}

export function deepErrorOf(net: Net, samples: readonly DeepSample[]): DeepError {
  const evaluator = new NetEvaluator(net);
  let [search, match] = [0, 0];
  for (const { board, backup, news } of samples) {
    evaluator.evaluatePosition(board);
    const { turn } = board;
    const off = backup[turn] - evaluator.value[turn];
    search += off ** 2;
    match += (off + news[turn]) ** 2;
  }
  return { search: Math.sqrt(search / samples.length), match: Math.sqrt(match / samples.length) };
}
