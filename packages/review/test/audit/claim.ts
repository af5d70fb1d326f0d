/**
 * Whether what a review says is true: every motif and every counted row is checked again, from the position and the moves alone, by
 * another way than the one that found it.
 */
import type { Move, Position, Seat } from "@riad/core";
import type { Player } from "@riad/bots";
import type { Account, Alternative, Motif } from "../../src/index.ts";
import type { Drawn } from "../../src/luck-fact.ts";

/** Two moves that are compared, as a motif and an account see them. */
export interface Pair<P extends Position = Position> {
  readonly position: P;
  readonly better: Alternative;
  readonly other: Alternative;
  /** Whom the account is about, beside the mover. */
  readonly rival: Seat;
}

export interface Claims<P extends Position = Position> {
  /** By the name of a motif: whether its numbers are what the rules say. */
  readonly motifs: Readonly<Record<string, (pair: Pair<P>, numbers: Motif["numbers"], player: Player<P>) => boolean>>;
  readonly luck: LuckClaims<P>;
  /** The rows of an account except what no row explains, worked out again. */
  rows(pair: Pair<P>, player: Player<P>): Readonly<Record<string, number>>;
}

/** By the name of a fact about luck: whether its numbers are what lies on the table. */
export type LuckClaims<P extends Position = Position> = Readonly<
  Record<string, (drawn: Drawn<P>, numbers: Motif["numbers"]) => boolean>
>;

const TOLERANCE = 1e-9;

/** What is false about a pair, in a few words each. */
export function findFalse<P extends Position>(
  claims: Claims<P>,
  pair: Pair<P>,
  found: readonly Motif[],
  account: Account | null,
  player: Player<P>,
): string[] {
  const motifs = found.flatMap(({ name, numbers }) => {
    const check = Object.hasOwn(claims.motifs, name) ? claims.motifs[name] : undefined;
    if (check === undefined) return [`${name}: nobody checks it`];
    return check(pair, numbers, player) ? [] : [`${name} ${JSON.stringify(numbers)}`];
  });
  if (account === null) return motifs;
  const counted = claims.rows(pair, player);
  const rows = account.rows.flatMap(({ row, points }) => {
    if (!Object.hasOwn(counted, row)) return row === "later" ? [] : [`${row}: nobody counts it`];
    return Math.abs(counted[row] - points) < TOLERANCE ? [] : [`${row} ${points}, counted ${counted[row]}`];
  });
  return [...motifs, ...rows];
}

export function play<P extends Position>(position: P, ...moves: readonly Move[]): P {
  const after = position.clone();
  for (const move of moves) after.play(move);
  return after;
}
