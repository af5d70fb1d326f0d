/** Means with their 95 % intervals, and ratings from pairings. Nothing is imported here, so that a page can load it without the players. */

export interface Estimate {
  readonly mean: number;
  /** Half the width of the 95 % interval. */
  readonly error: number;
  readonly count: number;
}

/** Units must be independent: for matches on the same deals that is the whole round of seats, not the single match. */
export function estimate(units: readonly number[]): Estimate {
  const { mean, standardError } = meanOf(units);
  return { mean, error: 1.96 * standardError, count: units.length };
}

/** With its standard error, which is 0 for a single value; no values have the mean 0. */
export function meanOf(values: readonly number[]): { readonly mean: number; readonly standardError: number } {
  const count = Math.max(1, values.length);
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1);
  return { mean, standardError: Math.sqrt(variance / count) };
}

/**
 * The ratio of two sums over the same independent units, say what was lost to what could have been lost. Large units count for more, and
 * a unit in which the second sum is 0 does no harm. The interval is that of the linearised ratio. NaN where the second sum is 0.
 */
export function estimateRatio(units: readonly (readonly [number, number])[]): Estimate {
  const above = estimate(units.map(([value]) => value));
  const below = estimate(units.map(([, value]) => value));
  const mean = above.mean / below.mean;
  return { mean, error: estimate(units.map(([a, b]) => (a - mean * b) / below.mean)).error, count: units.length };
}

/**
 * Elo ratings that explain all pairings best (Bradley–Terry by maximum likelihood, mean 0). Rating packages follow a
 * changing player through time; these players do not change, so all results count alike.
 * `wins[i][j]` is what i won from j; a tenth of a point each way keeps a clean sweep finite.
 */
export function eloRatings(wins: readonly (readonly number[])[]): number[] {
  const size = wins.length;
  const won = (i: number, j: number): number => wins[i][j] + (played(i, j) ? 0.1 : 0);
  const played = (i: number, j: number): boolean => wins[i][j] + wins[j][i] > 0;
  let strength = new Array<number>(size).fill(1);
  for (let round = 0; round < 2000; round++) {
    const next = strength.map((_, i) => {
      let total = 0;
      let expected = 0;
      for (let j = 0; j < size; j++) {
        if (j === i || !played(i, j)) continue;
        total += won(i, j);
        expected += (won(i, j) + won(j, i)) / (strength[i] + strength[j]);
      }
      return expected === 0 ? strength[i] : total / expected;
    });
    const scale = Math.exp(next.reduce((sum, s) => sum + Math.log(s), 0) / size);
    strength = next.map((s) => s / scale);
  }
  return strength.map((s) => (400 * Math.log10(s)) | 0);
}
