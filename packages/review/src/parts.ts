/** A row of the ledger in whole percentage points, as people read it: the parts add up to the result exactly. */
import type { LedgerRow } from "./ledger.ts";

export interface Parts {
  /** An even share of the win. */
  readonly even: number;
  readonly start: number;
  readonly luck: number;
  readonly own: number;
  /** What the decisions of the others gave. */
  readonly others: number;
  /** What the judge believed differently from one event to the next; rounding is in it too. */
  readonly revision: number;
  readonly result: number;
}

export function partsOf({ start, luck, own, from, result }: LedgerRow): Parts {
  const played = Object.values(own).reduce((sum, part) => sum + part, 0);
  const given = from.reduce((sum, part) => sum + part, 0);
  const [even, opening, chance, mine, others, end] = [1 / from.length, start, luck, played, given, result].map(percent);
  const revision = end - even - opening - chance - mine - others;
  return { even, start: opening, luck: chance, own: mine, others, revision, result: end };
}

/** From this sum of the judge's own changes on, a match was hard to judge. */
const HARD_TO_JUDGE = 0.15;

export function isHardToJudge(rows: readonly LedgerRow[]): boolean {
  return rows.some(({ revision }) => Math.abs(revision) > HARD_TO_JUDGE);
}

function percent(share: number): number {
  // Zero has no sign.
  return Math.round(100 * share) || 0;
}
