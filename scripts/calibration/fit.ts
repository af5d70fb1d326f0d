/**
 * Corrections from samples, in two steps. What a search says is compared with what a deep one says about the same decision, class by
 * class: that takes few samples, because both look at the same thing. What deep searches say is compared with how matches end, stage by
 * stage: that takes many, because one result is 0 or 1. Each is the scale and the offset of the logits under which what is true is
 * most likely, held back by a prior that expects none, so that a class with few samples is hardly corrected.
 */
import type { Correction, Measured, MeasuredCorrection } from "@riad/bots";
import type { Said, Sample } from "./samples.ts";

interface Step {
  /** Standard deviations of the prior: of the scale around 1, and of the offset around 0. */
  readonly prior: { readonly scale: number; readonly offset: number };
  /** How many results a sample counts for: those of one match tell much the same; a deep search tells more than one result. */
  readonly weight: number;
}

const DEEPER: Step = { prior: { scale: 0.15, offset: 0.3 }, weight: 10 };
/** A deep search is fair to both sides, as far as we know. */
const TRUER: Step = { prior: { scale: 0.15, offset: 0.1 }, weight: 0.5 };
/** So many samples with no error weigh against those that there are. */
const MARGIN_PRIOR = 30;
const FEWEST = 40;
const STEPS = 20;
/** Beyond this a share is certain, and no correction changes it. */
const CERTAIN = 1e-4;

interface Pair {
  readonly said: Said;
  readonly is: Said;
}

export function fitCorrections(samples: readonly Sample[]): Pick<Measured["calibration"], "corrections" | "stages"> {
  const byClass = new Map<string, { name: string; nodes: number; pairs: Pair[] }>();
  const byStage = new Map<string, Pair[]>();
  for (const { stage, answers, deep, won, reached } of samples) {
    if (deep === undefined) continue;
    for (const { name, nodes, ...said } of answers) {
      const key = `${name}|${nodes}`;
      const own = byClass.get(key) ?? { name, nodes, pairs: [] };
      own.pairs.push({ said, is: deep });
      byClass.set(key, own);
    }
    byStage.set(stage, [...(byStage.get(stage) ?? []), { said: deep, is: { share: won, margin: reached } }]);
  }
  const corrections = [...byClass.values()]
    .filter(({ pairs }) => pairs.length >= FEWEST)
    .sort((a, b) => (a.name === b.name ? a.nodes - b.nodes : a.name < b.name ? -1 : 1))
    .map(({ name, nodes, pairs }): MeasuredCorrection => {
      const { scale, offset, margin } = correct(pairs, DEEPER);
      return { name, nodes, scale, offset, margin, count: pairs.length };
    });
  const stages = [...byStage]
    .filter(([, pairs]) => pairs.length >= FEWEST)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([stage, pairs]) => [stage, { ...correct(pairs, TRUER), count: pairs.length }] as const);
  return { corrections, stages: Object.fromEntries(stages) };
}

function correct(pairs: readonly Pair[], step: Step): Correction {
  const { scale, offset } = fit(
    pairs.filter(({ said: { share } }) => share > CERTAIN && share < 1 - CERTAIN),
    step,
  );
  const margin = pairs.reduce((sum, { said, is }) => sum + is.margin - said.margin, 0) / (pairs.length + MARGIN_PRIOR);
  return { scale: round(scale), offset: round(offset), margin: round(margin) };
}

/** Newton's method on the cross entropy, which is convex. */
function fit(pairs: readonly Pair[], { prior, weight }: Step): { scale: number; offset: number } {
  let scale = 1;
  let offset = 0;
  for (let step = 0; step < STEPS; step++) {
    let slopeScale = (scale - 1) / prior.scale ** 2;
    let slopeOffset = offset / prior.offset ** 2;
    let [curveScale, curveBoth, curveOffset] = [1 / prior.scale ** 2, 0, 1 / prior.offset ** 2];
    for (const { said, is } of pairs) {
      const logit = Math.log(said.share / (1 - said.share));
      const expected = 1 / (1 + Math.exp(-(scale * logit + offset)));
      const curve = weight * expected * (1 - expected);
      slopeScale += weight * (expected - is.share) * logit;
      slopeOffset += weight * (expected - is.share);
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
