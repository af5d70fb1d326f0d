/** The players' seeds, and the start of the match, which waits for them. */
import { REFUSED, drawFirst, serverSays } from "@riad/protocol";
import { refused } from "./draft.ts";
import type { Draft, Refused } from "./draft.ts";

/**
 * Starts the match once every seat is taken and every announced seed has arrived; returns whether anything has changed.
 * The match waits only briefly for seeds, and not at all for players who have not announced one.
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
 * Stores the seed of a seat. It is sent separately: `commit` proves that its sender had seen the commitment, so the
 * server cannot have chosen its secret to suit the seed. Only the first seed counts.
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
