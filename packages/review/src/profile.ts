/** What costs a player most over many matches, by the name of the motif. */
import type { Match } from "@riad/core";
import type { Player } from "@riad/bots";
import { compare } from "./explain.ts";
import { lossOf } from "./review.ts";
import type { DecisionEvent, ReviewEvent } from "./review.ts";

/** The motif that a decision which lost something is mostly about; no entry where there is none. */
export type MainMotifs = Readonly<Record<number, string>>;

/** Less is not worth a name. */
const LEAST_LOSS = 0.02;

/** By the index of the event: the first motif that the review of the match gives for it. */
export function nameLosses(match: Match, events: readonly ReviewEvent[], player: Player): MainMotifs {
  const named: Record<number, string> = {};
  for (const [index, event] of events.entries()) {
    if (event.kind !== "decision" || lossOf(event) < LEAST_LOSS) continue;
    const main = compare(match.game, match.positionAt(event.ply), event, player)?.motifs[0];
    if (main !== undefined) named[index] = main.name;
  }
  return named;
}

/** One mistake of one of the matches. */
export interface NamedLoss {
  readonly event: DecisionEvent;
  readonly motif: string | undefined;
}

export interface MotifCost {
  readonly motif: string;
  /** Share of a win lost per match. */
  readonly perMatch: number;
  readonly mistakes: number;
}

/** The costliest first; mistakes without a name are in none of them. */
export function sumByMotif(losses: readonly NamedLoss[], matches: number): MotifCost[] {
  const sums = new Map<string, { loss: number; mistakes: number }>();
  for (const { event, motif } of losses) {
    if (motif === undefined) continue;
    const { loss = 0, mistakes = 0 } = sums.get(motif) ?? {};
    sums.set(motif, { loss: loss + lossOf(event), mistakes: mistakes + 1 });
  }
  return Array.from(sums, ([motif, { loss, mistakes }]) => ({
    motif,
    perMatch: loss / Math.max(1, matches),
    mistakes,
  })).sort((one, other) => other.perMatch - one.perMatch);
}
