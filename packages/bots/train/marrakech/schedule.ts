/** How much is played and how fast is learned. The schedule goes by matches, never by the clock. */

/** Matches by number of seats: about 22, 6 and 20 minutes of a whole core. */
export const MATCHES: Readonly<Record<number, number>> = { 2: 160_000, 3: 24_000, 4: 60_000 };

/** Width of the hidden layers. */
export const WIDTHS = { first: 64, second: 32 };

/** Matches between two rounds of learning. */
export const CHUNK = 200;

/** Positions remembered, and how often each is learned from. */
export const REMEMBERED = 120_000;
export const USES = 10;

const FIRST_RATE = 1e-3;
const LAST_RATE = 2e-5;

/** The learning rate after this part of all matches: it falls evenly on a logarithmic scale. The low end is worth 2–3 % of the wins. */
export function rateAt(done: number): number {
  return FIRST_RATE * (LAST_RATE / FIRST_RATE) ** done;
}
