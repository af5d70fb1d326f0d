/**
 * How far a match on one screen can be undone: against computers without a limit, with other people never past an
 * outcome of chance. Going past chance marks the match (see `Match.rewind`).
 */
import { CHANCE } from "./game.ts";
import type { Seat } from "./game.ts";
import type { Match } from "./match.ts";
import { refuse } from "./refusals.ts";
import { REFUSAL, accept } from "./result.ts";
import type { Result } from "./result.ts";

export interface UndoPolicy {
  /** Whether a person plays the seat. */
  readonly isPerson: (seat: Seat) => boolean;
  /** Whether the person had a choice there; a forced move is undone together with the one before it. */
  readonly isChoice?: (ply: number) => boolean;
}

/** The ply of the last choice of a person, which is where undo goes back to. */
export function findUndo(match: Match, { isPerson, isChoice = () => true }: UndoPolicy): Result<number> {
  for (let ply = match.length - 1; ply >= 0; ply--) {
    const actor = match.actorAt(ply);
    if (actor === CHANCE || !isPerson(actor) || !isChoice(ply)) continue;
    return mayRewind(match, ply, isPerson) ? accept(ply) : refuse(REFUSAL.chance, "undoTogether", {});
  }
  return refuse(REFUSAL.illegal, "nothingToUndo", {});
}

/** Whether the match may be rewound to this ply. */
export function mayRewind(match: Match, ply: number, isPerson: (seat: Seat) => boolean): boolean {
  let people = 0;
  for (let seat = 0; seat < match.seats; seat++) if (isPerson(seat)) people++;
  if (people <= 1) return true;
  for (let later = ply; later < match.length; later++) if (match.actorAt(later) === CHANCE) return false;
  return true;
}
