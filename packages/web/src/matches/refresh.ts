/** What happened in matches on the server while nobody here looked. */
import { makeEnding } from "@riad/core";
import type { MatchAnswer } from "@riad/protocol";
import type { KeptMatch } from "../kept/kept-match.ts";
import { saveMatches } from "../kept/match-store.ts";

/** Asks once for each that is running; without a server the copy of this device stays as it is. */
export async function refresh(kept: readonly KeptMatch[]): Promise<void> {
  const running = kept.filter(({ isOnline, ending }) => isOnline && ending === undefined);
  const news = await Promise.all(running.map((match) => askFor(match).catch(() => null)));
  const changed = news.filter((match) => match !== null);
  if (changed.length > 0) await saveMatches(changed);
}

/** The match as it is now; null if nothing has happened. */
async function askFor(match: KeptMatch): Promise<KeptMatch | null> {
  const address = `/api/matches/${match.id}`;
  const [state, text] = await Promise.all([fetch(address), fetch(`${address}/record`)]);
  if (!state.ok || !text.ok) return null;
  const { end } = ((await state.json()) as MatchAnswer).table;
  const record = await text.text();
  const ending = end === null ? {} : { ending: makeEnding(end.points, end.places, end.reason) };
  if (record === match.record && end === null) return null;
  return { ...match, record, ...ending, changed: Date.now() };
}
