import { PHASE, azul } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { CHANCE, SeededRandom } from "@riad/core";
import { describe, expect, it } from "vitest";
import { MOST_INPUTS, allInputs, inputShape } from "../../src/azul/net-inputs.ts";
import { HIDDEN, Net } from "../../src/azul/net.ts";
import { scoreNets } from "../../src/azul/score-net.ts";
import { StageNets, makeStageNets, parseStageNets, stageOf } from "../../src/azul/stage-nets.ts";
import { packValue, unpackValue, utilityOf } from "../../src/azul/utility.ts";
import { randomMove } from "./matches.ts";

/** The position between two rounds of a random match. */
function afterRounds(seats: number, wall: string, rounds: number, seed: number): AzulPosition {
  const random = new SeededRandom(seed);
  const position = azul.start({ seats, first: 0, options: { wall, centres: "1" } });
  for (let round = 0; round < rounds; round++) {
    while (position.actor === CHANCE) position.play(position.draw(random));
    while (position.phase === PHASE.draft || position.phase === PHASE.tile) {
      position.play(randomMove(position, random));
    }
  }
  return position;
}

function addNoise(net: Net): Net {
  const random = new SeededRandom(3);
  for (const layer of net.layers) {
    for (let i = 0; i < layer.length; i++) layer[i] = (random.below(2001) - 1000) / 5000;
  }
  return net;
}

describe("the net", () => {
  it("sees one pattern of each kind, and nothing out of its range", () => {
    for (const seats of [2, 3, 4]) {
      for (const wall of ["fixed", "free"]) {
        const shape = inputShape(seats, wall === "free");
        const inputs = new Int32Array(MOST_INPUTS);
        const length = allInputs(afterRounds(seats, wall, 3, 5), shape, inputs);
        const active = Array.from(inputs.subarray(0, length));
        expect(Math.max(...active)).toBeLessThan(shape.points);
        const patterns = active.filter((input) => input >= shape.common || input % shape.side < shape.prospects);
        expect(patterns.length).toBe(seats * (wall === "free" ? 25 : 20) + 6);
        expect(new Set(patterns).size).toBe(patterns.length);
      }
    }
  });

  it("is the sum it claims to be", () => {
    const position = afterRounds(2, "fixed", 2, 8);
    const net = addNoise(new Net(2, false));
    const inputs = new Int32Array(MOST_INPUTS);
    const active = inputs.subarray(0, allInputs(position, net.shape, inputs));
    const { turn, scores } = position;
    const own = scores[turn];
    const sums = Array.from(net.outerBias);
    for (let unit = 0; unit < HIDDEN; unit++) {
      const weight = (input: number): number => net.inner[input * HIDDEN + unit];
      let hidden = weight(net.shape.bias);
      for (const input of active) hidden += weight(input);
      hidden += (own / 25) * weight(net.shape.points);
      hidden += ((own - scores[1 - turn]) / 25) * weight(net.shape.points + 1);
      sums[0] += Math.max(0, hidden) * net.outer[unit];
      sums[1] += Math.max(0, hidden) * net.outer[HIDDEN + unit];
    }
    const { shares, margins } = net.evaluate(position);
    expect(shares[0]).toBeCloseTo(1 / (1 + Math.exp(-2 * sums[0])), 5);
    expect(shares[0] + shares[1]).toBeCloseTo(1, 9);
    expect(margins[0]).toBeCloseTo(25 * sums[1], 4);
    expect(margins[1]).toBe(-margins[0]);
  });

  it("survives being written and read almost exactly", () => {
    const nets = StageNets.blank(3, true);
    nets.nets.forEach(addNoise);
    const read = parseStageNets(makeStageNets(nets));
    const position = afterRounds(3, "free", 2, 9);
    const { shares } = nets.at(position).evaluate(position);
    const total = shares.reduce((sum, share) => sum + share, 0);
    expect(total).toBeCloseTo(1, 9);
    shares.forEach((share, role) => expect(read.at(position).evaluate(position).shares[role]).toBeCloseTo(share, 3));
  });

  it("belongs to a stage of the match, which a round keeps from its deal to its end", () => {
    const stages: number[] = [];
    for (let rounds = 1; rounds <= 4; rounds++) {
      const end = afterRounds(2, "fixed", rounds, 5);
      stages.push(stageOf(end));
      const random = new SeededRandom(1);
      while (end.actor === CHANCE) end.play(end.draw(random));
      const dealt = stageOf(end);
      expect(dealt).toBe([0, 1, 2, 3][rounds - 1]);
    }
    expect(stages).toEqual([0, 0, 1, 2]);
  });

  it("can be made to see points only", () => {
    const position = afterRounds(4, "fixed", 1, 2);
    position.scores.set([30, 10, 20, 0]);
    position.turn = 0;
    const { margins } = scoreNets(4, false).at(position).evaluate(position);
    const leads = [30 - 10, 10 - 50 / 3, 20 - 40 / 3, 0 - 20];
    margins.forEach((margin, role) => expect(margin).toBeCloseTo(leads[role], 4));
  });
});

describe("a packed value", () => {
  it("gives back utility, share and margin, and is negated for the other seat", () => {
    for (const [win, margin] of [
      [0.3, 4],
      [-0.99, -31],
      [1, 2],
      [0, 0],
    ]) {
      const packed = packValue(utilityOf(win, margin), win);
      for (const sign of [1, -1]) {
        const value = unpackValue(sign * packed);
        expect(value.utility).toBeCloseTo(sign * utilityOf(win, margin), 3);
        expect(value.share).toBeCloseTo((1 + sign * win) / 2, 3);
        expect(Math.abs(value.margin - sign * margin)).toBeLessThan(0.3);
      }
    }
  });

  it("is ordered by utility first", () => {
    expect(packValue(0.2, -1)).toBeGreaterThan(packValue(0.1, 1));
  });
});
