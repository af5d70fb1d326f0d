/**
 * An invitation can be used once. When an invited guest leaves the seat, the creator of the table requests a new one, so that
 * the seat can be offered again.
 */
import { inviteAnswer } from "@riad/protocol";
import type { TableView } from "@riad/protocol";
import type { Invite } from "./stored-match.ts";

/** Stands for an invitation that somebody has used. */
const USED = "";

/** The invitations as they are good for a table: those of taken seats are used. The same list if nothing has changed. */
export function withoutUsed(invites: readonly Invite[], { seats }: Pick<TableView, "seats">): readonly Invite[] {
  const isStale = ({ seat, invite }: Invite): boolean => invite !== USED && seats[seat]?.kind === "human";
  if (!invites.some(isStale)) return invites;
  return invites.map((one) => (isStale(one) ? { seat: one.seat, invite: USED } : one));
}

/** The seats that need a new invitation. */
export function seatsToOffer(invites: readonly Invite[], { seats }: Pick<TableView, "seats">): number[] {
  return invites.flatMap(({ seat, invite }) => (invite === USED && seats[seat]?.kind === "reserved" ? [seat] : []));
}

/** A new invitation from the server, or null if it cannot be had. */
export async function askForInvite(match: string, token: string | null, seat: number): Promise<Invite | null> {
  try {
    const response = await fetch(`/api/matches/${match}/invite`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        // Without a token the cookie says whose seat it is.
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ seat }),
    });
    const answer = inviteAnswer.safeParse(await response.json());
    return answer.success ? { seat, invite: answer.data.invite } : null;
  } catch {
    return null;
  }
}
