/** The links that lead to a table. */
import type { OnlineMatch } from "./online-match.ts";

export function tableLink({ game, id }: Pick<OnlineMatch, "game" | "id">): string {
  return new URL(`/${game}/${id}`, location.href).href;
}

export function seatLink(online: OnlineMatch): string {
  return `${tableLink(online)}#seat=${online.stored.value.token ?? ""}`;
}

/** Of a seat that is kept for somebody; null where another browser has it or it has been used. */
export function inviteLink(online: OnlineMatch, seat: number): string | null {
  const found = online.stored.value.invites.find((one) => one.seat === seat);
  return found === undefined || found.invite === "" ? null : `${tableLink(online)}#invite=${found.invite}`;
}

/** The link for the next guest: the table's own while a seat is open to anyone, otherwise the first invitation. */
export function guestLink(online: OnlineMatch): string {
  const seats = online.view.value?.seats ?? [];
  if (seats.some(({ kind }) => kind === "open")) return tableLink(online);
  const kept = seats.findIndex(({ kind }) => kind === "reserved");
  return inviteLink(online, kept) ?? tableLink(online);
}

const MARKS = { seat: "seat=", invite: "invite=" } as const;

/** A secret behind the `#` of such a link. */
export function readSecret(fragment: string, mark: keyof typeof MARKS): string | null {
  return fragment.startsWith(MARKS[mark]) ? fragment.slice(MARKS[mark].length) : null;
}
