/** Why a deal or a roll was worth something, in words. */
import type { Seat } from "@riad/core";
import type { ChanceEvent } from "@riad/review";
import { nameFor } from "./reviewed-match.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";

/** A fact about what came up beside what could have; empty where none goes with the luck. */
export function luckReason(reviewed: ReviewedMatch, event: ChanceEvent, seat: Seat): string {
  const names = reviewed.sitters.map((_, one) => nameFor(reviewed, one));
  return reviewed.words?.luck?.(reviewed.match, event, seat, names) ?? "";
}
