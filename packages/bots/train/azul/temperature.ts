/**
 * The last touch: nets that have learned the same matches several times are too sure of themselves. On matches that they have
 * not seen, each stage's certainty is scaled, and with two seats moved between the starter and the other, until it is right on average.
 */
import { HIDDEN } from "../../src/azul/net.ts";
import type { Net } from "../../src/azul/net.ts";
import type { StageNets } from "../../src/azul/stage-nets.ts";
import { Learner } from "./learner.ts";
import type { Samples } from "./samples.ts";

/** Stages with fewer held-out samples stay as they are: the correction would be noise. */
const FEWEST = 300;
const ROUNDS = 3;
const STEPS = 24;

export function fitTemperature(nets: StageNets, heldOut: Samples): void {
  const stages = nets.nets.length;
  nets.nets.forEach((net, stage) => {
    const own = Array.from({ length: heldOut.count }, (_, at) => at).filter(
      (at) => Math.min(heldOut.stages[at], stages - 1) === stage,
    );
    if (own.length < FEWEST) return;
    const seen = own.map((at) => logitsOf(net, heldOut, at));
    let scale = 1;
    let shift = 0;
    for (let round = 0; round < ROUNDS; round++) {
      scale = lowest(0.5, 1.5, (value) => meanLoss(seen, value, shift));
      if (net.heads === 1) shift = lowest(-0.5, 0.5, (value) => meanLoss(seen, scale, value));
    }
    apply(net, scale, shift);
  });
}

interface Seen {
  readonly logits: readonly number[];
  readonly won: readonly number[];
}

function logitsOf(net: Net, samples: Samples, at: number): Seen {
  const learner = new Learner(net);
  learner.look(samples, at);
  const { seats } = net.shape;
  return {
    logits: Array.from(learner.shares, (share) => Math.log(Math.max(share, 1e-9))),
    won: Array.from(samples.finalShares.subarray(at * seats, (at + 1) * seats)),
  };
}

/** Cross entropy; the shift goes to the starter. */
function meanLoss(seen: readonly Seen[], scale: number, shift: number): number {
  let loss = 0;
  for (const { logits, won } of seen) {
    const moved = logits.map((logit, role) => scale * logit + (role === 0 ? shift : 0));
    const total = Math.log(moved.reduce((sum, logit) => sum + Math.exp(logit), 0));
    won.forEach((share, role) => (loss -= share * (moved[role] - total)));
  }
  return loss / seen.length;
}

/** Where a convex function is lowest. */
function lowest(from: number, to: number, loss: (value: number) => number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < STEPS; step++) {
    const third = (high - low) / 3;
    if (loss(low + third) < loss(high - third)) high -= third;
    else low += third;
  }
  return (low + high) / 2;
}

/** With two seats the output is half a logit. */
function apply({ outer, outerBias, heads }: Net, scale: number, shift: number): void {
  for (let at = 0; at < heads * HIDDEN; at++) outer[at] *= scale;
  for (let head = 0; head < heads; head++) outerBias[head] *= scale;
  if (heads === 1) outerBias[0] += shift / 2;
}
