/** Who sits where, as a record keeps it: names as players, and for each seat a level or a person as a note. */
import type { RecordNotes } from "@riad/core";
import type { Sitter } from "./face.ts";
import type { LevelId } from "./levels.ts";
import { usualNames } from "./names.ts";

const PERSON = "person";
const NOTE = "seats";

export function makeNotes(sitters: readonly Sitter[], date: string): RecordNotes {
  return {
    players: sitters.map(({ name }) => name),
    date,
    extra: { [NOTE]: sitters.map(({ level }) => level ?? PERSON).join(",") },
  };
}

/** Somebody at this screen, and computers at the other seats. */
export function againstComputers(level: LevelId, seats: number): Sitter[] {
  return usualNames(seats).map((name, seat) => ({ name, level: seat === 0 ? null : level }));
}

/** A record from elsewhere knows nothing of levels: then everybody is a person. */
export function readSitters(notes: RecordNotes, levels: readonly string[]): Sitter[] {
  const kinds = (notes.extra[NOTE] ?? "").split(",");
  return notes.players.map((name, seat) => ({ name, level: levels.includes(kinds[seat]) ? kinds[seat] : null }));
}
