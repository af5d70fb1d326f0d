/** How a table starts: as requested, with the match saved here, or with a first match against computers. */
import { accept, Match, parseRecord, unwrap } from "@riad/core";
import type { Game, Result } from "@riad/core";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import type { Sitter } from "./face.ts";
import { LEVELS, againstComputers, readSitters, usualNames } from "./sitting.ts";
import { earlierMatch, forgetEarlier, savedMatch, setAside } from "./saved.ts";
import type { MatchRequest } from "./saved.ts";
import { gameOf, parseAnyPosition } from "@riad/games";

export interface Beginning {
  readonly match: Match;
  readonly sitters: readonly Sitter[];
  /** A sentence for the player where something went wrong. */
  readonly notice: string;
}

export function begin(game: Game, request: MatchRequest | null): Beginning {
  if (request !== null) {
    const begun = fulfil(game, request);
    if (begun.ok) return begun.value;
    return { ...restore(game), notice: sayRefusal(begun.refusal) };
  }
  return restore(game);
}

/** A match from a text; refused if it is not a match of this game. */
export function readMatch(game: Game, text: string): Result<Beginning> {
  const record = parseRecord(text, (id) => (id === game.id ? game : undefined));
  if (!record.ok) return record;
  const { match, notes } = record.value;
  return accept({ match, sitters: readSitters(notes, LEVELS), notice: "" });
}

/** The match that was set aside; a match that is running takes its place, so that none is lost. */
export function bringBack(game: Game): Result<Beginning> {
  const match = readMatch(game, earlierMatch(game.id) ?? "");
  forgetEarlier(game.id);
  if (match.ok) setAside(game.id);
  return match;
}

function fulfil(game: Game, request: MatchRequest): Result<Beginning> {
  if (request.kind === "record") return readMatch(game, request.text);
  const match =
    request.kind === "new" ? Match.fromSetup(game, request.setup) : Match.fromPosition(game, request.text.trim());
  if (!match.ok) return match;
  const sitters = request.kind === "new" ? request.sitters : people(match.value.seats);
  return accept({ match: match.value, sitters, notice: "" });
}

function restore(game: Game): Beginning {
  const text = savedMatch(game.id);
  const fresh = (notice: string): Beginning => ({
    match: unwrap(Match.fromSetup(game)),
    sitters: againstComputers("medium", game.minSeats),
    notice,
  });
  if (text === null) return fresh("");
  const saved = readMatch(game, text);
  return saved.ok ? saved.value : fresh(say("savedUnreadable", { reason: sayRefusal(saved.refusal) }));
}

function people(seats: number): Sitter[] {
  return usualNames(seats).map((name) => ({ name, level: null }));
}

/** A text from outside: a record starts with its own line; anything else must be a position. */
export function readAnything(text: string): Result<{ readonly game: string; readonly request: MatchRequest }> {
  const trimmed = text.trim();
  if (trimmed.startsWith("riad")) {
    const record = parseRecord(`${trimmed}\n`, gameOf);
    return record.ok
      ? accept({ game: record.value.match.game.id, request: { kind: "record", text: `${trimmed}\n` } })
      : record;
  }
  const position = parseAnyPosition(trimmed);
  return position.ok
    ? accept({ game: position.value.game.id, request: { kind: "position", text: trimmed } })
    : position;
}
