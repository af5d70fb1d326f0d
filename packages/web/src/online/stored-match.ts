/**
 * What this browser keeps of online matches: the token of the own seat, invitations that were not used yet, commands that
 * were not answered. All of it survives a reload; nothing of it is ever shown in the address bar for longer than a moment.
 */
import type { Command } from "@riad/protocol";
import { forget, keep, listKeys, recall } from "../memory.ts";
import { isGameId } from "../page/shelf.ts";
import type { GameId } from "../page/shelf.ts";

export interface Invite {
  readonly seat: number;
  readonly invite: string;
}

export interface StoredMatch {
  readonly game: GameId;
  readonly token: string | null;
  /** Whether the server has confirmed that the token opens a seat. */
  readonly isSeated: boolean;
  /** Opened by this browser for others, to watch. */
  readonly isWatched: boolean;
  /** Closes such a table before the match starts. */
  readonly closeToken?: string;
  readonly invites: readonly Invite[];
  readonly unsent: readonly Command[];
  /** When it was last used, for putting the latest first and forgetting the oldest. */
  readonly at: number;
}

const PREFIX = "riad.online.";
/** Texts that could not be read are kept here: another version, or a person, may be able to. */
const UNREADABLE = "riad.unreadable.";
const MOST = 40;
const EMPTY = { token: null, isSeated: false, isWatched: false, invites: [], unsent: [] };

export function storedMatch(match: string, game: GameId): StoredMatch {
  return read(match) ?? { ...EMPTY, game, at: Date.now() };
}

/** Whether what is stored of a match cannot be read. It is copied to another key, because the next change overwrites it. */
export function setAsideUnreadable(match: string): boolean {
  const text = recall(PREFIX + match) ?? "";
  return text !== "" && read(match) === null && keep(UNREADABLE + match, text);
}

/** Whether there was room for it. */
export function keepMatch(match: string, kept: StoredMatch): boolean {
  return keep(PREFIX + match, JSON.stringify({ ...kept, at: Date.now() }));
}

export function forgetMatch(match: string): void {
  forget(PREFIX + match);
}

/** Matches of this browser in which a seat is held or which it has opened for others, the latest first; the oldest are forgotten. */
export function storedMatches(): { readonly match: string; readonly kept: StoredMatch }[] {
  const all = listKeys(PREFIX)
    .flatMap((key) => {
      const match = key.slice(PREFIX.length);
      const kept = read(match);
      return kept === null ? [] : [{ match, kept }];
    })
    .sort((one, other) => other.kept.at - one.kept.at);
  for (const { match } of all.slice(MOST)) forgetMatch(match);
  return all.slice(0, MOST).filter(({ kept }) => kept.isSeated || kept.isWatched);
}

/** So that a match taken from the list does not come back; the answer undoes it. */
export function stopWatching(match: string): () => void {
  const kept = storedMatches().find((stored) => stored.match === match)?.kept;
  if (kept === undefined || !kept.isWatched) return () => {};
  keepMatch(match, { ...kept, isWatched: false });
  return () => void keepMatch(match, kept);
}

function read(match: string): StoredMatch | null {
  try {
    const value = JSON.parse(recall(PREFIX + match) ?? "null") as StoredMatch | null;
    if (value === null || !isGameId(value.game)) return null;
    // The seat must not be lost because something beside it cannot be read.
    return { ...EMPTY, ...value, invites: objectsIn(value.invites), unsent: objectsIn(value.unsent) };
  } catch {
    return null;
  }
}

function objectsIn<T>(list: readonly T[]): T[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === "object" && one !== null) : [];
}

/** A seat's token, or what a seat adds to the chance of its match. */
export function makeSecret(): string {
  return random(18);
}

export function makeCommandId(): string {
  return random(9);
}

function random(bytes: number): string {
  const letters = String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(bytes)));
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
