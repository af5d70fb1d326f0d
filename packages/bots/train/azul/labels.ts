/**
 * What the samples teach. The label of an end mixes what the nets say about the next end of the same match with that end's own
 * label, and the last end has the result of the match (TD(λ), from the back). Labels are worked out again as the nets
 * improve; nothing has to be played again.
 */
import type { StageNets } from "../../src/azul/stage-nets.ts";
import { Learner } from "./learner.ts";
import type { Samples } from "./samples.ts";

export function labelSamples(nets: StageNets, samples: Samples, lambda: number): void {
  const { seats } = samples.shape;
  const learners = nets.nets.map((net) => new Learner(net));
  const next = { shares: new Float64Array(seats), margins: new Float64Array(seats) };
  for (let at = samples.count - 1; at >= 0; at--) {
    const starter = samples.starters[at];
    const from = at * seats;
    for (let role = 0; role < seats; role++) {
      const seat = (starter + role) % seats;
      const isLast = samples.isLast[at] === 1;
      samples.shares[from + role] = isLast ? samples.finalShares[from + role] : next.shares[seat];
      samples.margins[from + role] = isLast ? samples.finalMargins[from + role] : next.margins[seat];
    }
    const learner = learners[Math.min(samples.stages[at], learners.length - 1)];
    learner.look(samples, at);
    for (let role = 0; role < seats; role++) {
      const seat = (starter + role) % seats;
      next.shares[seat] = lambda * samples.shares[from + role] + (1 - lambda) * learner.shares[role];
      next.margins[seat] = lambda * samples.margins[from + role] + (1 - lambda) * learner.margins[role];
    }
  }
}
