/**
 * Resigning, and losing on time. With two players the other one wins. With more, a computer takes over the seat so that
 * the others can finish the match, and the seat comes last.
 */
import { REFUSED, serverSays } from "@riad/protocol";
import { timeLeft } from "./clock.ts";
import { placeBehind, refused } from "./draft.ts";
import type { Draft, Refused } from "./draft.ts";
import { refuseUnlessLive } from "./playing.ts";
import { forgetVotes, recountVotes } from "./voting.ts";

export function forfeit(draft: Draft, seat: number, why: "resigned" | "time", standIn: string): Refused | undefined {
  const closed = refuseUnlessLive(draft);
  if (closed !== undefined) return closed;
  const { seats } = draft.state;
  if (seats[seat].out !== null) return refused(REFUSED.forbidden, serverSays("alreadyOut", {}));
  seats[seat].out = why;
  seats[seat].level = standIn;
  forgetVotes(draft, seat);
  const stay = seats.flatMap(({ out }, i) => (out === null ? [i] : []));
  if (stay.length <= 1 || draft.people().length === 0) {
    const points = seats.map((_, i) => -(draft.position?.points(i) ?? 0));
    draft.end(why, placeBehind(ranks(points), draft.state));
  } else recountVotes(draft);
  return undefined;
}

/** Forfeits for the seat to move if its clock has run out; returns whether it had. */
export function forfeitIfFlagged(draft: Draft, standIn: string): boolean {
  const { state, actor } = draft;
  if (draft.status !== "live" || actor < 0 || state.clock.kind === "none" || state.seats[actor].level !== null) {
    return false;
  }
  if (timeLeft(state, actor, draft) > 0) return false;
  state.left[actor] = 0;
  return forfeit(draft, actor, "time", standIn) === undefined;
}

/** Ranks values, smallest first; equal values share a rank. */
function ranks(values: readonly number[]): number[] {
  return values.map((value) => values.filter((other) => other < value).length);
}
