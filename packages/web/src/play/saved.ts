/** The running match of each game, saved as a record after every move; a match that a new one replaces is kept too. */
import { forget, keep, recall } from "../memory.ts";
import { shelf } from "../page/shelf.ts";
import type { GameId } from "../page/shelf.ts";
import type { Game, Setup } from "@riad/core";
import { go } from "../page/route.ts";
import type { Sitter } from "./face.ts";
import { againstComputers } from "./sitting.ts";

const LAST = "riad.last";
const current = (game: string) => `riad.match.${game}`;
const earlier = (game: string) => `riad.match.${game}.earlier`;

/** Whether there was room for it. */
export function saveMatch(game: string, record: string): boolean {
  keep(LAST, game);
  return keep(current(game), record);
}

export function savedMatch(game: string): string | null {
  return recall(current(game));
}

/** To be called before a match is replaced by another one: an unfinished match is never lost. */
export function setAside(game: string): void {
  const record = savedMatch(game);
  if (record !== null && isRunning(record) && hasMoves(record)) keep(earlier(game), record);
}

export function earlierMatch(game: string): string | null {
  return recall(earlier(game));
}

export function forgetEarlier(game: string): void {
  forget(earlier(game));
}

export interface Unfinished {
  readonly game: GameId;
  readonly players: readonly string[];
}

/** The match to continue, the last one played first. It looks at the text only, so that the rules need not be loaded. */
export function unfinishedMatch(): Unfinished | null {
  const last = recall(LAST);
  const games = shelf.map(({ id }) => id).sort((one, other) => Number(other === last) - Number(one === last));
  for (const game of games) {
    const record = savedMatch(game);
    if (record === null || !isRunning(record) || !hasMoves(record)) continue;
    return { game, players: readPlayers(record) };
  }
  return null;
}

function readPlayers(record: string): string[] {
  return Array.from(record.matchAll(/^player \d: (.*)$/gm), ([, name]) => name);
}

function isRunning(record: string): boolean {
  return /^result: \*$/m.test(record);
}

/** The moves stand last, behind the number of the first in their line. */
function hasMoves(record: string): boolean {
  return /^\d+\./.test(record.trimEnd().split("\n").at(-1) ?? "");
}

/** Which match the play page has to open, set by the page the player comes from. */
export type MatchRequest =
  | { readonly kind: "new"; readonly setup: Partial<Setup>; readonly sitters: readonly Sitter[] }
  | { readonly kind: "record"; readonly text: string }
  | { readonly kind: "position"; readonly text: string };

let requested: MatchRequest | null = null;

export function sitDown(game: GameId, request: MatchRequest): void {
  setAside(game);
  requested = request;
  go(`/${game}`);
}

/** A match for somebody who has just learned the game. */
export function sitDownFirst({ id, minSeats }: Game): void {
  sitDown(id, { kind: "new", setup: { first: 0 }, sitters: againstComputers("easy", minSeats) });
}

/** To be asked once. */
export function takeRequest(): MatchRequest | null {
  const request = requested;
  requested = null;
  return request;
}
