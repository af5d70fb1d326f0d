/**
 * Votes on what to do about a player who has disconnected: wait, let a computer stand in, or end the match.
 *
 * Only players who are still in the match and present may vote, and only their votes count: not those who have
 * resigned, lost on time, left, been replaced by a computer, or been disconnected for so long that the others could
 * decide about them too. A majority decides. Votes are recounted whenever somebody resigns, leaves or comes back.
 *
 * A single remaining voter could use a short outage of the others to abandon a lost match. So one voter can never end a
 * match with clocks (the absent player's clock keeps running), and can end one without clocks only after a longer wait.
 */
import { REFUSED, serverSays } from "@riad/protocol";
import type { LeaverChoice } from "@riad/protocol";
import { refused } from "./draft.ts";
import type { Draft, Refused } from "./draft.ts";
import { refuseUnlessLive } from "./playing.ts";

/** Milliseconds that a vote to wait adds. */
const WAIT = 60_000;

export interface Ballot {
  readonly about: number;
  readonly choice: LeaverChoice;
  readonly level: string;
}

export function voteOn(draft: Draft, by: number, { about, choice, level }: Ballot): Refused | undefined {
  const closed = refuseUnlessLive(draft);
  if (closed !== undefined) return closed;
  const { state } = draft;
  if (state.seats[by].out !== null) return refused(REFUSED.forbidden, serverSays("alreadyOut", {}));
  const seat = state.seats[about];
  if (seat === undefined || seat.kind !== "human" || about === by) {
    return refused(REFUSED.forbidden, serverSays("nothingToDecide", {}));
  }
  if (seat.out !== null || seat.level !== null) return refused(REFUSED.forbidden, serverSays("computerPlays", {}));
  const isTooSoon = !draft.absence.isGone(about) || (choice === "end" && !mayEnd(draft, about, by));
  if (isTooSoon) return refused(REFUSED.forbidden, serverSays("notGoneLong", {}));
  const others = state.votes.filter((vote) => vote.about !== about || vote.by !== by);
  state.votes = [...others, { about, by, choice, level }];
  decide(draft, about, by);
  return undefined;
}

/** After somebody has left or come back, the number of votes needed may differ. */
export function recountVotes(draft: Draft): void {
  for (const about of new Set(draft.state.votes.map((vote) => vote.about))) {
    if (draft.status === "live" && draft.absence.isGone(about)) decide(draft, about, undefined);
  }
}

/** Removes the votes about a seat and those that its player has cast. */
export function forgetVotes(draft: Draft, seat: number): void {
  draft.state.votes = draft.state.votes.filter(({ about, by }) => about !== seat && by !== seat);
}

/** The player who has just voted (`by`) is present, whatever this node knows about their connections. */
function voters(draft: Draft, about: number, by: number | undefined): number[] {
  return draft.people().filter((person) => {
    const { away, level } = draft.state.seats[person];
    if (person === about || away || level !== null) return false;
    return person === by || !draft.absence.isGone(person);
  });
}

function mayEnd(draft: Draft, about: number, by: number | undefined): boolean {
  if (voters(draft, about, by).length > 1) return true;
  return draft.state.clock.kind === "none" && draft.absence.isLongGone(about);
}

function decide(draft: Draft, about: number, by: number | undefined): void {
  const { state } = draft;
  const entitled = voters(draft, about, by);
  const votes = state.votes.filter((vote) => vote.about === about && entitled.includes(vote.by));
  const winning = votes.find(
    ({ choice }) => 2 * votes.filter((vote) => vote.choice === choice).length > entitled.length,
  );
  if (winning === undefined || (winning.choice === "end" && !mayEnd(draft, about, by))) return;
  const { choice, level } = winning;
  forgetVotes(draft, about);
  if (choice === "wait") state.seats[about].waitUntil = draft.now + WAIT;
  else if (choice === "computer") state.seats[about].level = level;
  else
    draft.end(
      "abandoned",
      state.seats.map(() => 0),
    );
}
