/**
 * Corrections from samples, class by class: the scale and the offset of the logits under which what happened is most likely, held back
 * by a prior that expects none, so that a class with few samples is hardly corrected.
 */
import type { MeasuredCorrection } from "@riad/bots";
import type { Sample } from "./samples.ts";

/** Standard deviations of the prior: of the scale around 1, and of the offset around 0. */
const PRIOR = { scale: 0.15, offset: 0.3 };
/** Samples of one match tell much the same, so that each counts for less than one. */
const WEIGHT = 0.5;
/** So many samples with no error weigh against those that there are. */
const MARGIN_PRIOR = 30;
const FEWEST = 40;
const STEPS = 20;
/** Beyond this a share is certain, and no correction changes it. */
const CERTAIN = 1e-4;

export function fitCorrections(samples: readonly Sample[]): MeasuredCorrection[] {
  const keys = [...new Set(samples.map(({ name, nodes }) => `${name}|${nodes}`))].sort();
  return keys.flatMap((key) => {
    const own = samples.filter(({ name, nodes }) => `${name}|${nodes}` === key);
    if (own.length < FEWEST) return [];
    const [{ name, nodes }] = own;
    const { scale, offset } = fit(own.filter(({ share }) => share > CERTAIN && share < 1 - CERTAIN));
    const margin = own.reduce((sum, sample) => sum + sample.reached - sample.margin, 0) / (own.length + MARGIN_PRIOR);
    return [{ name, nodes, scale: round(scale), offset: round(offset), margin: round(margin), count: own.length }];
  });
}

/** Newton's method on the cross entropy, which is convex. */
function fit(samples: readonly Sample[]): { scale: number; offset: number } {
  let scale = 1;
  let offset = 0;
  for (let step = 0; step < STEPS; step++) {
    let slopeScale = (scale - 1) / PRIOR.scale ** 2;
    let slopeOffset = offset / PRIOR.offset ** 2;
    let [curveScale, curveBoth, curveOffset] = [1 / PRIOR.scale ** 2, 0, 1 / PRIOR.offset ** 2];
    for (const { share, won } of samples) {
      const logit = Math.log(share / (1 - share));
      const expected = 1 / (1 + Math.exp(-(scale * logit + offset)));
      const curve = WEIGHT * expected * (1 - expected);
      slopeScale += WEIGHT * (expected - won) * logit;
      slopeOffset += WEIGHT * (expected - won);
      curveScale += curve * logit ** 2;
      curveBoth += curve * logit;
      curveOffset += curve;
    }
    const determinant = curveScale * curveOffset - curveBoth ** 2;
    scale -= (curveOffset * slopeScale - curveBoth * slopeOffset) / determinant;
    offset -= (curveScale * slopeOffset - curveBoth * slopeScale) / determinant;
  }
  // It must not change the order of moves, nor be surer than the search: scales above 1, from the many uncertain shares of a class, made the
  // few nearly certain ones 2 pp too sure on fresh matches.
  return { scale: Math.min(1, Math.max(0.1, scale)), offset };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
