/**
 * How a match goes on without somebody. With two seats whoever resigns or runs out of time has lost. With more a computer
 * plays the seat on, so that the others keep their match, and the seat comes last.
 *
 * Somebody who is merely gone loses nothing: the others may wait, let a computer stand in, or end the match.
 */
import { REFUSED } from "@riad/protocol";
import type { LeaverChoice } from "@riad/protocol";
import { timeLeft } from "./clock.ts";
import { placeBehind, refused } from "./draft.ts";
import type { Draft, Refused } from "./draft.ts";
import { refuseUnlessLive } from "./playing.ts";

/** How much longer a table that has chosen to wait waits. */
const WAIT = 60_000;

export function forfeit(draft: Draft, seat: number, why: "resigned" | "time", standIn: string): Refused | undefined {
  const closed = refuseUnlessLive(draft);
  if (closed !== undefined) return closed;
  const { seats } = draft.state;
  if (seats[seat].out !== null) return refused(REFUSED.forbidden, "This seat has already left the match.");
  seats[seat].out = why;
  seats[seat].level = standIn;
  forgetVotes(draft, seat);
  const stay = seats.flatMap(({ out }, i) => (out === null ? [i] : []));
  if (stay.length <= 1 || draft.people().length === 0) {
    const points = seats.map((_, i) => -(draft.position?.points(i) ?? 0));
    draft.end(why, placeBehind(ranks(points), draft.state));
  }
  return undefined;
}

/** The clock of whoever is to move has run out. Nothing happens if it has not. */
export function flagFallen(draft: Draft, standIn: string): boolean {
  const { state, actor } = draft;
  if (draft.status !== "live" || actor < 0 || state.clock.kind === "none" || state.seats[actor].level !== null) {
    return false;
  }
  if (timeLeft(state, actor, draft) > 0) return false;
  state.left[actor] = 0;
  return forfeit(draft, actor, "time", standIn) === undefined;
}

/** Left on purpose: nobody needs to wait. The seat link still leads back. */
export function goAway(draft: Draft, seat: number): void {
  draft.state.seats[seat].away = true;
}

/** Whether coming back changes anything. */
export function comeBack(draft: Draft, seat: number): boolean {
  const here = draft.state.seats[seat];
  if (draft.status !== "live" || here.out !== null || (!here.away && here.level === null)) return false;
  here.away = false;
  here.level = null;
  here.waitUntil = 0;
  forgetVotes(draft, seat);
  if (draft.actor === seat) draft.state.turnAt = draft.now;
  return true;
}

export interface Ballot {
  readonly about: number;
  readonly choice: LeaverChoice;
  readonly level: string;
  /** Whether the seat in question has been gone for long enough. */
  readonly isGone: boolean;
}

export function voteOn(draft: Draft, by: number, ballot: Ballot): Refused | undefined {
  const closed = refuseUnlessLive(draft);
  if (closed !== undefined) return closed;
  const { state } = draft;
  const { about, choice } = ballot;
  const seat = state.seats[about];
  if (seat === undefined || seat.kind !== "human" || about === by) {
    return refused(REFUSED.forbidden, "There is nothing to decide about this seat.");
  }
  if (seat.out !== null || seat.level !== null)
    return refused(REFUSED.forbidden, "A computer already plays this seat.");
  if (!ballot.isGone) return refused(REFUSED.forbidden, "This player has not been gone for long enough.");
  state.votes = [...state.votes.filter((vote) => vote.about !== about || vote.by !== by), { about, by, choice }];
  const voters = draft.people().filter((person) => person !== about && !state.seats[person].away);
  const agreed = state.votes.filter((vote) => vote.about === about && vote.choice === choice).length;
  if (2 * agreed <= voters.length) return undefined;
  forgetVotes(draft, about);
  if (choice === "wait") seat.waitUntil = draft.now + WAIT;
  else if (choice === "computer") seat.level = ballot.level;
  else
    draft.end(
      "abandoned",
      state.seats.map(() => 0),
    );
  return undefined;
}

function forgetVotes(draft: Draft, about: number): void {
  draft.state.votes = draft.state.votes.filter((vote) => vote.about !== about);
}

/** Smallest first; equals share a rank. */
function ranks(values: readonly number[]): number[] {
  return values.map((value) => values.filter((other) => other < value).length);
}
