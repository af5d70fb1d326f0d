/** Decisions: which ones are accepted, and from whom. */
import { REFUSED, serverSays } from "@riad/protocol";
import { timeLeft } from "./clock.ts";
import { refused } from "./draft.ts";
import type { Draft, Refused } from "./draft.ts";

export interface Decision {
  /** The length of the log when it was chosen; without it, the decision applies to the current position. */
  readonly ply: number | undefined;
  readonly move: string;
  readonly command: string | null;
}

/** A decision of the seat's holder, who must still be in the match and not be replaced by a computer. */
export function playAsHolder(draft: Draft, seat: number, decision: Decision): Refused | undefined {
  const { out, level } = draft.state.seats[seat];
  if (draft.status === "live" && out !== null) return refused(REFUSED.forbidden, serverSays("alreadyOut", {}));
  if (draft.status === "live" && level !== null) return refused(REFUSED.forbidden, serverSays("computerPlays", {}));
  return playDecision(draft, seat, decision);
}

/** A decision of a seat, whether by a person or a computer. */
export function playDecision(draft: Draft, seat: number, { ply, move, command }: Decision): Refused | undefined {
  const { table, position } = draft;
  const closed = refuseUnlessLive(draft);
  if (closed !== undefined || position === undefined) return closed;
  if (ply !== undefined && ply !== table.length) {
    return refused(REFUSED.stale, serverSays("movedOn", { length: table.length, ply }));
  }
  if (draft.actor !== seat) return refused(REFUSED.forbidden, serverSays("seatTurn", { seat: draft.actor + 1 }));
  // The clock decides, not the order in which the deadline and a late move are processed.
  const { clock, seats } = draft.state;
  if (clock.kind !== "none" && seats[seat].level === null && timeLeft(draft.state, seat, draft) < 0) {
    return refused(REFUSED.over, serverSays("timeUp", {}));
  }
  const parsed = table.game.notation.parseMove(position, move);
  if (!parsed.ok) return refused(REFUSED.illegal, parsed.refusal);
  draft.decide(parsed.value, command);
  return undefined;
}

export function refuseUnlessLive(draft: Draft): Refused | undefined {
  if (draft.status === "open") return refused(REFUSED.waiting, serverSays("waiting", {}));
  if (draft.status === "over") return refused(REFUSED.over, serverSays("matchOver", {}));
  return undefined;
}
