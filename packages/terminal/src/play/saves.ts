/** Saving and loading tables: the project's records, with players and seed as notes; also the course's replay logs. */
import { REFUSAL, accept, makeRecord, parseRecord, refuse } from "@riad/core";
import type { MatchRecord, Result } from "@riad/core";
import { levelsOf } from "@riad/bots";
import { gameOf } from "@riad/games";
import { entries, readDialect } from "../games.ts";
import type { ForeignLog } from "../entry.ts";
import { readText } from "../files.ts";
import { cleanName } from "./names.ts";
import { Table } from "./table.ts";
import type { Sitter } from "./table.ts";

/** The start of a record's first line, in any version of the format. */
export const RECORD_START = "riad record";

const PERSON = "person";

type Flags = Parameters<typeof readDialect>[1];

export function makeSave(table: Table, date: string): string {
  return makeRecord(table.match, {
    players: table.names,
    date,
    extra: {
      seed: table.seed,
      seats: table.sitters.map(({ level }) => level ?? PERSON).join(","),
      ...(table.isRepeatable ? { repeatable: "yes" } : {}),
    },
  });
}

/** Parses a log of another program; undefined if the text is not one. */
export function parseForeignLog(text: string): Result<ForeignLog> | undefined {
  return entries
    .flatMap(({ log }) => (log?.recognises(text) === true ? [log] : []))
    .at(0)
    ?.parse(text);
}

/** `seed` is used if the text has none; `flags` may name a dialect. */
export function parseSave(text: string, seed: string, flags: Flags = {}): Result<Table> {
  const foreign = parseForeignLog(text);
  if (foreign !== undefined) {
    if (!foreign.ok) return foreign;
    const { match, names } = foreign.value;
    return accept(
      new Table(
        match,
        names.map((name) => ({ name })),
        seed,
        true,
        readDialect(match.game, flags),
      ),
    );
  }
  if (!text.startsWith(RECORD_START)) {
    const others = entries.flatMap(({ log }) => (log === undefined ? [] : [log.firstLine]));
    return refuse(
      REFUSAL.syntax,
      `Line 1: a save starts with ${['the line "riad record 1"', ...others].join(" or, ")}.`,
    );
  }
  const record = parseRecord(text, gameOf);
  if (!record.ok) return record;
  const table = seatRecord(record.value, seed, flags);
  if (table.ok) return table;
  const line = text.split("\n").findIndex((one) => one.startsWith("note seats:")) + 1;
  return refuse(table.refusal.code, `Line ${line}: ${table.refusal.message}`);
}

function seatRecord({ match, notes }: MatchRecord, seed: string, flags: Flags): Result<Table> {
  const { extra, players } = notes;
  const levels = extra["seats"]?.split(",") ?? players.map(() => PERSON);
  if (levels.length !== match.seats) {
    return refuse(REFUSAL.impossible, `the note "seats" names ${levels.length} seats; the match has ${match.seats}.`);
  }
  const known = levelsOf(match.game.id).map(({ id }) => id);
  const stranger = levels.find((level) => level !== PERSON && !known.includes(level));
  if (stranger !== undefined) {
    const clipped = stranger.slice(0, 40);
    return refuse(REFUSAL.unknown, `the note "seats" has "${clipped}"; a seat is ${PERSON} or ${known.join(", ")}.`);
  }
  const sitters = levels.map((level, seat): Sitter => {
    const name = cleanName(players[seat]) || `Player ${seat + 1}`;
    return level === PERSON ? { name } : { name, level };
  });
  return accept(new Table(match, sitters, seed, extra["repeatable"] === "yes", readDialect(match.game, flags)));
}

export function loadTable(path: string, seed: string, flags: Flags = {}): Result<Table> {
  const text = readText(path);
  if (!text.ok) return text;
  const table = parseSave(text.value, seed, flags);
  return table.ok ? table : refuse(table.refusal.code, `${path} is refused. ${table.refusal.message}`);
}
