/**
 * Which level a player resembles: the one that loses about as large a part of what blind moves lose in the same decisions, in matches
 * against itself under this review. The loss per decision alone says as much about the positions as about the players: two weak ones
 * leave each other positions in which much or little can be lost. The losses are measured (`npm run review:figures -- levels --write`)
 * and belong to the weights that they were measured with.
 */
import type { LedgerRow } from "./ledger.ts";
import { isHardToJudge } from "./parts.ts";

/** By number of seats. */
export type LevelLosses = Readonly<Record<string, MeasuredLosses>>;

export interface MeasuredLosses {
  readonly date: string;
  /** A hash of the weights for so many seats under the usual rules. */
  readonly weights: string;
  /** The weakest level first. */
  readonly levels: Readonly<Record<string, LevelLoss>>;
}

export interface LevelLoss {
  /** Thousandths of a win lost per decision, and half the width of its 95 % interval. */
  readonly perMille: number;
  readonly error: number;
  /** What was lost over open decisions, as a part of what blind moves lose in them, and half the width of its 95 % interval. */
  readonly ratio: number;
  readonly ratioError: number;
  readonly matches: number;
}

/** `from` and `to` are the levels at the ends of the interval, the weaker one first. */
export interface PlaysLike {
  readonly level: string;
  readonly from: string;
  readonly to: string;
  /** How many levels lie between the two, the stronger one counted: 0 where they are one level, 1 where they are neighbours. */
  readonly apart: number;
}

/** Null where there was nothing to lose while the match was open, or where nothing was measured for so many seats. */
export function playsLike(row: LedgerRow, seats: number, losses: LevelLosses | undefined): PlaysLike | null {
  const levels = Object.entries(losses?.[`${seats}`]?.levels ?? {});
  if (levels.length === 0 || row.lossRatio === null) return null;
  const nearest = (found: number): string =>
    levels.reduce((best, one) => (distance(one[1], found) < distance(best[1], found) ? one : best))[0];
  const { mean, error } = row.lossRatio;
  const [from, to] = [nearest(mean + error), nearest(Math.max(0, mean - error))];
  const rank = (level: string): number => levels.findIndex(([name]) => name === level);
  return { level: nearest(mean), from, to, apart: Math.abs(rank(to) - rank(from)) };
}

/** With fewer decisions a level cannot be named. */
const LEAST_CHOICES = 12;

/** An interval over more than two neighbouring levels says nothing. */
const MOST_APART = 1;

/** The level that chooses blindly. */
const BLIND_LEVEL = "random";

/**
 * What may be shown, by seat: nothing for a match that was hard to judge, nor for seats with few decisions, nor where the interval is wide.
 * To be told that one plays like blind choices helps nobody, so no person is: `isPerson` by seat.
 */
export function believable(
  likes: readonly (PlaysLike | null)[],
  ledger: readonly LedgerRow[],
  isPerson: (seat: number) => boolean,
): (PlaysLike | null)[] {
  const isHard = isHardToJudge(ledger);
  return likes.map((like, seat) => {
    if (like === null || isHard || (ledger[seat]?.choices ?? 0) < LEAST_CHOICES || like.apart > MOST_APART) return null;
    return isPerson(seat) && [like.level, like.from].includes(BLIND_LEVEL) ? null : like;
  });
}

/** Less is hardly more than what blind choices come to. */
const LEAST_ACCURACY = 10;

/** What may be shown beside those levels; null where the level is not, or where it would only say that somebody chose blindly. */
export function believableAccuracy({ accuracy }: LedgerRow, like: PlaysLike | null): number | null {
  return like === null || accuracy === null || accuracy < LEAST_ACCURACY ? null : accuracy;
}

function distance({ ratio }: LevelLoss, found: number): number {
  return Math.abs(ratio - found);
}
