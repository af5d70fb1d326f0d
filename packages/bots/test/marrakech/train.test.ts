import { OVER, SeededRandom } from "@riad/core";
import { describe, expect, test } from "vitest";
import type { Net } from "../../src/marrakech/net.ts";
import { NetEvaluator } from "../../src/marrakech/net-evaluator.ts";
import { growNet } from "../../train/marrakech/grow.ts";
import { Learner } from "../../train/marrakech/learner.ts";
import { Replay } from "../../train/marrakech/replay.ts";
import { makeSample, parseSample } from "../../train/marrakech/deep-samples.ts";
import { deepErrorOf, learnDeep } from "../../train/marrakech/learn-deep.ts";
import { SelfPlay } from "../../train/marrakech/self-play.ts";
import { Search } from "../../src/marrakech/search.ts";
import { twoTurnsNarrow } from "../../src/marrakech/search-passes.ts";
import { shippedNet } from "../../src/marrakech/shipped-nets.ts";
import { near, start } from "./positions.ts";

function learnerFor(seats: number): Learner {
  const learner = new Learner({ seats, first: 64, second: 32 });
  learner.initialise(new SeededRandom(1));
  return learner;
}

/** Cross-entropy of the shares and a tenth of half the squared margins, as learning means it. */
function loss(net: Net, replay: Replay): number {
  const { seats } = net.inputs;
  replay.recall(0, net);
  net.forward(net.plan.biases1);
  const { outputs } = net;
  const total = outputs.slice(0, seats).reduce((sum, logit) => sum + Math.exp(logit), 0);
  let sum = 0;
  for (let i = 0; i < seats; i++) {
    sum -= replay.target(0, i) * (outputs[i] - Math.log(total));
    sum += 0.05 * (outputs[4 + i] - replay.target(0, 4 + i) / 16) ** 2;
  }
  return sum;
}

describe.each([2, 3, 4])("%i seats", (seats) => {
  test("learning makes the loss smaller", () => {
    const learner = learnerFor(seats);
    const replay = new Replay(1);
    new NetEvaluator(learner.net).describe(near(12, seats, 1));
    replay.add(learner.net);
    for (let i = 0; i < seats; i++) {
      replay.setTarget(0, i, (2 * (i + 1)) / (seats * (seats + 1)));
      replay.setTarget(0, 4 + i, 5 * i - 3);
    }
    const before = loss(learner.net, replay);
    for (let i = 0; i < 40; i++) learner.learn(replay, new SeededRandom(i), 1e-3, 128);
    const entropy = Array.from({ length: seats }, (_, i) => replay.target(0, i)).reduce(
      (s, t) => s - t * Math.log(t),
      0,
    );
    expect(loss(learner.net, replay) - entropy).toBeLessThan((before - entropy) / 20);
  });

  test("targets are shares of one win", () => {
    const learner = learnerFor(seats);
    const replay = new Replay(1000);
    const added = new SelfPlay(learner.net).play(start(seats), replay, new SeededRandom(3));
    for (let at = 0; at < added; at++) {
      let total = 0;
      for (let i = 0; i < seats; i++) total += Math.max(0, replay.target(at, i));
      expect(total).toBeCloseTo(1, 5);
    }
  });

  test("a seed gives the same weights again", () => {
    const weights = [1, 2].map(() => {
      const learner = learnerFor(seats);
      const replay = new Replay(1000);
      const random = new SeededRandom(7);
      const selfPlay = new SelfPlay(learner.net);
      for (let i = 0; i < 3; i++) {
        selfPlay.play(start(seats), replay, random);
        learner.learn(replay, random, 1e-3, 1000);
      }
      return learner.net.learned;
    });
    expect(weights[0]).toEqual(weights[1]);
  });
});

test("a net that has grown starts with what the narrower one says", () => {
  const learner = new Learner({ seats: 3, first: 96, second: 32 });
  learner.initialise(new SeededRandom(1));
  const old = shippedNet("anu", 3);
  growNet(old, learner.net);
  const [before, after] = [old, learner.net].map((net) => new NetEvaluator(net));
  for (let seed = 0; seed < 10; seed++) {
    const position = near(10 + seed, 3, seed);
    before.evaluatePosition(position);
    after.evaluatePosition(position);
    for (let seat = 0; seat < 3; seat++) expect(Math.abs(after.value[seat] - before.value[seat])).toBeLessThan(0.15);
  }
});

test("the colour of a rug is drawn where the rules say so", () => {
  const learner = learnerFor(2);
  const replay = new Replay(1000);
  const match = start(2, "publisher");
  expect(new SelfPlay(learner.net).play(match, replay, new SeededRandom(2))).toBeGreaterThan(10);
  expect(match.actor).toBe(OVER);
});

describe("turns searched two deep", () => {
  const net = shippedNet("anu", 2);
  /** The last turns of a match, each of them searched. */
  const turns = new SelfPlay(net, 1).playTurns(near(5, 2, 3), new SeededRandom(4));
  const samples = turns.map(({ board, backup, news }) => ({
    board: board.clone(),
    backup: backup.slice(),
    news: news.slice(),
  }));

  test("teach what the search of two turns says", () => {
    expect(turns.length).toBeGreaterThan(1);
    const search = new Search(new NetEvaluator(net));
    for (const { board, backup, isDeep } of turns) {
      expect(isDeep).toBe(true);
      expect([...search.run(board, {}, twoTurnsNarrow())[0].value]).toEqual([...backup]);
    }
  });

  test("have no news where the search reached the end: the luck of the die is taken off", () => {
    for (const { news } of turns.slice(-2)) for (const value of news) expect(Math.abs(value)).toBeLessThan(1e-9);
  });

  test("are read as they were written", () => {
    for (const sample of samples) expect(makeSample(parseSample(makeSample(sample)))).toBe(makeSample(sample));
  });

  test("are learned from", () => {
    const learner = learnerFor(2);
    const before = deepErrorOf(learner.net, samples);
    const learning = { passes: 15, firstRate: 2e-3, lastRate: 1e-4, newsWeight: 0 };
    const many = Array.from({ length: 200 }, () => samples).flat();
    learnDeep(learner, many, learning, new SeededRandom(1), () => undefined);
    expect(deepErrorOf(learner.net, samples).search).toBeLessThan(before.search / 2);
  });
});
