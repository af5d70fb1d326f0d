/** Means with their 95 % intervals, and ratings from pairings. */

export interface Estimate {
  readonly mean: number;
  /** Half the width of the 95 % interval. */
  readonly error: number;
  readonly count: number;
}

/** Units must be independent: for matches on the same deals that is the whole round of seats, not the single match. */
export function estimate(units: readonly number[]): Estimate {
  const count = units.length;
  const mean = units.reduce((sum, unit) => sum + unit, 0) / count;
  const variance = units.reduce((sum, unit) => sum + (unit - mean) ** 2, 0) / Math.max(1, count - 1);
  return { mean, error: 1.96 * Math.sqrt(variance / count), count };
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
