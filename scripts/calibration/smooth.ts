/**
 * The error of expectations as a smooth curve. A tenth has few matches, but neighbouring tenths cannot differ much, because the error
 * of an evaluation changes gradually with its value. The curve is a parabola over the logit of the expected share, and uses all
 * matches for every tenth. It cannot show an error that comes and goes from one tenth to the next.
 */

export interface Expectation {
  readonly match: number;
  readonly share: number;
  readonly won: number;
}

export interface Deviation {
  /** The actual share minus the expected one. */
  readonly mean: number;
  /** The standard error, with matches as the units: the decisions of one match are not independent. */
  readonly error: number;
}

const TERMS = 3;
const STEPS = 12;
/** Shares beyond this are certain; their logits would outweigh all others. */
const CERTAIN = 0.005;
/** The strength of the prior that pulls each coefficient towards 0, so that a few samples cannot make the curve steep. */
const PRIOR = 1;

type Vector = readonly number[];

/** The deviation at a share; undefined if there are too few samples for a curve. */
export function fitDeviation(samples: readonly Expectation[]): ((share: number) => Deviation) | undefined {
  if (samples.length < 10 * TERMS) return undefined;
  const rows = samples.map(({ match, share, won }) => ({ match, won, at: clamp(share), terms: termsAt(clamp(share)) }));
  let curve: Vector = new Array<number>(TERMS).fill(0);
  let bread: Vector[] = [];
  for (let step = 0; step < STEPS; step++) {
    const slope = curve.map((value) => -PRIOR * value);
    const information = curve.map((_, i) => curve.map((__, j) => (i === j ? PRIOR : 0)));
    for (const { won, at, terms } of rows) {
      const expected = expectedAt(at, terms, curve);
      for (let i = 0; i < TERMS; i++) {
        slope[i] += (won - expected) * terms[i];
        for (let j = 0; j < TERMS; j++) information[i][j] += expected * (1 - expected) * terms[i] * terms[j];
      }
    }
    bread = invert(information);
    curve = curve.map((value, i) => value + dot(bread[i], slope));
  }
  const scores = new Map<number, number[]>();
  for (const { match, won, at, terms } of rows) {
    const score = scores.get(match) ?? new Array<number>(TERMS).fill(0);
    const rest = won - expectedAt(at, terms, curve);
    for (let i = 0; i < TERMS; i++) score[i] += rest * terms[i];
    scores.set(match, score);
  }
  return (share) => {
    const at = clamp(share);
    const terms = termsAt(at);
    const expected = expectedAt(at, terms, curve);
    const lever = bread.map((row) => expected * (1 - expected) * dot(row, terms));
    const squares = [...scores.values()].reduce((sum, score) => sum + dot(score, lever) ** 2, 0);
    return { mean: expected - at, error: Math.sqrt(squares) };
  };
}

function clamp(share: number): number {
  return Math.min(1 - CERTAIN, Math.max(CERTAIN, share));
}

function termsAt(share: number): Vector {
  const logit = Math.log(share / (1 - share));
  return [1, logit, logit ** 2];
}

/** The share that is actually won where `share` was expected, if the logit deviates by the curve. */
function expectedAt(share: number, terms: Vector, curve: Vector): number {
  return 1 / (1 + ((1 - share) / share) * Math.exp(-dot(terms, curve)));
}

function dot(one: Vector, other: Vector): number {
  return one.reduce((sum, value, i) => sum + value * other[i], 0);
}

/** Gauss–Jordan elimination; the prior makes the matrix positive definite. */
function invert(matrix: readonly Vector[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < size; i++) {
    const pivot = rows[i][i];
    rows[i] = rows[i].map((value) => value / pivot);
    for (let j = 0; j < size; j++) {
      if (j === i) continue;
      const factor = rows[j][i];
      rows[j] = rows[j].map((value, k) => value - factor * rows[i][k]);
    }
  }
  return rows.map((row) => row.slice(size));
}
