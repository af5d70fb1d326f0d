/** What a piece of luck was worth something for: a literal fact about what came up, beside what could have. */
import type { Match, Position, Seat } from "@riad/core";
import { rivalOf } from "./account.ts";
import { luckOf } from "./review.ts";
import type { ChanceEvent } from "./review.ts";

export interface LuckFact {
  readonly name: string;
  readonly numbers: Readonly<Record<string, number>>;
  /** For the seat that is asked about. */
  readonly isGood: boolean;
  /** How much it is about: the largest is told. */
  readonly weight: number;
}

/** What could have come up, and how likely it was. */
interface Drawing<P extends Position = Position> {
  readonly after: P;
  readonly weight: number;
}

/** The positions before a piece of chance and after it, and after what else could have come up. */
export interface Drawn<P extends Position = Position> {
  readonly before: P;
  readonly came: P;
  readonly possible: readonly Drawing<P>[];
  readonly seat: Seat;
  /** Of several others the one whom the luck helped or hurt most. */
  readonly rival: Seat;
}

export interface LuckFinder<P extends Position = Position> {
  /** Every fact, whether it goes with the luck or against it. */
  find(drawn: Drawn<P>): readonly LuckFact[];
}

export function drawnAt<P extends Position>(match: Match<P>, event: ChanceEvent, seat: Seat): Drawn<P> {
  const before = match.positionAt(event.ply);
  const isGood = luckOf(event, seat) >= 0;
  const [better, other] = isGood ? [event.last, event.first] : [event.first, event.last];
  return {
    before,
    came: match.positionAt(event.end),
    possible: event.possibilities.map(({ outcomes, weight }) => {
      const after = before.clone();
      for (const outcome of outcomes) after.play(outcome);
      return { after, weight };
    }),
    seat,
    rival: rivalOf(before, seat, better, other),
  };
}

/** The largest fact that goes with the luck; null where there is none. */
export function tellLuck<P extends Position>(
  match: Match<P>,
  event: ChanceEvent,
  seat: Seat,
  finder: LuckFinder<P>,
): LuckFact | null {
  const isGood = luckOf(event, seat) > 0;
  const found = finder.find(drawnAt(match, event, seat)).filter((fact) => fact.isGood === isGood);
  return found.toSorted((one, other) => other.weight - one.weight)[0] ?? null;
}

/** A mean over what could have come up. */
export function meanOf<P extends Position>({ possible }: Drawn<P>, value: (after: P) => number): number {
  return possible.reduce((sum, { after, weight }) => sum + weight * value(after), 0);
}
