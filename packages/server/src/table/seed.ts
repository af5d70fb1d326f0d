/** The players' seeds, and the start of the match, which waits for them. */
import { REFUSED, drawFirst, serverSays } from "@riad/protocol";
import { refused } from "./draft.ts";
import type { Draft, Refused } from "./draft.ts";

/**
 * Starts the match once every seat is taken and every seed that was announced has arrived; whether anything has changed.
 * Seeds are waited for only for a moment, and players who have announced none are not waited for.
 */
export function beginIfReady(draft: Draft): boolean {
  const { state } = draft;
  const { seats, firstWish } = state;
  if (draft.status !== "open" || seats.some(({ kind }) => kind === "open" || kind === "reserved")) return false;
  const isMissingSeed = seats.some((seat) => seat.kind === "human" && seat.seedFollows && !seat.isBound);
  const beginBy = state.beginBy ?? draft.now + draft.seedGrace;
  if (isMissingSeed && draft.now < beginBy) {
    const isNew = state.beginBy === null;
    state.beginBy = beginBy;
    return isNew;
  }
  const seeds = seats.map(({ seed }) => seed);
  draft.begin(firstWish ?? drawFirst(draft.table.row.secret, seeds, seats.length));
  return true;
}

/**
 * The seed of a seat, in a message of its own: `commit` shows that its sender had seen the commitment, so the secret cannot
 * have been chosen to suit the seed. The first one counts.
 */
export function bindSeed(draft: Draft, seat: number, seed: string, commit: string): Refused | undefined {
  if (draft.status === "over") return refused(REFUSED.over, serverSays("matchOver", {}));
  const here = draft.state.seats[seat];
  if (draft.status === "live" || here.isBound) {
    return refused(REFUSED.forbidden, serverSays("seedsFixed", {}));
  }
  if (commit !== draft.table.commit) return refused(REFUSED.stale, serverSays("badCommitment", {}));
  here.seed = seed;
  here.isBound = true;
  beginIfReady(draft);
  return undefined;
}
