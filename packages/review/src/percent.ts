/** Shares as people read them. What stands beside two percentages is the difference of the two as shown, so that it adds up. */

/** 0 and 100 are kept for what is certain: anything else is at least one percent away from them. */
export function percentOf(share: number): number {
  const number = Math.round(100 * share);
  const isCertain = share < CERTAIN || share > 1 - CERTAIN;
  return isCertain ? number : Math.max(1, Math.min(99, number));
}

const CERTAIN = 0.0005;

/** Points as they are shown, to a tenth. */
export function tenthsOf(points: number): number {
  return (Math.sign(points) * Math.round(10 * Math.abs(points))) / 10;
}

/** As a whole number beside the tenths: rounded from them, so that nobody wonders about 9 beside 9.5. */
export function wholeOf(points: number): number {
  return Math.sign(points) * Math.round(Math.abs(tenthsOf(points)));
}

/** In points in a hundred. */
export function percentChange(from: number, to: number): number {
  return percentOf(to) - percentOf(from);
}
