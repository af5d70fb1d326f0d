/** What happened in matches on the server while nobody here looked, and those that this device has never seen. */
import { makeEnding } from "@riad/core";
import type { MatchAnswer, OwnMatch, TableView } from "@riad/protocol";
import { keptFrom } from "../kept/kept-match.ts";
import type { KeptMatch } from "../kept/kept-match.ts";
import { saveMatches } from "../kept/match-store.ts";
import { findOwnMatches } from "../person/person.ts";
import { mergeLists, ownList, readOwnList, withNews } from "./own-list.ts";
import { listWatched, newWatched, watchedTables } from "./watched.ts";

/** Requests at a time. */
const AT_ONCE = 6;

/** Asks the server for the person's matches; without one the copies of this device stay as they are. */
export async function refresh(kept: readonly KeptMatch[]): Promise<void> {
  const answer = await findOwnMatches();
  if (answer !== null) ownList.value = readOwnList(answer);
  const own = ownList.peek().matches;
  const { changed, missing } = mergeLists(kept, own.values());
  if (changed.length > 0) await saveMatches(changed);
  const others = kept.filter(({ id }) => !own.has(id));
  await Promise.all([fetchMissing(kept, missing), refreshOthers(others), fetchWatched(kept)]);
}

/** Tables opened for others: those that wait are listed as such, and of those that have begun a copy is kept. */
async function fetchWatched(kept: readonly KeptMatch[]): Promise<void> {
  const known = new Set([...kept.map(({ id }) => id), ...ownList.peek().matches.keys()]);
  const fresh = listWatched().filter((match) => !known.has(match));
  const tables = (await Promise.all(fresh.map(fetchTable))).filter((table) => table !== null);
  watchedTables.value = tables.filter(({ status }) => status === "open");
  await refreshOthers(tables.filter(({ status }) => status !== "open").map(newWatched));
}

async function fetchTable(match: string): Promise<TableView | null> {
  try {
    const response = await fetch(`/api/matches/${match}`);
    return response.ok ? ((await response.json()) as MatchAnswer).table : null;
  } catch {
    return null;
  }
}

async function fetchMissing(kept: readonly KeptMatch[], missing: readonly OwnMatch[]): Promise<void> {
  const here = new Map(kept.map((match) => [match.id, match]));
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    const some = missing.slice(at, at + AT_ONCE);
    const records = await Promise.all(some.map(({ match }) => fetchRecord(match)));
    const fresh = some.flatMap((match, i) => {
      const { match: id, length, updatedAt: changed } = match;
      const copy = keptFrom(records[i] ?? "", { name: here.get(id)?.name ?? "", id, isOnline: true, length, changed });
      return copy === null ? [] : [withNews(copy, match)];
    });
    if (fresh.length > 0) await saveMatches(fresh);
  }
}

async function fetchRecord(match: string): Promise<string | null> {
  try {
    const response = await fetch(`/api/matches/${match}/record`);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/** Seats that belong to nobody: of an older server, for example. Asks once for each that is running. */
async function refreshOthers(kept: readonly KeptMatch[]): Promise<void> {
  const running = kept.filter(({ isOnline, ending }) => isOnline && ending === undefined);
  const news = await Promise.all(running.map(askFor));
  const changed = news.filter((match) => match !== null);
  if (changed.length > 0) await saveMatches(changed);
}

/** The match as it is now; null if nothing has happened. */
async function askFor(match: KeptMatch): Promise<KeptMatch | null> {
  const [table, record] = await Promise.all([fetchTable(match.id), fetchRecord(match.id)]);
  if (table === null || record === null) return null;
  const { end } = table;
  const ending = end === null ? {} : { ending: makeEnding(end.points, end.places, end.reason) };
  if (record === match.record && end === null) return null;
  return { ...match, record, ...ending, changed: Date.now() };
}
