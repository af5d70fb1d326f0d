/** A match as this browser keeps it. Its record is the truth; what a list needs at once is read from the record's header. */
import type { Ending, Seat } from "@riad/core";
import { isGameId } from "../page/shelf.ts";
import type { GameId } from "../page/shelf.ts";

export interface KeptMatch {
  readonly id: string;
  readonly game: GameId;
  readonly record: string;
  /** Given by the player; empty for most. */
  readonly name: string;
  readonly isOnline: boolean;
  /** The own seat in a match over several screens. */
  readonly seat?: Seat;
  /** Opened from this device for others. */
  readonly isWatched?: boolean;
  /** How a match ended that was not played to its end: by a resignation, for example, which the moves do not tell. Online, how any ended. */
  readonly ending?: Ending;
  /** How many moves the record has, for a match on a server: so that a list can tell whether there are more by now. */
  readonly length?: number;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
}

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 10;

/** Never one that a match on a server could have: those are longer. */
export function makeMatchId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** Whether a match with this id is kept nowhere but here. */
export function isLocalId(id: string): boolean {
  return id.length === LENGTH;
}

/** Of the game that the record names, or null if it names none on the shelf. */
export function keptFrom(record: string, wish: Partial<KeptMatch> = {}): KeptMatch | null {
  const game = field(record, "game");
  if (!isGameId(game)) return null;
  return { id: makeMatchId(), game, record, name: "", isOnline: false, changed: Date.now(), ...wish };
}

/** The text alone is looked at, so that the rules need not be loaded. */
export function isRunning(record: string): boolean {
  return field(record, "result") === "*";
}

/** Something to come back to: it has moves, or starts from a position that somebody chose. */
export function isBegun(record: string): boolean {
  return hasMoves(record) || field(record, "position") !== undefined;
}

/** The moves stand last, behind the number of the first in their line. */
function hasMoves(record: string): boolean {
  return /^\d+\./.test(record.trimEnd().split("\n").at(-1) ?? "");
}

/** The place of each seat, from 0, once it is over. */
export function readPlaces(record: string): number[] {
  return Array.from((field(record, "result") ?? "").matchAll(/\/(\d+)/g), ([, place]) => Number(place));
}

export function readPlayers(record: string): string[] {
  return Array.from(record.matchAll(/^player \d: (.*)$/gm), ([, name]) => name);
}

function field(record: string, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)$`, "m").exec(record)?.[1];
}
