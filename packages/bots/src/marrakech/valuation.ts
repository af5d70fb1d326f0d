/** What a position is worth to each seat: shares of the win, then margins, in one array so that it costs no allocation. */

/** Where the margins begin. */
export const MARGINS = 4;
const VALUES = 8;

/** `[seat]` is the seat's expected share of the win, `[MARGINS + seat]` its expected margin at the end. */
export type Valuation = Float64Array;

export function newValuation(): Valuation {
  return new Float64Array(VALUES);
}

/** A point of margin counts as much as this share of a win: it decides between moves that win alike. */
const MARGIN_WORTH = 0.0005;

/** What a seat maximises when it chooses. */
export function utilityOf(value: Valuation, seat: number): number {
  return value[seat] + MARGIN_WORTH * value[MARGINS + seat];
}

export function copyValue(from: Valuation, into: Valuation): void {
  for (let i = 0; i < VALUES; i++) into[i] = from[i];
}

export function clearValue(value: Valuation): void {
  for (let i = 0; i < VALUES; i++) value[i] = 0;
}

export function addValue(into: Valuation, value: Valuation, weight: number): void {
  for (let i = 0; i < VALUES; i++) into[i] += weight * value[i];
}
