/** Points ahead or behind, counted in steps of equal width. */
export interface MarginBar {
  /** The least and the most points that are counted here. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const WIDTHS = [1, 2, 5, 10, 20, 50, 100];
/** More of them could not be told apart. */
const MOST_BARS = 11;

/** Steps begin at multiples of their width, so that none holds both a win and a loss. */
export function countMargins(margins: readonly number[]): MarginBar[] {
  if (margins.length === 0) return [];
  const [least, most] = [Math.min(...margins), Math.max(...margins)];
  const stepsOf = (width: number) => Math.floor(most / width) - Math.floor(least / width) + 1;
  const width = WIDTHS.find((one) => stepsOf(one) <= MOST_BARS) ?? 200;
  const first = Math.floor(least / width);
  return Array.from({ length: stepsOf(width) }, (_, i) => {
    const from = (first + i) * width;
    const to = from + width - 1;
    return { from, to, count: margins.filter((margin) => margin >= from && margin <= to).length };
  });
}
