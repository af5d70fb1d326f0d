/** What happened in matches on the server while nobody here looked. */
import { makeEnding } from "@riad/core";
import type { MatchAnswer } from "@riad/protocol";
import type { KeptMatch } from "../kept/kept-match.ts";
import { saveMatch } from "../kept/match-store.ts";

/** Asks once for each that is running; without a server the copy of this device stays as it is. */
export async function refresh(kept: readonly KeptMatch[]): Promise<void> {
  const running = kept.filter(({ isOnline, ending }) => isOnline && ending === undefined);
  await Promise.all(running.map((match) => refreshOne(match).catch(() => undefined)));
}

async function refreshOne(match: KeptMatch): Promise<void> {
  const address = `/api/matches/${match.id}`;
  const [state, text] = await Promise.all([fetch(address), fetch(`${address}/record`)]);
  if (!state.ok || !text.ok) return;
  const { end } = ((await state.json()) as MatchAnswer).table;
  const record = await text.text();
  const ending = end === null ? {} : { ending: makeEnding(end.points, end.places, end.reason) };
  if (record === match.record && end === null) return;
  await saveMatch({ ...match, record, ...ending, changed: Date.now() });
}
