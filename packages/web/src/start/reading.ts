/** A text from outside: a record begins with its own line, anything else must be a position. */
import { accept, parseRecord } from "@riad/core";
import type { Result } from "@riad/core";
import { gameOf, parseAnyPosition } from "@riad/games";
import type { Wish } from "../play/wish.ts";

export function readAnything(text: string): Result<{ readonly game: string; readonly wish: Wish }> {
  const trimmed = text.trim();
  if (trimmed.startsWith("riad")) {
    const record = parseRecord(`${trimmed}\n`, gameOf);
    return record.ok
      ? accept({ game: record.value.match.game.id, wish: { kind: "record", text: `${trimmed}\n` } })
      : record;
  }
  const position = parseAnyPosition(trimmed);
  return position.ok ? accept({ game: position.value.game.id, wish: { kind: "position", text: trimmed } }) : position;
}
