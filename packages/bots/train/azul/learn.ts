/** Learns from recorded matches: first one net for all stages, then one for each, the last stage first. */
import type { Random } from "@riad/core";
import { StageNets } from "../../src/azul/stage-nets.ts";
import { labelSamples } from "./labels.ts";
import { Learner } from "./learner.ts";
import type { LearningPlan } from "./plan.ts";
import type { Samples } from "./samples.ts";

/** So many times in a pass the weights are taken into the mean that is kept in the end. */
const LOOKS = 12;

/** `report` is told after each pass. */
export function learnMatches(
  nets: StageNets,
  samples: Samples,
  { shared, own, rates, lambda }: LearningPlan,
  random: Random,
  report: (pass: string) => void,
): void {
  const stages = nets.nets.length;
  const orders = Array.from({ length: stages }, (_, stage) => ordersOf(samples, stage, stages));
  if (shared > 0) {
    const one = new StageNets(nets.nets.map(() => nets.nets[0]));
    // The most frequent stage would set the tone otherwise; a net that was trained before keeps what it knows.
    learnShared(one, samples, shared, stages === 1 && own === 0 ? rates : [rates[0], rates[0]], lambda, random, report);
    for (const net of nets.nets.slice(1)) net.layers.forEach((layer, i) => layer.set(one.nets[0].layers[i]));
  }
  const means = nets.nets.map((net) => net.layers.map((layer) => new Float64Array(layer.length)));
  for (let pass = 0; pass < own; pass++) {
    const rate = rateAt(rates, pass, own);
    for (let stage = stages - 1; stage >= 0; stage--) {
      labelSamples(nets, samples, lambda);
      const learner = new Learner(nets.nets[stage]);
      learner.learn(samples, orders[stage], rate, random, LOOKS, () => {
        if (pass < own - 1) return;
        nets.nets[stage].layers.forEach((layer, i) => {
          for (let at = 0; at < layer.length; at++) means[stage][i][at] += layer[at] / LOOKS;
        });
      });
    }
    report(`own pass ${pass + 1} of ${own}`);
  }
  if (own === 0) return;
  // The mean over the last pass is steadier than wherever the last steps happened to lead.
  nets.nets.forEach((net, stage) => net.layers.forEach((layer, i) => layer.set(means[stage][i])));
  report("mean of the last pass");
}

function learnShared(
  one: StageNets,
  samples: Samples,
  passes: number,
  rates: readonly [number, number],
  lambda: number,
  random: Random,
  report: (pass: string) => void,
): void {
  const order = ordersOf(samples, 0, 1);
  for (let pass = 0; pass < passes; pass++) {
    labelSamples(one, samples, lambda);
    new Learner(one.nets[0]).learn(samples, order, rateAt(rates, pass, passes), random);
    report(`shared pass ${pass + 1} of ${passes}`);
  }
}

function ordersOf(samples: Samples, stage: number, stages: number): Uint32Array {
  const all = Uint32Array.from({ length: samples.count }, (_, at) => at);
  return stages === 1 ? all : all.filter((at) => Math.min(samples.stages[at], stages - 1) === stage);
}

function rateAt([from, to]: readonly [number, number], pass: number, passes: number): number {
  return passes === 1 ? from : from * (to / from) ** (pass / (passes - 1));
}
