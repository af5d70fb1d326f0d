/** How much is played and learned, by wall and number of seats. */
import type { RecordStyle } from "./record-matches.ts";

/** Matches are played, all with the same nets; then the nets learn from everything that the search has played so far. */
export interface Generation {
  /** How the search plays; left out where greedy players do, which need no nets. */
  readonly style?: RecordStyle;
  /** Each chunk of matches is one file: what is lost at most when a run is stopped. */
  readonly chunks: number;
  readonly games: number;
  /** Plays on from ends that the generation before recorded, instead of whole matches. */
  readonly isPlayingOn?: boolean;
  readonly learning: LearningPlan;
}

export interface LearningPlan {
  /** Passes over all samples with one net for all stages, then with a net for each. */
  readonly shared: number;
  readonly own: number;
  /** The learning rate falls from the first to the second. */
  readonly rates: readonly [number, number];
  /** How much of a label comes from what followed rather than from the nets' own evaluation of the next end. */
  readonly lambda: number;
}

const GREEDY: LearningPlan = { shared: 3, own: 0, rates: [0.006, 0.001], lambda: 1 };
const SEARCH: LearningPlan = { shared: 3, own: 2, rates: [0.002, 0.0005], lambda: 0.3 };

/** Quick, because what the net lacks most is matches: with five times the nodes it sees a fifth of them. */
const QUICK: RecordStyle = { firstNodes: 120, nodes: 60 };
/** Later ones teach what stronger players make of the same ends: quick play sees the starter 6 pp too low at the end of round 3. */
const STRONG: RecordStyle = { firstNodes: 500, nodes: 120 };

export function planFor(seats: number, free: boolean): readonly Generation[] {
  const less = free ? 2 : 1;
  const search = (chunks: number, style: RecordStyle): Generation => ({
    style,
    chunks: Math.ceil(chunks / less),
    games: seats === 2 ? 500 : 250,
    learning: SEARCH,
  });
  return [
    { chunks: Math.ceil(60 / less), games: 5000, learning: GREEDY },
    search(60, QUICK),
    search(120, QUICK),
    search(200, QUICK),
    // Ends of rounds have been seen; what strong play makes of them is what is missing.
    { ...search(200, STRONG), isPlayingOn: true },
  ];
}
