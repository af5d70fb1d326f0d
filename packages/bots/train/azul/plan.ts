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

/** Nets that are good already forget more than they learn at the usual rates: gently, and each stage from where it is. */
const IMPROVING: LearningPlan = { shared: 0, own: 4, rates: [0.001, 0.0002], lambda: 0.3 };

/**
 * From nothing, or on from nets that know what greedy players and a first few searched matches teach. `size` is a fraction of the whole
 * plan, for an evening instead of a night; every generation keeps at least one chunk.
 */
export function planFor(seats: number, free: boolean, size = 1, isImproving = false): readonly Generation[] {
  const chunksOf = (chunks: number): number => Math.ceil((chunks * size) / (free ? 2 : 1));
  const search = (chunks: number, style: RecordStyle): Generation => ({
    style,
    chunks: chunksOf(chunks),
    games: seats === 2 ? 500 : 250,
    learning: isImproving ? IMPROVING : SEARCH,
  });
  // Ends of rounds have been seen; what strong play makes of them is what is missing.
  const strong = { ...search(200, STRONG), isPlayingOn: true };
  if (isImproving) return [search(380, QUICK), strong];
  return [
    { chunks: chunksOf(60), games: 5000, learning: GREEDY },
    search(60, QUICK),
    search(120, QUICK),
    search(200, QUICK),
    strong,
  ];
}
