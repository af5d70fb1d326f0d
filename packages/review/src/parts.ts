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

/**
 * "play" is that of both sides together, with what stays unclear about it where that alone would leave the scale, and always with more than
 * two seats: there each look expects another of the others to be hurt, so the sums of each side go far beyond a whole win.
 */
export type PartName = keyof Parts | "play";

export interface Part {
  readonly part: PartName;
  readonly value: number;
}

/**
 * The parts from an even share to the result, in the order in which they are shown: luck, gains, losses, or another one where only
 * that keeps the sum between 0 and 100 on the way. Mistakes of both sides that would leave it are one part, because nobody can lose more than a
 * whole win; so is what stays unclear about them, where it would leave the scale too. Parts that are zero are left out, except luck and play.
 */
export function listParts(parts: Parts): Part[] {
  const { own, others } = parts;
  const whole = () => inOrder({ ...parts, revision: 0 }, [{ part: "play", value: playOf(parts) }]);
  // One part less to read: where the seat started from is told as one.
  if (parts.even < EVEN_OF_TWO) {
    const from = { ...parts, even: parts.even + parts.start, start: 0, revision: 0 };
    return inOrder(from, [{ part: "play", value: playOf(parts) }]);
  }
  const apart = inOrder(parts, [
    { part: "others", value: others },
    { part: "own", value: own },
  ]);
  if (staysInScale(apart)) return apart;
  const together = inOrder(parts, [{ part: "play", value: own + others }]);
  if (own < 0 && others > 0 && staysInScale(together)) return together;
  return whole();
}

const EVEN_OF_TWO = 50;

/** What everybody's moves came to, with what stays unclear about them. */
export function playOf({ own, others, revision }: Parts): number {
  return own + others + revision;
}

function inOrder({ even, start, luck, revision, result }: Parts, play: readonly Part[]): Part[] {
  const causes: Part[] = [...play, ...(revision === 0 ? [] : [{ part: "revision", value: revision } as const])];
  causes.sort((one, other) => Number(one.value < 0) - Number(other.value < 0));
  const around = (told: readonly Part[]): Part[] => [
    { part: "even", value: even },
    ...(start === 0 ? [] : [{ part: "start", value: start } as const]),
    ...told,
    { part: "result", value: result },
  ];
  const orders = ordersOf([{ part: "luck", value: luck }, ...causes]).map(around);
  return orders.find(staysInScale) ?? orders[0];
}

/** All orders; the given one comes first. */
function ordersOf(parts: readonly Part[]): Part[][] {
  if (parts.length === 0) return [[]];
  return parts.flatMap((first) => ordersOf(parts.filter((one) => one !== first)).map((rest) => [first].concat(rest)));
}

function staysInScale(told: readonly Part[]): boolean {
  let at = 0;
  return told.slice(0, -1).every(({ value }) => (at += value) >= 0 && at <= 100);
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
