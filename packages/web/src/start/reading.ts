/** A text from outside: a record starts with its own line; anything else must be a position. */
import { accept, parseRecord } from "@riad/core";
import type { Result } from "@riad/core";
import { gameOf, parseAnyPosition } from "@riad/games";
import type { MatchRequest } from "../play/request.ts";

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
