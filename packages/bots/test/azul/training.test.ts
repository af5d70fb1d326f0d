import { SeededRandom } from "@riad/core";
import { describe, expect, it } from "vitest";
import { StageNets } from "../../src/azul/stage-nets.ts";
import { GreedyMatches } from "../../train/azul/greedy-matches.ts";
import { testNets } from "../../train/azul/held-out.ts";
import { labelSamples } from "../../train/azul/labels.ts";
import { learnMatches } from "../../train/azul/learn.ts";
import { Learner } from "../../train/azul/learner.ts";
import { makeMatches, parseMatches } from "../../train/azul/match-store.ts";
import { planFor } from "../../train/azul/plan.ts";
import { MatchRecorder } from "../../train/azul/record-matches.ts";
import type { RecordedMatch } from "../../train/azul/record-matches.ts";
import { Samples } from "../../train/azul/samples.ts";
import { fitTemperature } from "../../train/azul/temperature.ts";
import { startOf } from "../../train/azul/training-match.ts";

function someMatches(seats: number, free: boolean, games: number): RecordedMatch[] {
  const random = new SeededRandom("training");
  const greedy = new GreedyMatches(seats, random);
  const matches = Array.from({ length: games }, (_, game) => greedy.play(startOf(seats, free, game % seats)));
  const nets = StageNets.blank(seats, free);
  const searched = new MatchRecorder(nets, { firstNodes: 20, nodes: 8 }, random);
  matches.push(searched.play(startOf(seats, free, 0)));
  return matches.filter((match) => match !== null);
}

function samplesOf(seats: number, free: boolean, matches: readonly RecordedMatch[]): Samples {
  const samples = new Samples(seats, free, 16 * matches.length);
  for (const match of matches) samples.add(match, new SeededRandom(1));
  return samples;
}

function learnALittle(seats: number, free: boolean): { before: number; after: number; nets: StageNets } {
  const samples = samplesOf(seats, free, someMatches(seats, free, 40));
  const nets = StageNets.blank(seats, free);
  const random = new SeededRandom(2);
  for (const net of nets.nets) new Learner(net).begin(new SeededRandom(2));
  const error = (): number =>
    testNets(nets, samples).stages.reduce((sum, { share, count }) => sum + (share || 0) * count, 0);
  const before = error();
  learnMatches(nets, samples, { shared: 2, own: 1, rates: [0.01, 0.005], lambda: 0.8 }, random, () => undefined);
  return { before, after: error(), nets };
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
      expect(learnALittle(seats, free).nets.layers).toEqual(first.nets.layers);
    }
  });

  it("keeps matches exactly", () => {
    const matches = someMatches(3, false, 5);
    const read = [...parseMatches(makeMatches(matches), 3)];
    expect(read.length).toBe(matches.length);
    read.forEach(({ ends, shares, margins }, i) => {
      expect(ends.map((end) => Array.from(end))).toEqual(matches[i].ends.map((end) => Array.from(end)));
      expect(margins).toEqual(matches[i].margins);
      shares.forEach((share, seat) => expect(share).toBeCloseTo(matches[i].shares[seat], 9));
    });
  });

  it("labels the last end with the result, and earlier ones with what followed", () => {
    const samples = samplesOf(2, false, someMatches(2, false, 3));
    const nets = StageNets.blank(2, false);
    labelSamples(nets, samples, 0.5);
    for (let at = 0; at < samples.count; at++) {
      const final = samples.finalShares[2 * at];
      let distance = 0;
      for (let next = at; samples.isLast[next] === 0; next++) distance++;
      // Blank nets expect a half, so that half of what is known is lost with each round.
      expect(samples.shares[2 * at]).toBeCloseTo(0.5 + (final - 0.5) * 0.5 ** distance, 5);
    }
  });

  it("plays on from a recorded end", () => {
    const [{ ends }] = someMatches(2, false, 1);
    const recorder = new MatchRecorder(StageNets.blank(2, false), { firstNodes: 20, nodes: 8 }, new SeededRandom(4));
    const match = recorder.playOn(2, ends[1]);
    expect(Array.from(match?.ends[0] ?? [])).toEqual(Array.from(ends[1]));
    expect(match?.shares.reduce((sum, share) => sum + share, 0)).toBe(1);
  });

  it("makes nets that are too sure of themselves less so", () => {
    for (const seats of [2, 3]) {
      const samples = samplesOf(seats, false, someMatches(seats, false, 400));
      const nets = StageNets.blank(seats, false);
      for (const net of nets.nets) {
        new Learner(net).begin(new SeededRandom(2));
        for (let i = 0; i < net.outer.length; i++) net.outer[i] *= 20;
      }
      const error = (): number => testNets(nets, samples).stages[0].share;
      const before = error();
      fitTemperature(nets, samples);
      expect(error()).toBeLessThan(before);
    }
  });

  it("has a plan for every net", () => {
    for (const seats of [2, 3, 4])
      for (const free of [false, true]) expect(planFor(seats, free).length).toBeGreaterThan(0);
  });

  it("plays less where a run is to be short, and no greedy matches where good nets are improved", () => {
    for (const isImproving of [false, true]) {
      const whole = planFor(4, true, 1, isImproving);
      planFor(4, true, 0.01, isImproving).forEach(({ chunks }, i) => {
        expect(chunks).toBeGreaterThan(0);
        expect(chunks).toBeLessThan(whole[i].chunks);
      });
    }
    expect(planFor(4, true, 1, true).every(({ style }) => style !== undefined)).toBe(true);
  });
});
