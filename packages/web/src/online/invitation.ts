/** The links that lead to a table. */
import type { Room } from "./room.ts";

export function tableLink({ game, match }: Pick<Room, "game" | "match">): string {
  return new URL(`/${game}/${match}`, location.href).href;
}

export function seatLink(room: Room): string {
  return `${tableLink(room)}#seat=${room.kept.value.token ?? ""}`;
}

/** Of a seat that is kept for somebody; null where another browser has it or it has been used. */
export function inviteLink(room: Room, seat: number): string | null {
  const found = room.kept.value.invites.find((one) => one.seat === seat);
  return found === undefined || found.invite === "" ? null : `${tableLink(room)}#invite=${found.invite}`;
}

/** What to hand to the next guest: the plain link while a seat is open to anyone, else the first invitation. */
export function guestLink(room: Room): string {
  const seats = room.view.value?.seats ?? [];
  if (seats.some(({ kind }) => kind === "open")) return tableLink(room);
  const kept = seats.findIndex(({ kind }) => kind === "reserved");
  return inviteLink(room, kept) ?? tableLink(room);
}

const MARKS = { seat: "seat=", invite: "invite=" } as const;

/** A secret behind the `#` of such a link. */
export function readSecret(fragment: string, mark: keyof typeof MARKS): string | null {
  return fragment.startsWith(MARKS[mark]) ? fragment.slice(MARKS[mark].length) : null;
}
