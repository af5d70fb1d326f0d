/** How often everybody has won while the same players sat together, read from the matches that this device keeps. */
import { useEffect, useState } from "preact/hooks";
import { readPlaces, readPlayers } from "../kept/kept-match.ts";
import type { KeptMatch } from "../kept/kept-match.ts";
import { listMatches } from "../kept/match-store.ts";
import { whileHere } from "../page/while-here.ts";
import type { Table } from "./table.ts";

export interface Wins {
  readonly name: string;
  readonly count: number;
}

/** As long as people sit together, in milliseconds. */
const SITTING = 12 * 3600_000;

/** Null until there are two matches to count; only of matches on this screen. */
export function useWins(table: Table): readonly Wins[] | null {
  const [wins, setWins] = useState<readonly Wins[] | null>(null);
  const isHere = table.controls !== null;
  useEffect(
    () => (isHere ? whileHere(listMatches(), (kept) => setWins(countWins(table.id, kept))) : undefined),
    [table, isHere],
  );
  return wins;
}

/** Up to this match and with it. The most wins come first; a shared win counts for each of its winners. */
export function countWins(id: string, kept: readonly KeptMatch[]): Wins[] | null {
  const last = kept.find((match) => match.id === id);
  if (last === undefined) return null;
  const isCounted = ({ record, changed, isOnline }: KeptMatch) =>
    !isOnline &&
    changed <= last.changed &&
    changed > last.changed - SITTING &&
    companyOf(record) === companyOf(last.record) &&
    readPlaces(record).length > 0;
  // The same record twice is a copy that somebody has opened.
  const records = [...new Set(kept.filter(isCounted).map(({ record }) => record))];
  if (records.length < 2) return null;
  const winners = records.flatMap((record) => readPlayers(record).filter((_, seat) => readPlaces(record)[seat] === 0));
  return readPlayers(last.record)
    .map((name) => ({ name, count: winners.filter((winner) => winner === name).length }))
    .sort((one, other) => other.count - one.count);
}

/** Who sits there, and how strong the computers are. */
function companyOf(record: string): string {
  return [...readPlayers(record), /^note seats: .*$/m.exec(record)?.[0]].join("\n");
}
