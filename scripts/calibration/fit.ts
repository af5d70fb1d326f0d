/**
 * Fits corrections to samples, in two steps:
 *
 * 1. Class by class, the values of a search are compared with those of a deep search of the same decision. This takes few samples,
 *    because both evaluate the same position.
 * 2. Stage by stage, the values of deep searches are compared with how the matches ended. This takes many samples, because a single
 *    result is 0 or 1.
 *
 * A correction is the scale and offset of the logits that maximise the likelihood, with a prior that expects no correction, so that
 * a class with few samples is hardly corrected.
 */
import type { Correction, Kind, Measured, MeasuredCorrection } from "@riad/bots";
import type { Said, Sample } from "./samples.ts";

/** Standard deviations of the prior: of the scale around 1, and of the offset around 0. */
interface Prior {
  readonly scale: number;
  readonly offset: number;
}

const DEEPER: Prior = { scale: 0.15, offset: 0.3 };
/** The offset is tighter here: as far as we know, a deep search favours neither side. */
const TRUER: Prior = { scale: 0.15, offset: 0.1 };
/** Samples of one match are correlated, so each counts for less than one. */
const WEIGHT = 0.5;
/** The prior of the margin: as if there were this many more samples without an error. */
const MARGIN_PRIOR = 30;
const FEWEST = 40;
const STEPS = 20;
/** A share closer to 0 or 1 than this is certain and is not used for the fit. */
const CERTAIN = 1e-4;

interface Pair {
  readonly said: Said;
  readonly is: Said;
}

export function fitCorrections(
  samples: readonly Sample[],
  deepNodes: number,
): Pick<Measured["calibration"], "corrections" | "stages"> {
  const byClass = new Map<string, { name: string; nodes: number; pairs: Pair[] }>();
  const byStage = new Map<string, Pair[]>();
  for (const { answers, deep, won, reached } of samples) {
    if (deep === undefined) continue;
    for (const { name, nodes, ...said } of answers) {
      const key = `${name}|${nodes}`;
      const own = byClass.get(key) ?? { name, nodes, pairs: [] };
      own.pairs.push({ said, is: deep });
      byClass.set(key, own);
    }
    const ended = byStage.get(deep.stage) ?? [];
    ended.push({ said: deep, is: { share: won, margin: reached } });
    byStage.set(deep.stage, ended);
  }
  const corrections = [...byClass.values()]
    .filter(({ pairs }) => pairs.length >= FEWEST)
    .map(({ name, nodes, pairs }): MeasuredCorrection => {
      const { scale, offset, margin } = correct(pairs, DEEPER);
      return { name, nodes, scale, offset, margin, count: pairs.length };
    });
  const stages = [...byStage]
    .filter(([, pairs]) => pairs.length >= FEWEST)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([stage, pairs]) => [stage, { ...correct(pairs, TRUER), count: pairs.length }] as const);
  return { corrections: withDeepest(corrections, deepNodes), stages: Object.fromEntries(stages) };
}

/** A search with this many times the nodes of the deep search looks further than it, and is not corrected towards it. */
const DEEPEST = 10;

export function withDeepest(corrections: readonly MeasuredCorrection[], deep: number): MeasuredCorrection[] {
  const nodes = DEEPEST * deep;
  const names = [...new Set(corrections.map(({ name }) => name))];
  const own = corrections.filter((one) => one.nodes < nodes);
  return sorted([...own, ...names.map((name) => ({ name, nodes, scale: 1, offset: 0, margin: 0, count: 0 }))]);
}

function sorted(corrections: readonly MeasuredCorrection[]): MeasuredCorrection[] {
  return [...corrections].sort((a, b) => (a.name === b.name ? a.nodes - b.nodes : a.name < b.name ? -1 : 1));
}

/** Replaces the corrections of some kinds and keeps everything else. */
export function replaceKinds(
  before: Measured["calibration"] | undefined,
  corrections: readonly MeasuredCorrection[],
  kinds: readonly Kind[],
): Pick<Measured["calibration"], "corrections" | "stages"> {
  const rest = (before?.corrections ?? []).filter(({ name }) => !kinds.some((kind) => name.endsWith(kind)));
  return { corrections: sorted([...rest, ...corrections]), stages: before?.stages ?? {} };
}

function correct(pairs: readonly Pair[], prior: Prior): Correction {
  const { scale, offset } = fit(
    pairs.filter(({ said: { share } }) => share > CERTAIN && share < 1 - CERTAIN),
    prior,
  );
  const margin = pairs.reduce((sum, { said, is }) => sum + is.margin - said.margin, 0) / (pairs.length + MARGIN_PRIOR);
  return { scale: round(scale), offset: round(offset), margin: round(margin) };
}

/**
 * The squared error of the values relative to that of results that are 0 or 1: a result without luck, or the value of a deep search,
 * is less noisy and tells more.
 */
function spreadOf(pairs: readonly Pair[]): number {
  let [squares, most] = [0, 0];
  for (const { said, is } of pairs) {
    squares += (is.share - said.share) ** 2;
    most += said.share * (1 - said.share);
  }
  return Math.min(1, Math.max(0.02, squares / Math.max(1e-9, most)));
}

/** Newton's method on the cross-entropy, which is convex. */
function fit(pairs: readonly Pair[], prior: Prior): { scale: number; offset: number } {
  const weight = WEIGHT / spreadOf(pairs);
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
  // The scale must be positive, so that the order of moves does not change, and must not make the search much more certain: larger
  // scales, from the many uncertain shares of a class, made its few nearly certain ones 2 pp too certain on fresh matches.
  return { scale: Math.min(1.1, Math.max(0.1, scale)), offset };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
