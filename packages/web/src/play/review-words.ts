/** What a game says about decisions that are compared. Sentences use the numbers that a review has counted, and nothing else. */
import type { Match, Move, Position, Seat } from "@riad/core";
import type { ChanceEvent, Motif } from "@riad/review";
import { say } from "../words/words.ts";
import type { Key } from "../words/words.ts";

/** Who is compared in an account, by name; null is the reader. */
export interface Parties {
  readonly mover: string | null;
  readonly rival: string | null;
}

/**
 * Everybody's name by seat; and who moves and against whom, by name again: null is the reader each time. `rival` is left out where there are
 * several others.
 */
export interface Company extends Pick<Parties, "mover">, Partial<Pick<Parties, "rival">> {
  readonly names: readonly (string | null)[];
}

export interface ReviewWords<P extends Position = Position> {
  /** A move in a few words, for a list: "3 red to line 3"; on a board that is turned by so many quarters. */
  brief(position: P, move: Move, side?: number): string;
  /** The same where room is short, even if another move reads the same. */
  short?(position: P, move: Move): string;
  /** The same with what tells it from a move that reads the same: "3 red from factory 2 to line 3". */
  exact?(position: P, move: Move): string;
  /** Whether a move in a few words does not say where its tiles come from although there are several such places. */
  isAmbiguous?(position: P, move: Move): boolean;
  /** A row of the account: "your floor". */
  row(row: string, parties: Parties): string;
  /** What speaks for a move, from a row of its account: "loses about 2 points less on the floor"; empty if it has no words. */
  why(row: string, worth: RowWorth): string;
  /** What a motif is about, over many matches: "The floor"; empty if it has no words. */
  theme(motif: string): string;
  /** A motif as part of a sentence about the better move: "covers 1 fewer of your own squares"; empty if it has no words. */
  motif(motif: Motif, company: Company): string;
  /** What an outcome of chance costs at once, to be shown small beside its value: "9 dirhams"; empty if nothing. */
  outcome?(before: P, outcome: Move): string;
  /** How a seat went out of the match before its end, as a sentence; empty if it did not. Names are null for the reader. */
  ruin?(match: Match<P>, seat: Seat, name: (seat: Seat) => string | null): string;
  /** What a piece of luck was worth something to a seat for, as a sentence; empty where nothing can be named. */
  luck?(match: Match<P>, event: ChanceEvent, seat: Seat, names: Company["names"]): string;
  /** What came up and what that cost: "You rolled 4 and paid Idris 5"; empty where it is nobody's. Names are null for the reader. */
  rolled?(before: P, outcome: Move, names: Company["names"]): string;
  /** What a deal has brought, kind by kind: "blue", 6. */
  dealt?(after: P): readonly Dealt[];
}

export interface Dealt {
  readonly name: string;
  readonly count: number;
}

/** What a row brings, in words, and against whom, by name: null is the reader. Left out where several others may be meant. */
export interface RowWorth extends Partial<Pick<Parties, "rival">> {
  readonly points: string;
}

interface RowTexts {
  readonly name: (parties: Parties) => string;
  readonly why: (worth: RowWorth) => string;
}

/** The words of a game as tables by the names that the package `review` gives; what has no entry has no words. */
export interface ReviewTables<P extends Position = Position> extends Pick<
  ReviewWords<P>,
  "brief" | "exact" | "isAmbiguous" | "outcome" | "ruin" | "luck" | "rolled" | "dealt"
> {
  readonly rows: Readonly<Record<string, RowTexts>>;
  readonly themes: Readonly<Record<string, Extract<Key, `theme${string}`>>>;
  readonly motifs: Readonly<
    Record<string, (numbers: Motif["numbers"], company: Company, isCertain: boolean) => string>
  >;
}

export function makeReviewWords<P extends Position>(tables: ReviewTables<P>): ReviewWords<P> {
  const { rows, themes, motifs, ...rest } = tables;
  return {
    ...rest,
    row: (row, parties) => entryAt(rows, row)?.name(parties) ?? row,
    why: (row, worth) => entryAt(rows, row)?.why(worth) ?? "",
    theme(motif) {
      const key = entryAt(themes, motif);
      return key === undefined ? "" : say(key);
    },
    motif: ({ name, numbers, isCertain = false }, company) =>
      entryAt(motifs, name)?.(numbers, company, isCertain) ?? "",
  };
}

/** The entry of a table by a name that came from elsewhere. */
function entryAt<T extends object>(table: T, name: string): T[keyof T] | undefined {
  return Object.hasOwn(table, name) ? table[name as keyof T] : undefined;
}
