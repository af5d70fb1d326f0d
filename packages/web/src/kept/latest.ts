/** The matches to continue, known at once: the start page loads neither the database nor the rules for them. */
import { forget, keep, listKeys, recall } from "../memory.ts";
import { isGameId } from "../page/shelf.ts";
import type { GameId } from "../page/shelf.ts";
import { isBegun, isRunning, keptFrom, readPlayers } from "./kept-match.ts";
import type { KeptMatch } from "./kept-match.ts";

export interface Latest {
  readonly game: GameId;
  /** Empty for a match that version 0.1 kept; the game's page finds it. */
  readonly id: string;
  readonly players: readonly string[];
}

const KEY = "riad.last";
/** When one is over, the one before it is offered again. */
const MOST = 20;

/** A match that is over, or has no moves yet, is nothing to come back to. */
export function noteLatest({ game, id, record, ending }: KeptMatch): void {
  if (!isBegun(record)) return;
  if (isRunning(record) && ending === undefined)
    write([{ game, id, players: readPlayers(record) }, ...notesWithout(id)]);
  else forgetLatest(id);
}

export function forgetLatest(id: string): void {
  if (readNotes().some((note) => note.id === id)) write(notesWithout(id));
}

export function latestMatch(): Latest | null {
  return readNotes()[0] ?? findFormer();
}

function notesWithout(id: string): Latest[] {
  return readNotes().filter((note) => note.id !== id);
}

function write(notes: readonly Latest[]): void {
  if (notes.length === 0) forget(KEY);
  else keep(KEY, JSON.stringify(notes.slice(0, MOST)));
}

/** Version 0.1 kept the id of a game, early copies of 0.2 a single note. */
function readNotes(): Latest[] {
  try {
    const notes = [JSON.parse(recall(KEY) ?? "[]") as unknown].flat() as (Latest | null)[];
    return notes.filter((note): note is Latest => isGameId(note?.game) && Array.isArray(note?.players));
  } catch {
    return [];
  }
}

function findFormer(): Latest | null {
  const last = recall(KEY);
  const running = listKeys("riad.match.")
    .flatMap((key) => keptFrom(recall(key) ?? "", { id: "" }) ?? [])
    .filter(({ record }) => isRunning(record) && isBegun(record));
  const found = running.find(({ game }) => game === last) ?? running[0];
  return found === undefined ? null : { game: found.game, id: "", players: readPlayers(found.record) };
}
