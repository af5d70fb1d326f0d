/** Before the match starts: taking a seat, leaving it, inviting people to reserved seats, closing the table. */
import { REFUSED, serverSays } from "@riad/protocol";
import { foldName } from "../people/fold-name.ts";
import { refused } from "./draft.ts";
import type { Draft, Refused } from "./draft.ts";
import { beginIfReady } from "./seed.ts";
import { emptySeat } from "./state.ts";
import { hashToken, newToken } from "./token.ts";
import type { Holder } from "./token.ts";

export interface Guest {
  readonly name: string;
  /** Alternatives if somebody at the table already has that name; only given if the guest does not own the name. */
  readonly otherNames?: readonly string[] | undefined;
  readonly token: string;
  /** The person who sits down, if known. */
  readonly person?: string | null | undefined;
  /** People who must not be seated at the same table as the guest. */
  readonly avoided?: ReadonlySet<string> | undefined;
  readonly seat?: number | undefined;
  readonly invite?: string | undefined;
  readonly seed?: string | undefined;
  readonly seedFollows?: boolean | undefined;
}

/** Returns the seat, or a refusal. Somebody who already has a seat keeps it. */
export function sit(draft: Draft, guest: Guest): number | Refused {
  const holder = hashToken(guest.token);
  const sitting = draft.seatOf(holder);
  if (sitting !== undefined) return sitting;
  const seat = chooseSeat(draft, guest);
  if (typeof seat !== "number") return seat;
  if (draft.state.seats.some(({ person }) => person !== null && guest.avoided?.has(person) === true)) {
    return refused(REFUSED.forbidden, serverSays("notTogether", {}));
  }
  const { isReserved } = draft.state.seats[seat];
  const { person = null, seed = "", seedFollows = false } = guest;
  const name = chooseName(draft, guest);
  const own = { kind: "human", name, token: holder, person, isReserved, seed, seedFollows } as const;
  draft.state.seats[seat] = { ...emptySeat(), ...own };
  beginIfReady(draft);
  return seat;
}

/** Nobody is refused for a name that is taken: the guest gets a number that nobody else at the table has. */
function chooseName({ state }: Draft, { name, otherNames = [] }: Guest): string {
  if (otherNames.length === 0) return name;
  const here = new Set(state.seats.map((seat) => foldName(seat.name)));
  return [name, ...otherNames].find((one) => !here.has(foldName(one))) ?? name;
}

function chooseSeat(draft: Draft, guest: Guest): number | Refused {
  const { state } = draft;
  if (draft.status === "over") return refused(REFUSED.over, serverSays("matchOver", {}));
  if (guest.invite !== undefined) {
    const invited = hashToken(guest.invite);
    const seat = state.seats.findIndex(({ invite }) => invite === invited);
    if (seat >= 0) return seat;
    return refused(REFUSED.unauthorised, serverSays("badInvitation", {}));
  }
  if (guest.seat !== undefined) {
    const kind = state.seats[guest.seat]?.kind;
    if (kind === undefined) return refused(REFUSED.unknown, serverSays("noSeat", { seat: guest.seat + 1 }));
    if (kind === "open") return guest.seat;
    return refused(REFUSED.full, serverSays("seatTaken", { seat: guest.seat + 1 }));
  }
  const free = state.seats.findIndex(({ kind }) => kind === "open");
  return free >= 0 ? free : refused(REFUSED.full, serverSays("noFreeSeat", {}));
}

/**
 * Assigns the seat of this token to `person`, unless it belongs to somebody already. Returns whether anything has
 * changed.
 */
export function claimSeat(draft: Draft, token: string, person: string): boolean | Refused {
  const seat = draft.seatOf(hashToken(token));
  if (seat === undefined) return refused(REFUSED.unauthorised, serverSays("badToken", {}));
  if (draft.state.seats[seat].person !== null) return false;
  draft.state.seats[seat].person = person;
  return true;
}

/** Leaves the seat before the start. The table closes with its last player, unless its creator only watches. */
export function standUp(draft: Draft, seat: number): void {
  const { state } = draft;
  const { isReserved } = state.seats[seat];
  state.seats[seat] = { ...emptySeat(), isReserved, kind: isReserved ? "reserved" : "open" };
  state.beginBy = null;
  if (state.host === seat) state.host = null;
  if (draft.people().length === 0 && !state.isForOthers) abandon(draft);
}

/** Closes a table that its creator only watches, even if somebody has sat down: the match has not started. */
export function closeTable(draft: Draft, holder: Holder): Refused | undefined {
  if (draft.state.closer === null || draft.state.closer !== holder) {
    return refused(REFUSED.unauthorised, serverSays("badToken", {}));
  }
  if (draft.status === "live") return refused(REFUSED.forbidden, serverSays("matchStarted", {}));
  if (draft.status === "open") abandon(draft);
  return undefined;
}

function abandon(draft: Draft): void {
  draft.end(
    "abandoned",
    draft.state.seats.map(() => 0),
  );
}

/**
 * Makes a new invitation to a reserved seat and voids any earlier one. Only the table's creator may, or, once the
 * creator has left, anybody seated there.
 */
export function inviteTo(draft: Draft, by: number, seat: number): string | Refused {
  if (draft.status === "over") return refused(REFUSED.over, serverSays("matchOver", {}));
  const { seats, host } = draft.state;
  if (seats[seat]?.kind !== "reserved") return refused(REFUSED.full, serverSays("seatTaken", { seat: seat + 1 }));
  if (host !== null && host !== by) return refused(REFUSED.forbidden, serverSays("creatorInvites", {}));
  const invite = newToken();
  seats[seat].invite = hashToken(invite);
  return invite;
}
