import { OVER, SeededRandom } from "@riad/core";
import { describe, expect, test } from "vitest";
import { Net } from "../../src/marrakech/net.ts";
import { NetEvaluator } from "../../src/marrakech/net-evaluator.ts";
import { makePlainKernel } from "../../src/marrakech/plain-kernel.ts";
import { Turn } from "../../src/marrakech/turn.ts";
import { makeNet, parseNet } from "../../src/marrakech/shipped-nets.ts";
import { stackNets } from "../../src/marrakech/stacked-net.ts";
import { SETUPS, start, wander } from "./positions.ts";

function randomNets(seats: number, seed = seats): [fast: Net, plain: Net] {
  const widths = { seats, first: 64, second: 32 };
  const nets: [Net, Net] = [new Net(widths), new Net(widths, makePlainKernel)];
  const random = new SeededRandom(seed);
  for (let i = 0; i < nets[0].learned.length; i++) {
    nets[0].learned[i] = (random.below(2001) - 1000) / 10_000;
    nets[1].learned[i] = nets[0].learned[i];
  }
  return nets;
}

/** The net written down as plainly as can be: inputs, two rectified layers, outputs. */
function reference(net: Net): number[] {
  const { plan, learned } = net;
  const inputs = Array.from({ length: plan.inputs }, () => 0);
  for (let i = 0; i < net.count; i++) inputs[net.inputAt(i)] += net.valueAt(i);
  const layer = (values: number[], weights: number, biases: number, width: number): number[] =>
    Array.from({ length: width }, (_, j) =>
      values.reduce(
        (sum, value, i) => sum + value * learned[(weights >> 2) + i * width + j],
        learned[(biases >> 2) + j],
      ),
    );
  const first = positive(layer(inputs, plan.weights1, plan.biases1, plan.first));
  const second = positive(layer(first, plan.weights2, plan.biases2, plan.second));
  return layer(second, plan.weights3, plan.biases3, 8);
}

function positive(values: number[]): number[] {
  return values.map((value) => Math.max(0, value));
}

describe.each(SETUPS)("$name", ({ seats, ruleset }) => {
  const [fast, plain] = randomNets(seats);

  test("both kernels compute what the reference computes", () => {
    const judges = [fast, plain].map((net) => [net, new NetEvaluator(net)] as const);
    let met = 0;
    wander(start(seats, ruleset), new SeededRandom(1), (position) => {
      if (position.phase !== "rotate" || met++ % 5 > 0) return;
      for (const [net, evaluator] of judges) {
        evaluator.describe(position);
        const expected = reference(net);
        net.forward(net.plan.biases1);
        for (const [i, value] of expected.entries()) expect(net.outputs[i]).toBeCloseTo(value, 4);
      }
    });
  });

  test("nets stacked into one say the mean of what they say", () => {
    const members = [1, 2, 3].map((seed) => randomNets(seats, seed)[0]);
    const stacked = [stackNets(members), stackNets(members, makePlainKernel)];
    let met = 0;
    wander(start(seats, ruleset), new SeededRandom(4), (position) => {
      if (position.phase !== "rotate" || met++ % 5 > 0) return;
      const outputs = [...members, ...stacked].map((net) => {
        new NetEvaluator(net).describe(position);
        net.forward(net.plan.biases1);
        return net.outputs;
      });
      for (let i = 0; i < outputs[0].length; i++) {
        const mean = (outputs[0][i] + outputs[1][i] + outputs[2][i]) / 3;
        expect(outputs[3][i]).toBeCloseTo(mean, 4);
        expect(outputs[4][i]).toBeCloseTo(mean, 4);
      }
    });
  });

  test("a leaf evaluated by its differences equals the position evaluated in full", () => {
    const turn = new Turn(new NetEvaluator(fast));
    const evaluator = new NetEvaluator(plain);
    let met = 0;
    wander(start(seats, ruleset), new SeededRandom(2), (position) => {
      if (position.phase !== "rotate" || met++ % 3 > 0) return;
      turn.expand(position);
      for (const [i, landing] of turn.landings.entries()) {
        const after = position.clone();
        after.play(i >> 2);
        after.play((i & 3) + 1);
        if (landing.count > 0) after.play(landing.best);
        evaluator.evaluatePosition(after);
        for (let seat = 0; seat < seats; seat++) {
          expect(landing.value[seat]).toBeCloseTo(evaluator.value[seat], 5);
          expect(landing.value[4 + seat]).toBeCloseTo(evaluator.value[4 + seat], 4);
        }
      }
    });
  });

  test("chances are shares of one win", () => {
    const evaluator = new NetEvaluator(fast);
    wander(start(seats, ruleset), new SeededRandom(3), (position) => {
      if (position.phase !== "rotate" || position.actor === OVER) return;
      evaluator.evaluatePosition(position);
      expect(evaluator.value.slice(0, seats).reduce((sum, share) => sum + share)).toBeCloseTo(1, 6);
    });
  });
});

test("weights survive being written and read", () => {
  const [net] = randomNets(2);
  const read = parseNet(makeNet(net));
  expect(read.plan).toEqual(net.plan);
  for (let i = 0; i < net.learned.length; i++) expect(Math.abs(read.learned[i] - net.learned[i])).toBeLessThan(1e-5);
});
