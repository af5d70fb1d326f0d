/**
 * What a difference is called. A motif is a literal fact about two moves, found by the rules alone; the words for it are
 * where the languages are, and may use nothing but its numbers.
 */
import type { Position } from "@riad/core";
import type { Player } from "@riad/bots";
import { LATER, shownRows } from "./account.ts";
import type { Account, Pair } from "./account.ts";

export interface Motif {
  readonly name: string;
  readonly numbers: Readonly<Record<string, number>>;
  /** The row of the account that it is about, or `WHOLE`. */
  readonly row: string;
  /** How much it is about, in points: the largest are told first. */
  readonly weight: number;
  /** So many points its words promise at least; missing where they promise none. */
  readonly says?: number;
  /** Both moves were followed to the end of the match, so what it says of later moves is not only likely. */
  readonly isCertain?: true;
}

export interface MotifFinder<P extends Position = Position> {
  find(position: P, pair: Pair, player: Player<P>): readonly Motif[];
}

/** In place of a row, for a motif that is about the whole difference. */
export const WHOLE = "whole";

/** More of them would be a lecture. */
const MOST = 2;

/**
 * The largest, by their rows of the account and then by their own weight, and not two of one row if there are others. A motif whose row
 * is not shown or does not bear it out is left out: both are true, but side by side they read as a contradiction. Two fewer tiles on the
 * floor now, for example, are worth less than two points where another one falls later in the round.
 */
export function chooseMotifs(found: readonly Motif[], account: Account): Motif[] {
  const points = new Map(shownRows(account.rows).map((row) => [row.row, row.points]));
  points.set(WHOLE, account.total);
  const worth = ({ row }: Motif): number => points.get(row) ?? 0;
  // What no other row explains is mostly about something else.
  const rank = (motif: Motif): number => {
    if (motif.row === WHOLE) return Infinity;
    return motif.row === LATER ? Math.min(motif.weight, worth(motif)) : worth(motif);
  };
  const [first, ...rest] = found
    .filter((motif) => worth(motif) >= (motif.says ?? motif.weight * BORNE_OUT) && worth(motif) > 0)
    .sort((one, other) => rank(other) - rank(one) || other.weight - one.weight);
  if (first === undefined) return [];
  const others = [...rest.filter(({ row }) => row !== first.row), ...rest.filter(({ row }) => row === first.row)];
  return [first, ...others].slice(0, MOST);
}

/** So much of a motif's weight its row must show, where its words promise no points. */
const BORNE_OUT = 0.5;
