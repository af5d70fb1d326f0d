import { PHASE, azul } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { CHANCE, SeededRandom } from "@riad/core";
import { describe, expect, it } from "vitest";
import { allInputs, inputShape } from "../../src/azul/net-inputs.ts";
import { HIDDEN, Net } from "../../src/azul/net.ts";
import { scoreNet } from "../../src/azul/score-net.ts";
import { makeNet, parseNet } from "../../src/azul/shipped-nets.ts";
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

function noisyNet(seats: number, free: boolean): Net {
  const net = new Net(seats, free);
  const random = new SeededRandom(3);
  for (const layer of [net.inner, net.outer, net.outerBias]) {
    for (let i = 0; i < layer.length; i++) layer[i] = (random.below(2001) - 1000) / 5000;
  }
  return net;
}

describe("the net", () => {
  it("sees one pattern of each kind, and no input twice", () => {
    for (const seats of [2, 3, 4]) {
      for (const wall of ["fixed", "free"]) {
        const shape = inputShape(seats, wall === "free");
        const inputs = new Int32Array(160);
        const length = allInputs(afterRounds(seats, wall, 3, 5), shape, inputs);
        expect(length).toBe(seats * (wall === "free" ? 25 : 20) + 6);
        const active = inputs.subarray(0, length);
        expect(new Set(active).size).toBe(length);
        expect(Math.max(...active)).toBeLessThan(shape.points);
      }
    }
  });

  it("is the sum it claims to be", () => {
    const position = afterRounds(2, "fixed", 2, 8);
    const net = noisyNet(2, false);
    const inputs = new Int32Array(160);
    const active = inputs.subarray(0, allInputs(position, net.shape, inputs));
    const { turn, scores } = position;
    const own = scores[turn];
    let sum = net.outerBias[0];
    for (let unit = 0; unit < HIDDEN; unit++) {
      const weight = (input: number): number => net.inner[input * HIDDEN + unit];
      let hidden = weight(net.shape.bias);
      for (const input of active) hidden += weight(input);
      hidden += (own / 25) * weight(net.shape.points);
      hidden += ((own - scores[1 - turn]) / 25) * weight(net.shape.points + 1);
      sum += Math.max(0, hidden) * net.outer[unit];
    }
    expect(net.judge(position)[0]).toBeCloseTo(Math.tanh(sum), 6);
  });

  it("survives being written and read almost exactly", () => {
    const net = noisyNet(3, true);
    const read = parseNet(makeNet(net));
    const position = afterRounds(3, "free", 2, 9);
    net.judge(position).forEach((value, role) => expect(read.judge(position)[role]).toBeCloseTo(value, 3));
  });

  it("can be made to see points only", () => {
    const position = afterRounds(4, "fixed", 1, 2);
    position.scores.set([30, 10, 20, 0]);
    position.turn = 0;
    const values = scoreNet(4, false).judge(position);
    const leads = [30 - 10, 10 - 50 / 3, 20 - 40 / 3, 0 - 20];
    values.forEach((value, role) => expect(value).toBeCloseTo(Math.tanh(leads[role] / 25), 5));
  });
});
