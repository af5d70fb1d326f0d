/** Seats that were taken before this person was known, by an earlier version or by a link: claimed once, without a question. */
import { keep, recall } from "../memory.ts";
import { playerName } from "../page/player-name.ts";
import { claimSeats, introduce, isKnown } from "../person/person.ts";
import { storedMatches } from "./stored-match.ts";

/** The matches whose seats need not be claimed again. */
const CLAIMED = "riad.claimed";

let claiming: Promise<void> = Promise.resolve();

/**
 * One at a time: two pages of a visit must not claim the same seat twice. `name` is what somebody is called who has never said
 * so in this browser, but opened the link of a seat.
 */
export function claimStoredSeats(name = ""): Promise<void> {
  const claim = () => claimNew(name);
  claiming = claiming.then(claim, claim);
  return claiming;
}

async function claimNew(name: string): Promise<void> {
  const stored = storedMatches();
  const claimed = new Set((recall(CLAIMED) ?? "").split(" "));
  const open = stored.flatMap(({ match, kept: { token } }) =>
    token === null || claimed.has(match) ? [] : [{ match, token }],
  );
  if (open.length === 0) return;
  await introduce(playerName() || name);
  if (!isKnown.peek()) return;
  const settled = await claimSeats(open);
  // Only matches of this browser are remembered, so the list cannot grow without end.
  const known = stored.map(({ match }) => match).filter((match) => claimed.has(match));
  keep(CLAIMED, [...new Set([...known, ...settled])].join(" "));
}
