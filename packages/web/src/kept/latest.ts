/** The match to continue, known at once: the start page loads neither the database nor the rules for it. */
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

/** A match that is over, or has no moves yet, is nothing to come back to. */
export function noteLatest({ game, id, record }: KeptMatch): void {
  if (!isBegun(record)) return;
  if (isRunning(record)) keep(KEY, JSON.stringify({ game, id, players: readPlayers(record) } satisfies Latest));
  else forgetLatest(id);
}

export function forgetLatest(id: string): void {
  if (latestMatch()?.id === id) forget(KEY);
}

export function latestMatch(): Latest | null {
  return readNote() ?? findFormer();
}

function readNote(): Latest | null {
  try {
    const note = JSON.parse(recall(KEY) ?? "null") as Latest | null;
    return note !== null && isGameId(note.game) && Array.isArray(note.players) ? note : null;
  } catch {
    return null;
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
