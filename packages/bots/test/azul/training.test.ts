import { AzulPosition } from "@riad/azul";
import { SeededRandom } from "@riad/core";
import { describe, expect, it } from "vitest";
import { Net } from "../../src/azul/net.ts";
import { GreedyGames } from "../../train/azul/greedy-games.ts";
import { Learner } from "../../train/azul/learner.ts";
import { planFor } from "../../train/azul/plan.ts";
import { Samples } from "../../train/azul/samples.ts";
import { SearchGames } from "../../train/azul/search-games.ts";
import { startOf } from "../../train/azul/training-match.ts";

function learnALittle(seats: number, free: boolean): { before: number; after: number; net: Net } {
  const random = new SeededRandom("training");
  const net = new Net(seats, free);
  const learner = new Learner(net);
  learner.begin(random);
  const samples = new Samples(net.shape, 4000, new AzulPosition(seats));
  const greedy = new GreedyGames(seats, random);
  for (let game = 0; game < 100; game++) greedy.play(startOf(seats, free, game % seats), samples);
  const searching = new SearchGames(net, { firstNodes: 20, nodes: 8, lambda: 0.6 }, random);
  searching.play(startOf(seats, free, 0), samples);
  const before = learner.test(samples);
  for (let pass = 0; pass < 3; pass++) learner.learn(samples, 0.01, random);
  return { before, after: learner.test(samples), net };
}

describe("training", () => {
  it("lowers the error, on both walls and for any number of seats, and repeats itself from a seed", () => {
    for (const [seats, free] of [
      [2, false],
      [3, true],
      [4, false],
    ] as const) {
      const first = learnALittle(seats, free);
      expect(first.after).toBeLessThan(first.before);
      expect(learnALittle(seats, free).net.inner).toEqual(first.net.inner);
    }
  });

  it("restores kept samples exactly", () => {
    const random = new SeededRandom(1);
    const samples = new Samples(new Net(2, false).shape, 100);
    new GreedyGames(2, random).play(startOf(2, false, 0), samples);
    const read = new Samples(samples.shape, 100);
    read.fromBytes(samples.toBytes());
    expect(read.count).toBe(samples.count);
    expect(read.inputs).toEqual(samples.inputs);
    expect(read.targets).toEqual(samples.targets);
  });

  it("has a plan for every net", () => {
    for (const seats of [2, 3, 4])
      for (const free of [false, true]) expect(planFor(seats, free).length).toBeGreaterThan(0);
  });
});
