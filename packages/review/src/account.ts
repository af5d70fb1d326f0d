/**
 * Why one move is better than another, in points: both are played on by the rules as far as the game says, and the
 * difference is counted row by row. What the rules cannot count the judge estimates, in rows of its own; the rows add up to
 * the difference of the expected margins.
 */
import type { Position, Seat } from "@riad/core";
import type { Player } from "@riad/bots";
import { tenthsOf } from "./percent.ts";
import type { Alternative, Shares } from "./review.ts";

export interface AccountRow {
  /** Which row of the game's account it is; the words are elsewhere. */
  readonly row: string;
  /** What the better move brings more, in points of the one who moves. */
  readonly points: number;
  /** How much of it there is after the better move and after the other one; missing where the difference is only estimated. */
  readonly amounts?: Amounts;
}

/** Points as they are counted for the seat that the row is about: what a rival gains is not negative here. */
export interface Amounts {
  readonly better: number;
  readonly other: number;
}

export interface Account {
  readonly rows: readonly AccountRow[];
  /** Expected points of the better move less those of the other. */
  readonly total: number;
  /** Whom the rows of somebody else are about. */
  readonly rival: Seat;
  /** Whether the rules have counted all of it, to the end of the match. */
  readonly isSettled?: true;
}

/** The row for what no other row explains. */
export const LATER = "later";

/** Two moves that are compared. */
export interface Pair {
  readonly better: Alternative;
  readonly other: Alternative;
  /** Of several others the one whom the difference is measured against. */
  readonly rival: Seat;
}

export interface Accountant<P extends Position = Position> {
  explain(position: P, pair: Pair, player: Player<P>): Account;
}

/** A row that was counted; `isCost` where more of it is worse for the one who moves. What one pays the other counts `times` 2. */
export function countRow(row: string, better: number, other: number, isCost: boolean, times = 1): AccountRow {
  return { row, points: times * (isCost ? other - better : better - other), amounts: { better, other } };
}

/** A row that the judge estimates. */
export function estimateRow(row: string, points: number): AccountRow {
  return { row, points };
}

/** Completes the rows that are known, so that they add up to the difference of the margins. */
export function closeAccount(known: readonly AccountRow[], { better, other, rival }: Pair): Account {
  const total = better.margin - other.margin;
  const rest = known.reduce((left, { points }) => left - points, total);
  return { rows: [...known, estimateRow(LATER, rest)], total, rival };
}

/** Where the rules have counted to the end of the match nothing is left to explain: the rows are the whole difference. */
export function settledAccount(rows: readonly AccountRow[], rival: Seat): Account {
  return { rows, total: rows.reduce((sum, { points }) => sum + points, 0), rival, isSettled: true };
}

/**
 * Without the estimates, which become part of everything else. Where a difference is proven, an estimate of one of its parts can be
 * further off than the whole is large, and everything else would only take it back.
 */
export function countedOnly(account: Account): Account {
  const { rows, total, rival } = account;
  const counted = rows.filter(({ amounts }) => amounts !== undefined);
  const rest = counted.reduce((left, { points }) => left - points, total);
  return counted.length === rows.length ? account : { rows: [...counted, estimateRow(LATER, rest)], total, rival };
}

/** Estimates of less than half a point are part of everything else. */
const LEAST_ESTIMATE = 0.5;

/** Besides everything else: with more, a short laptop would cut one of them off above the sum. */
const MOST_ROWS = 5;

/** Less is 0 on a screen. */
const LEAST_SHOWN = 0.05;

/** The rows as people see them: without those that do not differ; the smallest of too many are part of everything else too. */
export function shownRows(rows: readonly AccountRow[], most = MOST_ROWS): AccountRow[] {
  const named = rows.filter((row) => !isFolded(row) && Math.abs(row.points) >= LEAST_SHOWN);
  const bySize = [...named].sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
  const shown = new Set(bySize.slice(0, most));
  const rest = rows.filter((row) => !shown.has(row)).reduce((sum, { points }) => sum + points, 0);
  return [
    ...named.filter((row) => shown.has(row)),
    ...(Math.abs(rest) < LEAST_SHOWN ? [] : [{ row: LATER, points: rest }]),
  ];
}

/**
 * The rows as they are shown, and their total: rounded to tenths. Everything else takes what rounding leaves, so that the figures of a table
 * add up to the one below them. `most` rows besides it where there is less room than usual.
 */
export function tellRows(
  { rows, total }: Pick<Account, "rows" | "total">,
  most = MOST_ROWS,
): { readonly rows: readonly AccountRow[]; readonly total: number } {
  const named = shownRows(rows, most)
    .filter(({ row }) => row !== LATER)
    .map((row) => Object.assign({}, row, { points: tenthsOf(row.points) }));
  const sum = tenthsOf(total);
  const rest = tenthsOf(named.reduce((left, { points }) => left - points, sum));
  return { rows: rest === 0 ? named : [...named, { row: LATER, points: rest }], total: sum };
}

function isFolded({ row, points, amounts }: AccountRow): boolean {
  return row === LATER || (amounts === undefined && Math.abs(points) < LEAST_ESTIMATE);
}

/** Shares that differ by less say nothing about who gains. */
const SAME = 0.005;

/**
 * Whom the other move helps: of several others the one whose share of the win grows most with it. Of those who gain about as much, or where
 * the shares are not known, it is the one with the most points.
 */
export function rivalOf(position: Position, seat: Seat, better: Shares = [], other: Shares = []): Seat {
  const others = Array.from({ length: position.seats }, (_, one) => one).filter((one) => one !== seat);
  const gainOf = (one: Seat): number => (other[one] ?? 0) - (better[one] ?? 0);
  const most = Math.max(...others.map(gainOf));
  return others
    .filter((one) => gainOf(one) >= most - SAME)
    .reduce((rival, one) => (position.points(one) > position.points(rival) ? one : rival));
}
