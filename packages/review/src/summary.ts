/** What is left of all events when they are added up: the result, the ledger, and the moments with their reasons. */
import type { Match, Seat } from "@riad/core";
import type { Player } from "@riad/bots";
import type { Account } from "./account.ts";
import { compare } from "./explain.ts";
import { findHardFinds } from "./hard-finds.ts";
import { resultOf } from "./judging.ts";
import { makeLedger } from "./ledger.ts";
import type { LedgerRow } from "./ledger.ts";
import { tellLuck } from "./luck-fact.ts";
import type { LuckFact } from "./luck-fact.ts";
import { findMoments } from "./moments.ts";
import type { Moment, MomentOptions } from "./moments.ts";
import type { Motif } from "./motif.ts";
import { playsLike } from "./plays-like.ts";
import type { PlaysLike } from "./plays-like.ts";
import { pluginOf } from "./plugins.ts";
import type { ChanceEvent, DecisionEvent, ReviewEvent, Shares } from "./review.ts";
import { findTurningPoint, isDecisive } from "./turning-point.ts";
import { countTold, verdictOf } from "./verdict.ts";
import type { ToldKind, Verdict } from "./verdict.ts";

export interface Summary {
  readonly result: Shares;
  readonly ledger: readonly LedgerRow[];
  /** How many slips, mistakes and blunders each seat made. */
  readonly counts: readonly Readonly<Record<ToldKind, number>>[];
  /** By seat; see plays-like.ts. */
  readonly playsLike: readonly (PlaysLike | null)[];
  /** By seat. */
  readonly moments: readonly (readonly ExplainedMoment[])[];
}

export interface ExplainedMoment extends Moment {
  /** Of a decision. */
  readonly verdict?: Verdict;
  /** Why the best move is better than the one played, where the game can say. */
  readonly account?: Account;
  /** What that difference is called; at most two. */
  readonly motifs?: readonly Motif[];
  /** Of a piece of chance: what it was worth something for. */
  readonly luck?: LuckFact;
}

export function summarise(match: Match, events: readonly ReviewEvent[], player: Player, strictness = 1): Summary {
  const { noise, levelLosses } = pluginOf(match.game.id);
  const judge = (event: DecisionEvent) => verdictOf(event, noise, strictness);
  const result = resultOf(match, events);
  const seats = result.map((_, seat) => seat);
  const options = {
    hardFinds: findHardFinds(match, events),
    strictness,
    result,
    turning: turningOf(match, events, result, judge),
  };
  const ledger = makeLedger(events, result, (event) => judge(event).kind);
  return {
    result,
    ledger,
    counts: seats.map((seat) => countTold(events, seat, judge)),
    playsLike: ledger.map((row) => playsLike(row, match.seats, levelLosses)),
    moments: seats.map((seat) => explain(match, events, seat, player, { ...options, judge })),
  };
}

/** The event that decided the match by itself, if there is one; what was not played to its end has none. */
function turningOf(
  match: Match,
  events: readonly ReviewEvent[],
  result: Shares,
  judge: (event: DecisionEvent) => Verdict,
): number | null {
  const point = match.isOver ? findTurningPoint(events, result, judge) : null;
  return point !== null && isDecisive(point, events, judge) ? point.index : null;
}

function explain(
  match: Match,
  events: readonly ReviewEvent[],
  seat: Seat,
  player: Player,
  { judge, ...options }: MomentOptions & { judge: (event: DecisionEvent) => Verdict },
): ExplainedMoment[] {
  return findMoments(events, seat, judge, options).map(({ index, kind, change }): ExplainedMoment => {
    const event = events[index];
    if (event.kind === "chance") return chanceMoment({ index, kind, change }, match, event, seat);
    const verdict = judge(event);
    const compared = kind === "mistake" ? compare(match.game, match.positionAt(event.ply), event, player) : null;
    if (compared === null) return { index, kind, change, verdict };
    return { index, kind, change, verdict, account: compared.account, motifs: compared.motifs };
  });
}

function chanceMoment(moment: Moment, match: Match, event: ChanceEvent, seat: Seat): ExplainedMoment {
  const { luck: finder } = pluginOf(match.game.id);
  const luck = finder === undefined ? null : tellLuck(match, event, seat, finder);
  return luck === null ? moment : { ...moment, luck };
}
