/** What this browser kept of somebody who was deleted: seats, copies of online matches, the name. Matches played here alone stay. */
import { deleteMatch, listMatches } from "../kept/match-store.ts";
import { forget, listKeys } from "../memory.ts";
import { forgetName } from "../page/player-name.ts";

const KEYS = ["riad.online.", "riad.claimed", "riad.push", "riad.unreached", "riad.unreadable."];

export async function forgetOnline(): Promise<void> {
  for (const prefix of KEYS) for (const key of listKeys(prefix)) forget(key);
  forgetName();
  const kept = await listMatches();
  await Promise.all(kept.filter(({ isOnline }) => isOnline).map(({ id }) => deleteMatch(id)));
}
