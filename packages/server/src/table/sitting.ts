/** Sitting down, and getting up before the match has begun. */
import { REFUSED, drawFirst } from "@riad/protocol";
import { refused } from "./draft.ts";
import type { Draft, Refused } from "./draft.ts";
import { emptySeat } from "./state.ts";
import { hashToken } from "./table.ts";

export interface Guest {
  readonly name: string;
  readonly token: string;
  readonly seat?: number | undefined;
  readonly invite?: string | undefined;
  readonly seed?: string | undefined;
}

/** The seat, or why there is none. Somebody who already sits has the same seat again. */
export function sit(draft: Draft, guest: Guest): number | Refused {
  const sitting = draft.table.seatOf(guest.token);
  if (sitting !== undefined) return sitting;
  const seat = chooseSeat(draft, guest);
  if (typeof seat !== "number") return seat;
  draft.state.seats[seat] = {
    ...emptySeat(),
    kind: "human",
    name: guest.name,
    token: hashToken(guest.token),
    seed: guest.seed ?? "",
  };
  beginIfFull(draft);
  return seat;
}

function chooseSeat(draft: Draft, guest: Guest): number | Refused {
  const { table, state } = draft;
  if (draft.status === "over") return refused(REFUSED.over, "This match is over.");
  if (guest.invite !== undefined) {
    const seat = table.invitedTo(guest.invite);
    if (seat !== undefined) return seat;
    return refused(REFUSED.unauthorised, "This invitation is not good, or somebody has already used it.");
  }
  if (guest.seat !== undefined) {
    const kind = state.seats[guest.seat]?.kind;
    if (kind === undefined) return refused(REFUSED.unknown, `This table has no seat ${guest.seat + 1}.`);
    if (kind === "open") return guest.seat;
    return refused(REFUSED.full, `Seat ${guest.seat + 1} is not free.`);
  }
  const free = state.seats.findIndex(({ kind }) => kind === "open");
  return free >= 0 ? free : refused(REFUSED.full, "No seat is free at this table.");
}

/** Whether the match begins. */
export function beginIfFull(draft: Draft): boolean {
  const { seats, firstWish } = draft.state;
  if (draft.status !== "open" || seats.some(({ kind }) => kind === "open" || kind === "reserved")) return false;
  const seeds = seats.map(({ seed }) => seed);
  draft.begin(firstWish ?? drawFirst(draft.table.row.secret, seeds, seats.length));
  return true;
}

/** Gives the seat back. The last person to go closes the table. */
export function standUp(draft: Draft, seat: number): void {
  draft.state.seats[seat] = emptySeat();
  if (draft.people().length === 0) {
    draft.end(
      "abandoned",
      draft.state.seats.map(() => 0),
    );
  }
}
