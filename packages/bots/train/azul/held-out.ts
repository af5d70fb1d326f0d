/** How well nets do on matches that they did not learn from: their error, and whether what they expect comes true. */
import type { StageNets } from "../../src/azul/stage-nets.ts";
import { POINTS_SCALE } from "../../src/azul/net-inputs.ts";
import { Learner } from "./learner.ts";
import type { Samples } from "./samples.ts";

const TENTHS = 10;

export interface HeldOut {
  /** By stage: the mean squared error of the starter's share, and the root mean squared error of its margin in points. */
  readonly stages: readonly { readonly count: number; readonly share: number; readonly margin: number }[];
  /** By tenth of the expected share: won minus expected, in percentage points. */
  readonly tenths: readonly number[];
}

export function testNets(nets: StageNets, samples: Samples): HeldOut {
  const { seats } = samples.shape;
  const learners = nets.nets.map((net) => new Learner(net));
  const stages = learners.map(() => ({ count: 0, share: 0, margin: 0 }));
  const tenths = Array.from({ length: TENTHS }, () => ({ count: 0, gap: 0 }));
  for (let at = 0; at < samples.count; at++) {
    const index = Math.min(samples.stages[at], learners.length - 1);
    const learner = learners[index];
    learner.look(samples, at);
    const [share] = learner.shares;
    const gap = samples.finalShares[at * seats] - share;
    const stage = stages[index];
    stage.count++;
    stage.share += gap ** 2;
    stage.margin += (samples.finalMargins[at * seats] - learner.margins[0]) ** 2;
    const tenth = tenths[Math.min(TENTHS - 1, Math.floor(share * TENTHS))];
    tenth.count++;
    tenth.gap += gap;
  }
  return {
    stages: stages.map(({ count, share, margin }) => ({
      count,
      share: share / count,
      margin: POINTS_SCALE * Math.sqrt(margin / count),
    })),
    tenths: tenths.map(({ count, gap }) => (count === 0 ? 0 : (100 * gap) / count)),
  };
}

/** The mean squared error of all stages together. */
export function errorOf({ stages }: HeldOut): number {
  const count = stages.reduce((sum, stage) => sum + stage.count, 0);
  return stages.reduce((sum, stage) => sum + (stage.count === 0 ? 0 : stage.count * stage.share), 0) / count;
}

export function makeHeldOut({ stages, tenths }: HeldOut): string {
  const errors = stages.map(({ share, margin }) => `${share.toFixed(4)} and ${margin.toFixed(1)} points`);
  return `held-out error by stage ${errors.join(", ")}; won less expected by tenths ${tenths.map((gap) => gap.toFixed(0)).join(" ")} pp`;
}
